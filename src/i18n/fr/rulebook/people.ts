import type { RulebookWords } from '../../words'

export const people: RulebookWords['people'] = {
  'bart-cassidy': {
    when: 'Quand un tir ou la Gatling le touche',
    notes: {
      '1': 'Ni contre l’attaque, ni contre la Dynamite.',
      '2': 'Jamais la dernière flèche : s’il n’en reste qu’une, il doit encaisser.',
      '3': 'Un point échangé contre une flèche n’est pas un point de vie perdu.',
    },
    meets: {
      'slab-the-killer': 'Un Viseur doublé vaut deux points. Bart en échange zéro, un ou deux.',
      'el-gringo':
        'Tous deux changent les coups en flèches : Bart les prend, El Gringo les distribue.',
    },
  },
  'black-jack': {
    when: 'Après chacun de ses lancers',
    notes: {
      '1': 'Dès que trois Dynamite sont visibles, gardées et nouvelles, il s’arrête comme tout le monde.',
      '2': 'Une Dynamite relancée ne compte plus.',
      '3': 'Il n’a pas de lancer en plus.',
    },
    meets: {
      'lucky-duke':
        'Lucky Duke lance une fois de plus, mais sa Dynamite reste. Pour Black Jack, c’est l’inverse.',
    },
  },
  'calamity-janet': {
    when: 'Quand elle vise',
    notes: {
      '1': 'Elle décide pour chaque dé.',
      '2': 'À deux ou trois en jeu, un 2 est déjà un 1 : rien à échanger.',
    },
    meets: {
      'rose-doolan':
        'À quatre en jeu, toutes deux peuvent atteindre n’importe qui avec chaque Viseur.',
    },
  },
  'el-gringo': {
    when: 'Quand un tir ou la Gatling lui coûte des points de vie',
    notes: {
      '1': 'Une flèche pour tous les tirs d’un tour ensemble, et une pour la Gatling.',
      '2': 'Si c’est la dernière de la réserve, l’attaque vient aussitôt, pendant le tour du tireur.',
      '3': 'La flèche est due même si le coup l’élimine.',
      '4': 'Ni pour l’attaque, ni pour la Dynamite.',
    },
    meets: {
      'kit-carlson':
        'Kit retire d’abord des flèches, puis vient celle pour El Gringo : Kit la garde.',
      'willy-the-kid':
        'Willy défausse ses flèches, puis prend celle pour El Gringo : il lui en reste une.',
      'slab-the-killer': 'Un coup double ne vaut quand même qu’une flèche.',
    },
  },
  'jesse-jones': {
    when: 'Quand il boit à son propre tour',
    notes: {
      '1': 'Quatre ou moins : vérifié une fois, avant sa première Bière.',
      '2': 'Avec trois points de vie et deux Bières, il arrive à sept.',
      '3': 'Une Bière servie par un autre en rend un.',
    },
    meets: { 'sid-ketchum': 'Le don de Sid lui rend un point de vie, pas deux.' },
  },
  jourdonnais: {
    when: 'Quand vient l’attaque',
    notes: {
      '1': 'Toutes ses flèches retournent quand même à la réserve.',
      '2': 'Sans flèche, il ne perd rien.',
    },
    meets: {
      'kit-carlson':
        'L’aide de Kit ne lui sert à rien : une flèche ou cinq, l’attaque lui coûte un point.',
    },
  },
  'kit-carlson': {
    when: 'Quand on résout la Gatling',
    notes: {
      '1': 'Une Gatling suffit pour une flèche ; il n’a pas besoin de tirer.',
      '2': 'Avec trois ou plus, il tire aussi et défausse toutes ses propres flèches.',
      '3': 'Quatre faces retirent quatre flèches, cinq en retirent cinq.',
    },
    meets: {
      'el-gringo': 'La flèche pour El Gringo vient après les retraits : elle reste à Kit.',
      'willy-the-kid': 'Willy tire avec deux Gatling, Kit seulement avec trois.',
    },
  },
  'lucky-duke': {
    when: 'Pendant ses lancers',
    notes: {
      '1': 'Trois Dynamite l’arrêtent aussi.',
      '2': 'Les Flèches du quatrième lancer se prennent comme les autres.',
    },
    meets: {
      'black-jack': 'Black Jack peut relancer la Dynamite, mais n’a que trois lancers pour cela.',
    },
  },
  'paul-regret': {
    when: 'Quand quelqu’un tire à la Gatling',
    notes: {
      '1': 'Viseurs, attaque et Dynamite le blessent comme tout le monde.',
      '2': 'Le tireur défausse ses flèches quand même.',
    },
    meets: { 'willy-the-kid': 'Willy tire souvent, dès deux Gatling ; Paul s’en moque.' },
  },
  'pedro-ramirez': {
    when: 'Chaque fois qu’il perd des points de vie',
    notes: {
      '1': 'Une flèche par point de vie perdu : tirs, Gatling ou sa propre Dynamite.',
      '2': 'Dans une attaque, cela n’aide pas : on compte d’abord, et toutes les flèches retournent à la réserve.',
    },
    meets: {
      'slab-the-killer': 'Un coup double coûte deux points : jusqu’à deux flèches défaussées.',
    },
  },
  'rose-doolan': {
    when: 'Quand elle vise',
    notes: {
      '1': 'À trois en jeu, chaque Viseur peut atteindre l’un ou l’autre adversaire.',
      '2': 'À quatre en jeu, son 1 atteint n’importe qui ; son 2 le joueur d’en face et, par le long chemin, les deux voisins.',
      '3': 'Elle ne se touche jamais elle-même, de quelque façon qu’elle compte.',
    },
    meets: {
      'calamity-janet':
        'À quatre en jeu, toutes deux peuvent atteindre n’importe qui avec chaque Viseur.',
    },
  },
  'sid-ketchum': {
    when: 'Avant son premier lancer',
    notes: {
      '1': 'Il doit nommer quelqu’un ; ce peut être un joueur au complet.',
      '2': 'Cela vaut aussi au tout premier tour de la partie.',
      '3': 'Le point peut le sauver d’une attaque dans le même tour.',
    },
    meets: { 'jesse-jones': 'Un don n’est pas une Bière : Jesse gagne un point de vie, pas deux.' },
  },
  'slab-the-killer': {
    when: 'Quand il vise',
    notes: {
      '1': 'La Bière sacrifiée ne soigne personne ; ses autres Bières sont servies comme d’habitude.',
      '2': 'Les deux points touchent le même joueur.',
      '3': 'Bière et Viseur doivent être tous deux dans le tirage final.',
    },
    meets: {
      'bart-cassidy': 'Bart peut prendre une flèche pour chacun des deux points.',
      'pedro-ramirez': 'Pedro peut défausser une flèche pour chacun des deux.',
      'el-gringo': 'Pour El Gringo, c’est un seul coup : une flèche.',
    },
  },
  'suzy-lafayette': {
    when: 'À la fin de son tour',
    notes: {
      '1': 'Seul compte le tirage final, pas les Viseurs qu’elle a relancés.',
      '2': 'Trois Dynamite et aucun Viseur : elle perd un point, puis en gagne deux si elle survit.',
    },
    meets: {
      'el-gringo':
        'Une attaque déclenchée par la flèche pour El Gringo vient avant ses deux points.',
    },
  },
  'vulture-sam': {
    when: 'Chaque fois qu’un autre joueur tombe',
    notes: {
      '1': 'Quelle que soit la cause, au tour de n’importe qui.',
      '2': 'Si deux tombent ensemble, il en gagne quatre.',
      '3': 'Pas s’il tombe avec eux : il doit d’abord survivre lui-même.',
    },
    meets: {
      'slab-the-killer': 'Deux points sur un joueur font un seul mort : deux pour Sam, pas quatre.',
    },
  },
  'willy-the-kid': {
    when: 'Quand on résout la Gatling',
    notes: {
      '1': 'Trois, quatre ou cinq ne blessent pas plus que deux : un point de vie chacun.',
      '2': 'Quand il tire, il défausse toutes ses flèches, comme tout le monde.',
    },
    meets: {
      'paul-regret': 'Paul n’en est jamais blessé.',
      'el-gringo': 'Il défausse d’abord ses flèches, puis prend celle pour El Gringo.',
    },
  },
}
