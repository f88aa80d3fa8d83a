import type { CardsBookWords } from '../../words'

export const chapters: Pick<CardsBookWords, 'sections' | 'chapters' | 'roles'> = {
  sections: {
    help: 'Aide',
    chapters: 'Comment jouer',
    kinds: 'Les 22 cartes',
    roles: 'Les rôles',
    characters: 'Les seize personnages',
    options: 'Options de règles',
  },
  chapters: {
    goal: {
      title: 'Le but',
      lead: 'Des cartes en main, une cartouchière à la ceinture, et des rôles que personne ne montre. Seul le Shérif joue à visage découvert.',
      points: {
        '1': 'Le Shérif et les Adjoints gagnent ensemble dès qu’il ne reste ni Hors-la-loi ni Renégat.',
        '2': 'Les Hors-la-loi gagnent quand le Shérif tombe.',
        '3': 'Le Renégat gagne seul, comme dernier survivant : tous les autres doivent tomber, le Shérif en dernier.',
        '4': 'On peut gagner même éliminé : une équipe gagne avec tous ses membres.',
      },
    },
    setup: {
      title: 'La mise en place',
      lead: 'De quatre à sept joueurs. Les rôles sont distribués face cachée, les personnages face visible. Le Shérif montre son étoile, a un point de vie de plus, et commence.',
      points: {
        '1': 'Tes points de vie sont ceux de ton personnage ; le Shérif en a un de plus. On n’en a jamais plus qu’au début.',
        '2': 'Chacun reçoit autant de cartes qu’il a de points de vie.',
        '3': 'Le reste forme la pioche, face cachée. La défausse est vide au début ; elle est face visible.',
        '4': 'On joue dans le sens des aiguilles d’une montre, vers la gauche.',
        '5': 'Tout le monde voit les personnages, les points de vie, les cartes en jeu, toute la défausse, le nombre de cartes de chaque main et de la pioche, et les rôles du Shérif et des joueurs éliminés. Les mains, la pioche et les autres rôles sont secrets.',
        '6': 'Pour une première partie, retirez les onze cartes au petit livre : Duel, Indiens !, Magasin, Prison et Dynamite.',
      },
    },
    turn: {
      title: 'Un tour',
      lead: 'Pioche deux cartes, joues-en autant que tu veux, défausse ce qui dépasse tes points de vie.',
      points: {
        '1': 'Début : si tu as la Dynamite devant toi, on s’en occupe d’abord, puis de la Prison. En Prison, sans cœur, ton tour s’arrête là.',
        '2': 'Piocher : deux cartes de la pioche.',
        '3': 'Jouer : autant de cartes que tu veux, l’une après l’autre, mais un seul Bang ! par tour.',
        '4': 'Une carte marron prend effet et va à la défausse. Une carte bleue reste devant toi, jamais deux du même nom.',
        '5': 'Tu as une seule arme : une nouvelle remplace l’ancienne, défaussée d’abord. On ne pose pas une arme sur une autre du même nom.',
        '6': 'Une carte qui demande une cible ne se joue que s’il y en a une.',
        '7': 'Défausser : tant que tu as plus de cartes que de points de vie, tu en défausses une de ton choix. Tu ne peux pas en jeter plus.',
        '8': 'Puis c’est le tour du prochain joueur encore en jeu, à gauche.',
      },
    },
    distance: {
      title: 'Distance et portée',
      lead: 'La distance se compte de chaise en chaise, par le chemin le plus court. La portée dit jusqu’où tire ton arme.',
      points: {
        '1': 'Seuls les joueurs en jeu comptent : une chaise vide n’est pas une place.',
        '2': 'Un Mustang devant un joueur, ou la capacité de Paul Regret, l’éloigne de 1 pour tous les autres.',
        '3': 'Une Lunette devant toi, ou la capacité de Rose Doolan, rapproche de toi tous les autres de 1.',
        '4': 'La distance n’est jamais inférieure à 1, et elle n’est pas forcément la même dans les deux sens.',
        '5': 'Un Bang ! demande une cible à ta portée. Sans carte d’arme, elle est de 1, grâce au Colt .45, qu’on ne peut pas perdre. Une arme ne change jamais la distance.',
        '6': 'Braquage demande une cible à distance 1, quelle que soit ton arme.',
        '7': 'Coup de foudre, Duel, Gatling, Indiens ! et Prison agissent à toute distance.',
      },
    },
    draw: {
      title: 'Dégainer',
      lead: 'Retourne la première carte de la pioche et ne regarde que sa couleur et sa valeur. La carte elle-même n’a pas d’effet ; elle est défaussée.',
      points: {
        '1': 'Planque : un cœur vaut un Raté !.',
        '2': 'Prison : un cœur te libère.',
        '3': 'Dynamite : du 2 au 9 de pique, elle explose.',
        '4': 'La carte retournée est défaussée dès qu’on l’a lue, avant toute conséquence.',
        '5': 'Lucky Duke retourne deux cartes et désigne celle qui compte.',
        '6': 'S’il n’y a plus aucune carte, c’est raté : pas de Raté !, pas de sortie de Prison, pas d’explosion.',
        '7': 'Prendre des cartes en main, ce n’est pas dégainer, et la carte que montre Black Jack non plus.',
      },
    },
    order: {
      title: 'L’ordre des choses',
      lead: 'Une carte à la fois : tout ce qu’une carte provoque est réglé avant de jouer la suivante.',
      points: {
        '1': 'La carte quitte la main. Un Bang ! est compté.',
        '2': 'Elle prend effet, avec toutes les réponses, blessures, éliminations, récompenses et pénalités, un joueur après l’autre.',
        '3': 'Puis une carte marron va à la défausse. Les cartes montrées en réponse sont défaussées aussitôt.',
        '4': 'Puis on vérifie si quelqu’un a gagné.',
        '5': 'Si le joueur dont c’est le tour est éliminé, le tour suivant commence ; sinon il continue.',
        '6': 'Une blessure : la vie baisse ; sous 1, c’est le dernier souffle ; qui survit reçoit ensuite ce que donne la capacité de Bart Cassidy ou d’El Gringo.',
        '7': 'Gatling et Indiens ! : les autres dans le sens horaire, en commençant à gauche ; on en finit avec chacun avant d’interroger le suivant. Magasin : dans le sens horaire, en commençant par celui qui l’a joué.',
        '8': 'Qui en est l’auteur ? Pour Bang !, Gatling et Indiens !, celui qui a joué la carte. Dans un Duel, celui qui l’a lancé est l’auteur de la perte du joueur défié ; de sa propre perte, personne. Pour la Dynamite, personne non plus.',
      },
    },
    piles: {
      title: 'Pioche et défausse',
      lead: 'Les cartes se prennent une à une sur le dessus de la pioche. La défausse est visible et chacun peut la consulter.',
      points: {
        '1': 'S’il faut une carte et que la pioche est vide, toute la défausse est mélangée et devient la pioche.',
        '2': 'Si les deux sont vides, on ne pioche rien et la partie continue.',
        '3': 'Si Kit Carlson ou Lucky Duke ont besoin de plus de cartes que la pioche n’en a, la défausse mélangée se place sous ce qui reste.',
        '4': 'Une carte défaussée se pose sur le dessus.',
        '5': 'Une carte marron en train d’agir n’est dans aucune des deux.',
      },
    },
    falling: {
      title: 'Dernier souffle et élimination',
      lead: 'Qui n’a plus de points de vie n’est pas encore éliminé : une Bière au dernier souffle le ramène.',
      points: {
        '1': 'Au dernier souffle, chaque Bière donne un point de vie tant qu’au moins trois joueurs sont en jeu, toi compris. À 1, tu es sauvé. Une Bière qui ne suffit pas est perdue.',
        '2': 'Sid Ketchum peut aussi défausser deux cartes pour un point de vie.',
        '3': 'Un Saloon n’est pas une Bière et ne sauve personne.',
        '4': 'Sinon tu es éliminé : ton rôle est révélé et tes cartes sont défaussées, la main d’abord, puis celles en jeu. Vulture Sam les prend à la place.',
        '5': 'Qui élimine un Hors-la-loi pioche trois cartes, quel que soit son propre rôle.',
        '6': 'Un Shérif qui élimine un Adjoint défausse toutes ses cartes, en main et en jeu.',
        '7': 'Quand personne n’est l’auteur, il n’y a ni récompense ni pénalité.',
      },
    },
    winning: {
      title: 'Qui gagne',
      lead: 'On le vérifie quand une carte, ou une Dynamite qui a explosé, est réglée. L’ordre des éliminations dues à une même carte ne compte pas.',
      points: {
        '1': 'Le Shérif est-il éliminé ? S’il ne reste que le Renégat, le Renégat gagne. Sinon ce sont les Hors-la-loi, même si aucun d’eux n’est en jeu, et même s’il ne reste personne.',
        '2': 'Ne reste-t-il ni Hors-la-loi ni Renégat ? Alors le Shérif et tous les Adjoints gagnent.',
        '3': 'Les joueurs éliminés gagnent avec leur équipe.',
        '4': 'La Gatling du Renégat abat le Shérif et le dernier autre joueur : le Renégat gagne. S’il reste un Adjoint, ce sont les Hors-la-loi.',
        '5': 'Après la fin, plus rien : personne ne pioche encore.',
      },
    },
    series: {
      title: 'Plusieurs parties',
      lead: 'Qui est encore en jeu à la fin, vainqueur ou non, peut garder son personnage pour la partie suivante. On ne garde jamais de cartes.',
      points: {
        '1': 'Tous les autres tirent un nouveau personnage parmi ceux que personne ne garde, jamais celui qu’ils viennent d’avoir.',
        '2': 'Les rôles sont distribués au hasard. Ou bien la table convient que l’étoile passe au voisin de gauche du dernier Shérif, et on ne distribue que les autres rôles.',
        '3': 'Points de vie, mains et pioche repartent de zéro.',
      },
    },
    presets: {
      title: 'Façons de jouer',
      lead: 'Règles imprimées, arbitrages et habitudes diffèrent par endroits. Chacun de ces points est une option, et une façon de jouer en réunit plusieurs.',
      points: {
        '1': 'Comme en club : toutes les options par défaut.',
        '2': 'Comme imprimé : Suzy Lafayette pioche aussitôt, la partie s’arrête au moment où tombe le joueur décisif, la défausse est mélangée dès que la dernière carte quitte la pioche, et seul Coup de foudre peut viser une carte devant toi.',
        '3': 'Tournoi : une carte marron est défaussée avant de prendre effet, et Sid Ketchum ne se soigne qu’en jouant ses cartes à son tour, ou au dernier souffle.',
        '4': 'Règles maison : choisis chaque option en préparant une partie. Le jeu de cartes reste libre dans tous les cas.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Ta carte est visible, tu commences, et tu as un point de vie et une carte de plus au départ.',
        '2': 'Tu gagnes avec tes Adjoints, en jeu ou éliminés.',
        '3': 'Si tu tombes, les Hors-la-loi gagnent, sauf s’il ne reste que le Renégat.',
        '4': 'Si tu élimines un Adjoint, tu défausses toutes tes cartes.',
        '5': 'On ne peut jamais te mettre en Prison.',
      },
    },
    deputy: {
      points: {
        '1': 'Personne ne te connaît, pas même le Shérif. Montre par tes actes de quel côté tu es.',
        '2': 'Tu gagnes avec le Shérif, même éliminé.',
        '3': 'Si le Shérif t’élimine par erreur, il y laisse toutes ses cartes.',
      },
    },
    outlaw: {
      points: {
        '1': 'De quelque façon que tombe le Shérif, tu gagnes, sauf s’il ne reste que le Renégat.',
        '2': 'Tous les Hors-la-loi gagnent ensemble, même éliminés.',
        '3': 'Qui t’élimine pioche trois cartes, même un autre Hors-la-loi.',
      },
    },
    renegade: {
      points: {
        '1': 'D’abord tous les autres, puis le Shérif. Jusque-là, garde le Shérif en vie.',
        '2': 'Tu ne gagnes que comme dernier survivant, et seul.',
        '3': 'Si le Shérif tombe alors qu’un autre joueur est encore en jeu, les Hors-la-loi gagnent.',
      },
    },
  },
}
