import type { CardsLessonWords } from '../words'

export const cardsLesson: CardsLessonWords = {
  lead: 'Six minutes à une vraie table, avec une pioche truquée. Tu es le Shérif ; trois inconnus t’entourent.',
  points: {
    '1': 'C’est toi qui joues, vises, esquives et défausses. Ce que tu préfères ne pas faire est fait pour toi.',
    '2': 'On joue avec les 69 cartes pour débuter. Pars quand tu veux : la leçon t’attend là où tu l’as laissée.',
  },
  steps: {
    welcome: {
      title: 'Tu es le Shérif',
      text: 'Ton étoile est visible ; personne d’autre ne montre son rôle. Tu as trois points de vie, et les cartes en bas sont ta main. En ce moment, c’est le tour de Hank.',
    },
    missed: {
      title: 'On te tire dessus',
      text: 'Hank a joué un Bang !. Un Raté ! l’annule ; sinon tu perds un point de vie.',
      task: 'Appuie sur Raté !.',
    },
    barrel: {
      title: 'À toi',
      text: 'Deux cartes sont venues de la pioche. Maintenant, joues-en autant que tu veux, l’une après l’autre. Une Planque est bleue : elle reste devant toi.',
      task: 'Touche la Planque, puis Poser.',
    },
    distance: {
      title: 'Distance',
      text: 'La borne près d’un joueur dit à quelle distance il est. Mei, deux places plus loin, est à 2. Rosa est à côté de toi, mais le Mustang l’éloigne à 2 aussi.',
    },
    weapon: {
      title: 'Portée',
      text: 'Le viseur d’une arme dit jusqu’où elle tire. Ton Colt ne porte qu’à 1, cette Schofield à 2.',
      task: 'Touche la Schofield, puis Poser.',
    },
    beer: {
      title: 'Bière',
      text: 'Une carte marron sert une fois. Une Bière te donne un point de vie, jamais plus qu’au début. Elle pourrait même te sauver quand tu perds le dernier.',
      task: 'Touche la Bière, puis Boire.',
    },
    bang: {
      title: 'Bang !',
      text: 'Hank a tiré sur le Shérif : ce n’est guère un ami. Tu peux jouer un Bang ! par tour. Il reste à Hank un point de vie.',
      task: 'Touche le Bang !, puis Viser, puis Hank.',
    },
    reward: {
      title: 'Un Hors-la-loi',
      text: 'Hank est éliminé et son rôle est révélé. Qui élimine un Hors-la-loi pioche trois cartes.',
    },
    discard: {
      title: 'Trop de cartes',
      text: 'À la fin de ton tour, tu ne gardes pas plus de cartes que de points de vie : une doit partir. Le Saloon soignerait aussi tes ennemis.',
      task: 'Appuie sur Fin du tour, touche le Saloon, puis Défausser 1.',
    },
    dodge: {
      title: 'Derrière la Planque',
      text: 'Rosa tire. La Planque ne coûte rien : on retourne la première carte de la pioche, et un cœur te sauve. Cela s’appelle dégainer, et c’est là seulement que les couleurs comptent.',
      task: 'Appuie sur Planque.',
    },
    again: {
      title: 'Encore un tir',
      text: 'Un cœur ! Mais Rosa joue Willy the Kid, qui tire aussi souvent qu’il veut. On peut essayer la Planque contre chaque tir.',
      task: 'Appuie encore sur Planque.',
    },
    noHeart: {
      title: 'Pas de cœur',
      text: 'Cette fois, elle n’a pas servi. Tu peux encore montrer un Raté !.',
      task: 'Appuie sur Raté !.',
    },
    foe: {
      title: 'Lire les gens',
      text: 'Rosa a tiré deux fois sur le Shérif. C’est sans doute l’autre Hors-la-loi.',
    },
    friend: {
      title: 'Un coup de main ?',
      text: 'Mei a tiré sur Rosa. À quatre, il n’y a pas d’Adjoint : c’est peut-être le Renégat, qui a besoin que tu vives jusqu’à la fin.',
    },
    more: {
      title: 'Onze cartes de plus',
      text: 'Le jeu complet a aussi trois Duel (deux joueurs défaussent des Bang ! à tour de rôle), trois Prison (peut coûter un tour), deux Indiens ! (les autres défaussent un Bang ! ou sont touchés), deux Magasin (une carte pour chacun) et une Dynamite (circule jusqu’à l’explosion). Les règles disent le reste.',
    },
    rosa: {
      title: 'De nouveau à toi',
      text: 'Il reste à Rosa un point de vie ; Rosa est à 2, à ta portée.',
      task: 'Touche le Bang !, puis Viser, puis Rosa.',
    },
    gatling: {
      title: 'Il ne reste que le Renégat',
      text: 'Plus aucun Hors-la-loi en jeu : Mei est donc le Renégat. Tu as tiré ton Bang !, mais la Gatling n’en est pas un : elle tire sur tous les autres, à toute distance.',
      task: 'Touche la Gatling, puis Jouer.',
    },
  },
  tips: {
    'cards-hold': 'Un appui long explique carte ou joueur.',
    'cards-reach': 'Trop loin ? Une arme ou la Lunette aide.',
    'cards-limit': 'En fin de tour : une carte par point de vie.',
    'cards-breath': 'Une Bière sauve ton dernier point de vie.',
    'cards-rules': 'Règles de chaque carte : voir le menu.',
  },
}
