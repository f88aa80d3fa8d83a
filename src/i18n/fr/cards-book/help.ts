import type { CardsBookWords } from '../../words'

export const help: Omit<
  CardsBookWords,
  'sections' | 'chapters' | 'roles' | 'facts' | 'points' | 'people'
> = {
  phases: {
    start: 'début',
    draw: 'piocher',
    play: 'jouer',
    discard: 'défausser',
    others: 'tours des autres',
  },
  editionsSay: {
    deck: 'Le livret propose une première partie plus simple, sans les cartes au petit livre.',
    brownDiscard:
      'Dans l’édition allemande, la carte est défaussée après son effet. Le texte italien et une plateforme en ligne la défaussent d’abord.',
    reshuffle:
      'Les programmes mélangent quand il faut une carte. Les mots du livret se rapprochent plutôt d’un mélange immédiat.',
    suzyTiming:
      'Un arbitrage de tournoi la fait attendre que la carte soit réglée. Les mots du livret veulent dire aussitôt.',
    winCheck:
      'La réponse de l’éditeur : quand la carte est réglée. Les mots du livret veulent dire aussitôt.',
    duelCredit:
      'Les réponses officielles et les programmes regardent à qui était la carte : personne n’en est l’auteur. Pris à la lettre, c’était l’adversaire.',
    ownCards:
      'Les programmes permettent les deux. Un symbole imprimé de Coup de foudre t’inclut, un autre désigne un autre joueur ; les éditions plus anciennes n’en permettent aucune.',
    idleBeer: 'Les réponses officielles le permettent. L’interdire est une règle maison.',
    sidWithTwo: 'Les programmes le permettent. L’interdire suit la règle de la Bière.',
    sidTiming:
      'Le livret dit à tout moment. Un arbitrage de tournoi ne le permet que quand une Bière pourrait être jouée.',
  },
  questions: {
    title: 'Questions fréquentes',
    list: {
      second: {
        ask: 'Puis-je jouer un deuxième Bang ! ?',
        answer:
          'Avec une Volcanic devant toi, ou si tu es Willy the Kid. Gatling, Duel et Indiens ! ne comptent pas comme un Bang !.',
      },
      must: {
        ask: 'Dois-je montrer un Raté ! si j’en ai un ?',
        answer: 'Non. Tu peux encaisser, et personne n’apprend ce que tu as en main.',
      },
      choose: {
        ask: 'Puis-je choisir une carte dans la main de quelqu’un ?',
        answer:
          'Non, dans une main, c’est toujours au hasard. Tu ne choisis que parmi les cartes en jeu.',
      },
      rescue: {
        ask: 'Quelqu’un d’autre peut-il me sauver avec une Bière ?',
        answer: 'Non. Au dernier souffle, toi seul peux boire, et un Saloon n’y fait rien.',
      },
      limit: {
        ask: 'J’ai plus de cartes que de points de vie. Dois-je défausser maintenant ?',
        answer: 'Seulement à la fin de ton tour. Jusque-là, tu peux en avoir autant que tu veux.',
      },
      throw: {
        ask: 'Puis-je jeter une carte dont je ne veux pas ?',
        answer: 'Seulement si tu en as trop à la fin de ton tour.',
      },
      prisoner: {
        ask: 'Peut-on me tirer dessus en Prison ?',
        answer: 'Oui, et tu peux répondre avec Raté !, Planque ou Bière comme d’habitude.',
      },
      weapon: {
        ask: 'Une meilleure arme sert-elle pour Braquage ?',
        answer:
          'Non. Braquage demande la distance 1 ; seules la Lunette et Rose Doolan rapprochent les autres.',
      },
      reward: {
        ask: 'Qui reçoit la récompense si la Dynamite élimine un Hors-la-loi ?',
        answer: 'Personne : elle n’a pas d’auteur.',
      },
      deputy: {
        ask: 'La Gatling du Shérif élimine un Adjoint. La pénalité compte-t-elle ?',
        answer: 'Oui, comme avec Bang !, Indiens ! ou un Duel que le Shérif a lancé.',
      },
      suits: {
        ask: 'Quand les couleurs comptent-elles ?',
        answer: 'Seulement quand on dégaine, et pour la deuxième carte que pioche Black Jack.',
      },
      last: {
        ask: 'Il ne reste que deux joueurs. Qu’est-ce qui change ?',
        answer:
          'La Bière ne donne plus rien, pas même au dernier souffle. Un Saloon marche encore.',
      },
    },
  },
  summary: {
    title: 'Aide de jeu',
    turn: 'Dynamite, Prison. Pioche deux. Joue. Défausse ce qui dépasse tes points de vie.',
    brown: 'Marron : une fois, puis à la défausse',
    blue: 'Bleu : reste en jeu',
    wins: 'Qui gagne',
    roles: {
      sheriff: 'ni Hors-la-loi ni Renégat en jeu',
      deputy: 'avec le Shérif',
      outlaw: 'le Shérif est éliminé',
      renegade: 'dernier survivant',
    },
    death: 'Hors-la-loi éliminé : trois cartes. Si le Shérif élimine un Adjoint, il défausse tout.',
  },
  symbols: {
    title: 'Le langage des symboles',
    lead: 'Une carte dit en symboles ce qu’elle fait, de gauche à droite : d’abord qui, puis quoi.',
    whom: 'Qui',
    what: 'Quoi',
    stone: 'La borne indique toujours une distance, le viseur de laiton toujours une portée.',
  },
  ring: {
    caption: 'À essayer',
    hint: 'Touche une chaise : elle reçoit un Mustang, puis elle est vide, puis tout redevient comme avant.',
    players: 'Joueurs',
    weapon: 'Ton arme',
    you: 'Toi',
  },
  odds: {
    caption: 'Quelles sont les chances',
    heart: 'Un cœur',
    spades: 'Du 2 au 9 de pique',
    heartOfTwo: 'Un cœur sur deux cartes : Lucky Duke, ou Jourdonnais avec une Planque',
    spadesTwice:
      'Deux cartes, toutes deux du 2 au 9 de pique : alors seulement, la Dynamite de Lucky Duke doit exploser',
    bothHearts: 'Deux cœurs de suite : Jourdonnais avec une Planque contre Slab the Killer',
    note: 'Pour un jeu complet et bien mélangé. Chaque carte déjà vue les modifie un peu.',
  },
}
