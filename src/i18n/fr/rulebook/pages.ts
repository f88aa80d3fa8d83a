import type { RulebookWords } from '../../words'

export const pages: Omit<RulebookWords, 'people' | 'editionsSay' | 'questions' | 'summary'> = {
  title: 'Règles',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  nothing: 'Rien dans les règles à ce sujet.',
  found_one: '{{count}} page trouvée',
  found_other: '{{count}} pages trouvées',
  elsewhere: { dice: 'Dans le jeu de dés', cards: 'Dans le jeu de cartes' },
  lesson: 'Jouer la première leçon',
  all: 'Toutes les règles',
  when: 'Quand, dans le tour',
  steps: {
    arrow: 'flèches',
    dynamite: 'dynamite',
    one: 'tirs',
    beer: 'bière',
    gatling: 'gatling',
  },
  meets: 'Quand ils se rencontrent',
  books: 'Ce que disent les éditions imprimées',
  standard: 'par défaut',
  example: 'Exemple',
  play: 'Jouer l’exemple',
  again: 'Encore une fois',
  seatHint: 'Ouvre la page de ce personnage',
  sections: {
    chapters: 'Comment jouer',
    faces: 'Les six faces',
    roles: 'Les rôles',
    characters: 'Les seize personnages',
    options: 'Options de règles',
    help: 'Aide',
  },
  chapters: {
    goal: {
      title: 'Le but',
      lead: 'Cinq dés, une ceinture de balles, et des rôles que personne ne montre. Seul le Shérif joue à carte visible.',
      points: {
        '1': 'Le Shérif et les Adjoints gagnent ensemble dès qu’il ne reste ni Hors-la-loi ni Renégat.',
        '2': 'Les Hors-la-loi gagnent dès que le Shérif tombe.',
        '3': 'Un Renégat gagne seul, comme tout dernier survivant.',
        '4': 'On peut gagner même éliminé : une équipe gagne avec tous ses membres. Seuls les Renégats ne partagent jamais.',
      },
    },
    setup: {
      title: 'La mise en place',
      lead: 'Les rôles sont distribués face cachée, les personnages face visible. Le Shérif montre son étoile, a deux points de vie de plus, et commence.',
      points: {
        '1': 'Chacun prend autant de balles que l’indique son personnage. On n’en a jamais plus qu’au début.',
        '2': 'Les neuf flèches forment la réserve.',
        '3': 'On joue dans le sens des aiguilles d’une montre, vers la gauche.',
        '4': 'Personnages, vie, flèches et dés sont visibles, ainsi que les rôles du Shérif et des joueurs éliminés. Le reste est à deviner.',
      },
    },
    turn: {
      title: 'Un tour',
      lead: 'Lance les dés jusqu’à trois fois, garde ce que tu veux, puis résous-les dans un ordre fixe.',
      points: {
        '1': 'Lance les cinq dés.',
        '2': 'Prends aussitôt une flèche pour chaque Flèche qui vient de sortir.',
        '3': 'La Dynamite reste où elle est. À partir de trois, tu ne lances plus.',
        '4': 'Relance les autres dés que tu veux, même ceux que tu avais gardés : trois lancers en tout.',
        '5': 'Résous le tirage final dans l’ordre : Dynamite, Viseurs, Bière, Gatling. Chaque dé doit servir.',
        '6': 'Le prochain joueur encore en jeu à gauche prend les dés.',
      },
    },
    distance: {
      title: 'Places et distance',
      lead: 'La distance se compte de chaise en chaise, vers la gauche ou vers la droite, à ton choix.',
      points: {
        '1': 'Seuls les joueurs en jeu comptent : une chaise vide n’est pas une place.',
        '2': 'À quatre en jeu, deux places à gauche et deux places à droite désignent le même joueur.',
        '3': 'À deux ou trois en jeu, chaque 2 compte comme un 1.',
        '4': 'Personne n’est jamais sa propre cible.',
        '5': 'On compte au moment de résoudre les Viseurs. Qui tombe sous l’un d’eux occupe encore sa place pour les autres.',
      },
    },
    attack: {
      title: 'L’attaque',
      lead: 'Qui prend la dernière flèche de la réserve déclenche l’attaque : chacun perd un point de vie par flèche qu’il possède.',
      points: {
        '1': 'Tous perdent au même instant. Ce n’est le tir de personne et cela ne compte pour personne.',
        '2': 'Ensuite, toutes les flèches retournent à la réserve.',
        '3': 'S’il reste des flèches de ce lancer à prendre, elles viennent de la réserve pleine.',
        '4': 'Qui tombe en plein lancer est éliminé aussitôt ; le reste de son tour est perdu.',
      },
    },
    winning: {
      title: 'Tomber et gagner',
      lead: 'Sans point de vie, on est éliminé : le rôle est montré, les flèches retournent à la réserve.',
      points: {
        '1': 'Tous les tirs d’un tour touchent ensemble, de même une Gatling ou une attaque. Ceux qui en meurent tombent ensemble.',
        '2': 'Alors seulement on regarde qui a gagné : d’abord si le Shérif est tombé, puis s’il reste des Hors-la-loi ou des Renégats.',
        '3': 'Si le Shérif tombe avec le dernier Hors-la-loi, les Hors-la-loi gagnent. Si tous tombent, ils gagnent aussi.',
        '4': 'Si le Shérif tombe et que le seul joueur restant est un Renégat, ce Renégat gagne.',
        '5': 'À huit, il y a deux Renégats, chacun pour soi. Si le Shérif tombe quand les deux vivent, les Hors-la-loi gagnent.',
      },
    },
    three: {
      title: 'À trois joueurs',
      lead: 'Tous les rôles sont visibles, il n’y a ni Shérif ni vie en plus, et l’Adjoint commence. Chacun chasse quelqu’un.',
      points: {
        '1': 'L’Adjoint chasse le Renégat, le Renégat chasse le Hors-la-loi, le Hors-la-loi chasse l’Adjoint.',
        '2': 'Qui prend le dernier point de vie de sa proie, au Viseur ou à la Gatling, gagne aussitôt.',
        '3': 'Si un joueur tombe autrement, la chasse est finie : le dernier survivant gagne.',
        '4': 'À trois, chaque 2 est un 1 : tout Viseur peut toucher l’un ou l’autre adversaire.',
      },
    },
    editions: {
      title: 'Éditions',
      lead: 'Les éditions imprimées diffèrent en quelques points et se taisent sur d’autres. Une édition est un lot d’options de règles.',
      points: {
        '1': 'Internationale : toutes les options par défaut.',
        '2': 'Édition allemande : trois Dynamite blessent après les autres dés, et quand la Gatling de Kit Carlson tire, toutes les flèches viennent d’un seul autre joueur.',
        '3': 'Règles maison : choisis chaque option en préparant une partie.',
      },
    },
  },
  faces: {
    arrow: {
      lead: 'Prends aussitôt une flèche de la réserve pour chaque Flèche qui vient de sortir.',
      points: {
        '1': 'Une Flèche gardée ne compte pas deux fois. Relancée et de nouveau Flèche, elle en donne une nouvelle.',
        '2': 'La dernière flèche de la réserve déclenche l’attaque.',
        '3': 'Jusque-là, les flèches ne blessent pas. Ta propre Gatling te les enlève toutes.',
      },
    },
    dynamite: {
      lead: 'Elle reste : la Dynamite ne se relance pas.',
      points: {
        '1': 'Trois ou plus après un lancer : plus de lancer, et tu perds un point de vie.',
        '2': 'Quatre ou cinq ne coûtent pas plus que trois. Une ou deux ne font rien.',
        '3': 'Si tu survis, tes autres dés sont résolus comme d’habitude.',
      },
    },
    one: {
      lead: 'Touche un joueur à une place, à ta gauche ou à ta droite.',
      points: {
        '1': 'Choisis d’abord les cibles de tous les Viseurs ; puis tous touchent ensemble.',
        '2': 'Plusieurs peuvent viser le même joueur, même au-delà de ses points de vie.',
        '3': 'On ne peut pas y renoncer : chaque Viseur doit toucher quelqu’un.',
      },
    },
    two: {
      lead: 'Touche un joueur à deux places, à ta gauche ou à ta droite.',
      points: {
        '1': 'À quatre en jeu, c’est le joueur d’en face.',
        '2': 'À deux ou trois en jeu, un 2 compte comme un 1.',
        '3': 'On ne compte que les joueurs en jeu.',
      },
    },
    beer: {
      lead: 'Un joueur de ton choix gagne un point de vie. Ce peut être toi.',
      points: {
        '1': 'Personne ne dépasse sa vie de départ : une Bière pour un joueur au complet n’a pas d’effet.',
        '2': 'Il faut la servir quand même, mais jamais à un joueur éliminé.',
        '3': 'La Bière vient après les Viseurs et n’en sauve personne.',
      },
    },
    gatling: {
      lead: 'Trois ou plus : tous les autres perdent un point de vie, et tu défausses toutes tes flèches.',
      points: {
        '1': 'Elle tire une fois par tour, même avec quatre ou cinq.',
        '2': 'Une ou deux ne font rien.',
        '3': 'Elle vient en dernier, après les tirs et la Bière.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Ta carte est visible, tu commences, et tu as deux points de vie de plus.',
        '2': 'Tu gagnes avec tes Adjoints, en jeu ou éliminés.',
        '3': 'Si tu tombes, les Hors-la-loi gagnent, sauf si un Renégat reste seul.',
      },
    },
    deputy: {
      points: {
        '1': 'Personne ne te connaît, pas même le Shérif. Montre par tes actes qui tu soutiens.',
        '2': 'Tu gagnes avec le Shérif, même si tu ne joues plus.',
        '3': 'À trois joueurs, tu chasses le Renégat.',
      },
    },
    outlaw: {
      points: {
        '1': 'Peu importe comment tombe le Shérif, tu gagnes : tirs, Gatling, flèches ou Dynamite.',
        '2': 'Tous les Hors-la-loi gagnent ensemble, même éliminés.',
        '3': 'À trois joueurs, tu chasses l’Adjoint.',
      },
    },
    renegade: {
      points: {
        '1': 'D’abord tous les autres, puis le Shérif. Jusque-là, garde le Shérif en vie.',
        '2': 'Tu ne gagnes que comme dernier en vie, et seul.',
        '3': 'À huit joueurs, vous êtes deux, chacun pour soi.',
        '4': 'À trois joueurs, tu chasses le Hors-la-loi.',
      },
    },
  },
}
