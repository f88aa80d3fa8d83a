import type { CardsBookWords } from '../../words'

export const people: CardsBookWords['people'] = {
  'bart-cassidy': {
    when: 'Chaque fois qu’il perd des points de vie',
    notes: {
      '1': 'Une carte par point, quelle qu’en soit la cause : tir, Duel, Indiens ! ou Dynamite.',
      '2': 'Seulement une fois qu’il a survécu : les cartes arrivent trop tard pour le sauver.',
    },
    meets: {
      'el-gringo':
        'Tous deux sont payés de leurs blessures : Bart par la pioche, El Gringo par la main de l’auteur.',
      dynamite: 'Trois points de vie perdus, trois cartes piochées.',
      gatling: 'Il pioche avant qu’on interroge le joueur suivant.',
      beer: 'Sauvé par une Bière au dernier souffle, il pioche ensuite.',
    },
  },
  'black-jack': {
    when: 'Quand il pioche au début de son tour',
    notes: {
      '1': 'Cœur et carreau sont rouges. La troisième carte, il ne la montre pas.',
      '2': 'Sans deuxième carte, pas de troisième.',
    },
    meets: {
      'lucky-duke': 'La carte que montre Black Jack n’est pas dégainée : il n’y a rien à choisir.',
      stagecoach:
        'Seules comptent les deux premières cartes de son tour : avec Diligence et Convoi, il ne montre rien.',
    },
  },
  'calamity-janet': {
    when: 'Quand elle tire, et chaque fois qu’elle doit répondre',
    notes: {
      '1': 'Un Raté ! joué comme Bang ! demande une cible à portée et compte comme son Bang ! du tour.',
      '2': 'Un Bang ! montré comme Raté ! ne compte pas comme son Bang !.',
    },
    meets: {
      'slab-the-killer': 'Deux cartes quelconques, Bang ! ou Raté !, annulent son tir.',
      duel: 'Elle défausse l’une ou l’autre, comme elle veut.',
      indians: 'Ici, un Raté ! lui sert : elle le défausse comme un Bang !.',
    },
  },
  'el-gringo': {
    when: 'Chaque fois qu’un autre joueur lui coûte des points de vie',
    notes: {
      '1': 'Une carte par point, au hasard, dans la main de l’auteur ; moins si cette main est épuisée.',
      '2': 'Seulement une fois qu’il a survécu.',
    },
    meets: {
      'suzy-lafayette':
        'Si la main de Suzy est vide quand il se sert, elle pioche d’abord, et il prend cette carte.',
      'willy-the-kid': 'Chaque Bang ! qui touche coûte à Willy une carte de sa main.',
      duel: 'S’il perd un Duel lancé par un autre, il lui prend une carte. S’il perd le sien, il ne prend rien.',
      dynamite: 'Personne n’en est l’auteur : il ne prend rien.',
    },
  },
  'jesse-jones': {
    when: 'Quand il pioche au début de son tour',
    notes: {
      '1': 'Chez n’importe quel autre joueur qui a des cartes en main, à toute distance. La deuxième vient de la pioche.',
      '2': 'Il peut toujours prendre les deux dans la pioche.',
    },
    meets: {
      'suzy-lafayette': 'S’il prend sa dernière carte, elle pioche avant qu’il prenne sa deuxième.',
      'sid-ketchum':
        'Sid peut défausser ses cartes avant : dans une main vide, il n’y a rien à prendre.',
      'pedro-ramirez':
        'Tous deux choisissent d’où vient leur première carte : Jesse d’une main, Pedro de la défausse.',
    },
  },
  jourdonnais: {
    when: 'Chaque fois qu’on lui tire dessus',
    notes: {
      '1': 'Une fois par tir, de Bang ! ou de Gatling. Il peut aussi s’en passer.',
      '2': 'S’il ne sort pas de cœur, il peut encore montrer un Raté !.',
    },
    meets: {
      'slab-the-killer':
        'Avec une vraie Planque en plus, deux cœurs annulent son tir sans une seule carte.',
      barrel: 'Une vraie Planque est une deuxième chance contre le même tir.',
      indians: 'Pas un tir : sa Planque ne sert à rien.',
    },
  },
  'kit-carlson': {
    when: 'Quand il pioche au début de son tour',
    notes: {
      '1': 'Une des trois va face cachée sur le dessus de la pioche, les deux autres sont à lui. Personne d’autre ne les voit.',
      '2': 'Si pioche et défausse ont ensemble moins de trois cartes, il en pioche deux comme tout le monde.',
    },
    meets: {
      'lucky-duke': 'La carte que Kit laisse sur le dessus est la prochaine piochée ou retournée.',
      jail: 'Dynamite et Prison passent d’abord : il ne regarde les cartes qu’ensuite.',
      stagecoach: 'Avec Diligence et Convoi, il pioche comme tout le monde.',
    },
  },
  'lucky-duke': {
    when: 'Chaque fois qu’il doit dégainer',
    notes: {
      '1': 'Il en retourne toujours deux, s’il y en a deux, et désigne celle qui compte.',
      '2': 'Les deux sont défaussées, dans l’ordre où elles ont été retournées.',
    },
    meets: {
      'black-jack': 'La carte que montre Black Jack n’est pas dégainée.',
      barrel:
        'Un cœur sur deux cartes suffit. S’il n’y en a pas, il peut encore montrer un Raté !.',
      jail: 'Un cœur sur deux cartes suffit.',
      dynamite: 'Il peut empêcher l’explosion, sauf si les deux cartes vont du 2 au 9 de pique.',
    },
  },
  'paul-regret': {
    when: 'Tout le temps',
    notes: {
      '1': 'La distance à laquelle il voit les autres ne change pas.',
      '2': 'Il n’a que trois points de vie.',
    },
    meets: {
      'rose-doolan': 'Leurs capacités s’annulent : elle le voit à la distance simple.',
      mustang: 'Avec un Mustang, il est 2 plus loin.',
      panic: 'Cela le protège aussi de Braquage.',
    },
  },
  'pedro-ramirez': {
    when: 'Quand il pioche au début de son tour',
    notes: {
      '1': 'C’est la carte du dessus de la défausse. La deuxième vient de la pioche.',
      '2': 'Il peut toujours prendre les deux dans la pioche, et le doit si la défausse est vide.',
    },
    meets: {
      'jesse-jones':
        'Tous deux choisissent d’où vient leur première carte : Pedro de la défausse, Jesse d’une main.',
      'cat-balou':
        'Après un Coup de foudre, c’est lui qui est sur le dessus : il est défaussé après son effet.',
      jail: 'Après un tour passé en Prison, c’est la Prison qui est sur le dessus.',
    },
  },
  'rose-doolan': {
    when: 'Tout le temps',
    notes: {
      '1': 'La distance n’est jamais inférieure à 1.',
      '2': 'La distance à laquelle les autres la voient ne change pas.',
    },
    meets: {
      'paul-regret': 'Leurs capacités s’annulent : elle le voit à la distance simple.',
      scope: 'Avec une Lunette, tous sont 2 plus près.',
      panic: 'Cela sert aussi pour Braquage.',
    },
  },
  'sid-ketchum': {
    when: 'À tout moment, même pendant le tour d’un autre',
    notes: {
      '1': 'Aussi souvent qu’il a deux cartes en main, mais jamais au-delà de son maximum.',
      '2': 'Au dernier souffle aussi, avec des Bières. À deux joueurs, seules les cartes servent encore.',
      '3': 'Quand il doit défausser, cela réduit sa main et relève sa limite.',
    },
    meets: {
      'jesse-jones': 'Il peut défausser ses cartes avant que Jesse ne se serve.',
      beer: 'Au dernier souffle, il peut mêler Bières et cartes défaussées.',
    },
  },
  'slab-the-killer': {
    when: 'Quand il joue un Bang !',
    notes: {
      '1': 'Un tir qui touche coûte un point de vie, comme toujours.',
      '2': 'Seulement ses cartes Bang ! : contre sa Gatling, un Raté ! suffit ; Duel et Indiens ! ne changent pas.',
      '3': 'On peut en montrer un seul. Si le deuxième ne suit pas, il est perdu.',
    },
    meets: {
      'calamity-janet': 'Deux cartes quelconques, Bang ! ou Raté !, annulent son tir.',
      jourdonnais:
        'Avec une vraie Planque en plus, deux cœurs annulent son tir sans une seule carte.',
      'suzy-lafayette':
        'Si son premier Raté ! était sa dernière carte, elle pioche aussitôt et peut s’en servir.',
      barrel: 'Un cœur est l’un des deux.',
    },
  },
  'suzy-lafayette': {
    when: 'Chaque fois que sa main est vide et qu’aucune carte n’est en train d’agir',
    notes: {
      '1': 'Tant qu’une carte agit, la sienne ou celle d’un autre, elle attend : d’abord la carte est défaussée et on vérifie qui a gagné, puis elle pioche.',
      '2': 'Aussitôt dans deux cas seulement : s’il lui faut un deuxième Raté ! contre le même tir, et avant qu’El Gringo ne se serve dans sa main vide.',
      '3': 'Avec une option, elle pioche toujours aussitôt.',
    },
    meets: {
      'el-gringo':
        'Sa dernière carte est le Bang ! qui le touche : elle pioche, il prend cette carte, et après le Bang ! elle pioche encore.',
      'slab-the-killer':
        'Après son premier Raté !, si sa main est vide, elle pioche et peut s’en servir.',
      'jesse-jones': 'S’il prend sa dernière carte, elle pioche avant qu’il prenne sa deuxième.',
      stagecoach: 'Comme dernière carte, elle lui donne deux cartes et pas de troisième.',
      duel: 'Elle pioche une fois, quand il est fini.',
    },
  },
  'vulture-sam': {
    when: 'Chaque fois qu’un autre joueur est éliminé',
    notes: {
      '1': 'Main et cartes en jeu, tout va dans sa main.',
      '2': 'S’il a lui-même éliminé un Hors-la-loi, il reçoit ces cartes, puis les trois de la récompense.',
      '3': 'Shérif, s’il élimine un Adjoint, il prend les cartes puis défausse tout.',
      '4': 'S’il est lui-même éliminé, ses cartes sont défaussées.',
    },
    meets: {
      'suzy-lafayette':
        'Si sa main est vide, elle ne laisse que ce qui est posé devant elle : éliminée, elle ne pioche plus.',
      gatling:
        'S’il est le deuxième à tomber par la même Gatling, il hérite du premier puis perd tout.',
      dynamite: 'La Dynamite posée devant un joueur éliminé lui revient avec le reste.',
    },
  },
  'willy-the-kid': {
    when: 'Quand il joue des Bang ! à son tour',
    notes: {
      '1': 'La portée compte comme toujours.',
      '2': 'Chaque Bang ! est un tir à part, avec ses propres réponses.',
    },
    meets: {
      'el-gringo': 'Chaque Bang ! qui touche coûte à Willy une carte de sa main.',
      volcanic: 'Elle ne lui apporte rien de nouveau et ne porte pas plus loin que le Colt .45.',
      barrel: 'On peut l’essayer contre chacun de ses tirs.',
    },
  },
}
