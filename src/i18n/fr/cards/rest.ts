import type { CardsWords } from '../../words'

export const abilities: CardsWords['abilities'] = {
  'bart-cassidy': 'Pour chaque point de vie perdu, il pioche une carte.',
  'black-jack':
    'Il montre la deuxième carte qu’il pioche à son tour : si elle est rouge, il en pioche une de plus.',
  'calamity-janet': 'Elle peut jouer un Bang ! comme un Raté !, et un Raté ! comme un Bang !.',
  'el-gringo':
    'Pour chaque point de vie que quelqu’un lui coûte, il prend une carte au hasard dans sa main.',
  'jesse-jones': 'Il peut piocher sa première carte au hasard dans la main d’un autre joueur.',
  jourdonnais: 'Il a toujours une Planque à lui : un cœur et le tir est raté.',
  'kit-carlson': 'Il regarde les trois premières cartes de la pioche et en garde deux.',
  'lucky-duke': 'Quand il dégaine, il retourne deux cartes et choisit celle qui compte.',
  'paul-regret': 'Pour tous les autres, sa distance augmente de 1.',
  'pedro-ramirez': 'Il peut prendre sa première carte dans la défausse.',
  'rose-doolan': 'Pour elle, la distance de tous les autres diminue de 1.',
  'sid-ketchum': 'À tout moment, il peut défausser deux cartes pour un point de vie.',
  'slab-the-killer': 'Il faut deux Raté ! pour annuler son Bang !.',
  'suzy-lafayette': 'Dès que sa main est vide, elle pioche une carte.',
  'vulture-sam': 'Quand un joueur est éliminé, toutes ses cartes sont à lui.',
  'willy-the-kid': 'Il peut jouer autant de Bang ! qu’il veut par tour.',
}

export const tempers: CardsWords['tempers'] = {
  cautious: 'Pose ce qui protège et évite les duels.',
  hothead: 'Tire et provoque en duel, surtout les plus forts.',
  grudge: 'Rend les coups à qui en a donné.',
  sly: 'Cache son rôle plus longtemps que les autres.',
  generous: 'Aime les cartes qui profitent à tous et vole rarement.',
}

export const options: CardsWords['options'] = {
  presets: {
    standard: 'Comme en club',
    printed: 'Comme imprimé',
    tournament: 'Tournoi',
    own: 'Règles maison',
  },
  deck: {
    title: 'Quelles cartes',
    full: { label: 'Les 80', text: 'Le jeu complet.' },
    beginner: {
      label: '69 pour débuter',
      text: 'Sans Duel, Indiens !, Magasin, Prison ni Dynamite.',
    },
  },
  brownDiscard: {
    title: 'Une carte marron va à la défausse',
    after: { label: 'Après', text: 'Quand tout ce qu’elle provoque est réglé.' },
    before: { label: 'D’abord', text: 'Avant de prendre effet.' },
  },
  reshuffle: {
    title: 'Une nouvelle pioche',
    need: { label: 'Au besoin', text: 'On mélange la défausse quand il manque une carte.' },
    empty: { label: 'Aussitôt', text: 'On mélange dès que la dernière carte quitte la pioche.' },
  },
  suzyTiming: {
    title: 'La main vide de Suzy Lafayette',
    after: { label: 'Après la carte', text: 'Elle pioche quand la carte en cours est réglée.' },
    immediate: { label: 'Aussitôt', text: 'Elle pioche dès que sa dernière carte est partie.' },
  },
  winCheck: {
    title: 'La partie s’arrête',
    card: { label: 'Après la carte', text: 'Quand tout ce qu’une carte provoque est réglé.' },
    death: { label: 'Aussitôt', text: 'Au moment où tombe le joueur décisif.' },
  },
  duelCredit: {
    title: 'Qui perd son propre Duel',
    nobody: { label: 'Personne', text: 'Personne n’en est l’auteur : ni récompense ni pénalité.' },
    opponent: { label: 'L’autre', text: 'Le joueur défié en est l’auteur.' },
  },
  ownCards: {
    title: 'Braquage et Coup de foudre sur ses propres cartes',
    both: { label: 'Les deux', text: 'Chacune peut viser une carte devant toi.' },
    catBalou: {
      label: 'Coup de foudre',
      text: 'Seul Coup de foudre peut viser une carte devant toi.',
    },
    none: { label: 'Aucune', text: 'Seulement les cartes des autres.' },
  },
  idleBeer: {
    title: 'Une Bière qui ne donne rien',
    true: { label: 'Permise', text: 'On peut la jouer à pleine vie, pour s’en débarrasser.' },
    false: { label: 'Interdite', text: 'Elle doit rendre un point de vie.' },
  },
  sidWithTwo: {
    title: 'Sid Ketchum à deux joueurs',
    true: { label: 'Se soigne', text: 'Deux cartes lui rendent un point de vie jusqu’au bout.' },
    false: { label: 'Non', text: 'Comme la Bière : à deux, il ne se soigne plus.' },
  },
  sidTiming: {
    title: 'Sid Ketchum se soigne',
    any: { label: 'À tout moment', text: 'Même pendant le tour d’un autre.' },
    beer: { label: 'Comme une Bière', text: 'À son tour seulement, ou au dernier souffle.' },
  },
}

export const result: CardsWords['result'] = {
  why: {
    outlaws: 'Le Shérif est tombé au tour {{turn}}.',
    law: 'Le dernier ennemi de la loi est tombé au tour {{turn}}.',
    renegade: 'Au tour {{turn}}, il ne restait que le Renégat.',
  },
  whyBy: {
    outlaws: '{{name}} a abattu le Shérif au tour {{turn}}.',
    outlaws_you: 'Tu as abattu le Shérif au tour {{turn}}.',
    law: '{{name}} a abattu le dernier ennemi de la loi au tour {{turn}}.',
    law_you: 'Tu as abattu le dernier ennemi de la loi au tour {{turn}}.',
    renegade: '{{name}} a abattu le Shérif en dernier, au tour {{turn}}.',
    renegade_you: 'Tu as abattu le Shérif en dernier, au tour {{turn}}.',
  },
  lastCard: 'La dernière carte',
  bangs: 'Bang ! tirés, et coups au but',
  bangsOf: '{{name}} : {{count}} tirés, {{hits}} au but',
  awards: {
    marksman_one: '{{count}} touche',
    marksman_other: '{{count}} touches',
    thief_one: '{{count}} carte volée',
    thief_other: '{{count}} cartes volées',
    elusive_one: '{{count}} tir esquivé',
    elusive_other: '{{count}} tirs esquivés',
    drinker_one: '{{count}} Bière bue',
    drinker_other: '{{count}} Bières bues',
  },
  facts: {
    turns: 'Tours',
    played: 'Cartes jouées',
    shots: 'Bang ! tirés',
    duels: 'Duels',
    gatlings: 'Tirs de Gatling',
    dealt: 'Points de vie pris',
    kills: 'Éliminés',
    missed: 'Tirs esquivés',
    stolen: 'Cartes prises aux autres',
    lost: 'Points de vie perdus',
    gained: 'Points de vie gagnés',
    drunk: 'Bières bues',
  },
}
