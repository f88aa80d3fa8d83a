/** What characters can do with cards, in a sentence or two of our own. */
export const abilities = {
  'bart-cassidy': 'For each life point he loses, he draws a card.',
  'black-jack': 'He shows the second card he draws on his turn: if it is red, he draws one more.',
  'calamity-janet': 'She may use any Bang! as a Missed!, and any Missed! as a Bang!.',
  'el-gringo': 'For each life point somebody costs him, he takes a card at random from their hand.',
  'jesse-jones': 'He may draw his first card from another player’s hand, at random.',
  jourdonnais: 'He always has a Barrel of his own: a heart and the shot misses.',
  'kit-carlson': 'He looks at the top three cards of the deck and keeps two of them.',
  'lucky-duke': 'Whenever he has to draw!, he turns two cards and chooses the one that counts.',
  'paul-regret': 'For everybody else he is 1 farther away.',
  'pedro-ramirez': 'He may draw his first card from the discards.',
  'rose-doolan': 'For her everybody else is 1 nearer.',
  'sid-ketchum': 'At any time he may discard two cards to gain a life point.',
  'slab-the-killer': 'It takes two Missed! to stop one of his Bang!s.',
  'suzy-lafayette': 'Whenever her hand is empty, she draws a card.',
  'vulture-sam': 'Whenever somebody falls, all their cards are his.',
  'willy-the-kid': 'He may play any number of Bang!s a turn.',
} as const

/** How bots of each temper like to play with cards. */
export const tempers = {
  cautious: 'Lays down what protects, and stays out of duels.',
  hothead: 'Shoots and duels, at the strongest most of all.',
  grudge: 'Pays back whoever did harm.',
  sly: 'Keeps a role hidden longer than most.',
  generous: 'Likes cards that everybody gains by, and seldom robs.',
} as const

/** The rule options of the card game: what each is about, and what each of its values means, in a line. */
export const options = {
  presets: {
    standard: 'As clubs play',
    printed: 'As printed',
    tournament: 'Tournament',
    own: 'House rules',
  },
  deck: {
    title: 'Which cards',
    full: { label: 'All 80', text: 'The whole deck.' },
    beginner: {
      label: 'Beginner’s 69',
      text: 'Without Duel, Indians!, General Store, Jail and Dynamite.',
    },
  },
  brownDiscard: {
    title: 'A brown card goes to the discards',
    after: { label: 'Afterwards', text: 'When all that it causes is settled.' },
    before: { label: 'First', text: 'Before it takes effect.' },
  },
  reshuffle: {
    title: 'A new deck',
    need: { label: 'When needed', text: 'The discards are shuffled when a card is missing.' },
    empty: {
      label: 'At once',
      text: 'The discards are shuffled as the last card leaves the deck.',
    },
  },
  suzyTiming: {
    title: 'Suzy Lafayette’s empty hand',
    after: { label: 'After the card', text: 'She draws when the card in play is settled.' },
    immediate: { label: 'At once', text: 'She draws the moment her last card is gone.' },
  },
  winCheck: {
    title: 'The game ends',
    card: { label: 'After the card', text: 'When everything that a card causes is settled.' },
    death: { label: 'At once', text: 'The moment the deciding player falls.' },
  },
  duelCredit: {
    title: 'A challenger who loses the Duel',
    nobody: { label: 'Nobody’s hit', text: 'It is nobody’s doing: no reward, no penalty.' },
    opponent: { label: 'The other’s', text: 'The challenged player caused it.' },
  },
  ownCards: {
    title: 'Panic! and Cat Balou on your own cards',
    both: { label: 'Both', text: 'Either may name a card in front of you.' },
    catBalou: { label: 'Cat Balou', text: 'Only Cat Balou may name a card in front of you.' },
    none: { label: 'Neither', text: 'Only the cards of others.' },
  },
  idleBeer: {
    title: 'A Beer that gives nothing',
    true: { label: 'Allowed', text: 'It may be played at full life, to be rid of it.' },
    false: { label: 'Not allowed', text: 'It has to give a life point.' },
  },
  sidWithTwo: {
    title: 'Sid Ketchum when two are left',
    true: { label: 'Heals', text: 'Two cards give him a life point to the very end.' },
    false: { label: 'Does not', text: 'As with Beer: with two players left he cannot heal.' },
  },
  sidTiming: {
    title: 'Sid Ketchum heals',
    any: { label: 'At any time', text: 'Even on somebody else’s turn.' },
    beer: { label: 'Like a Beer', text: 'Only on his own turn, or at his last breath.' },
  },
} as const

/** How a match came out. */
export const result = {
  why: {
    outlaws: 'The Sheriff fell in turn {{turn}}.',
    law: 'The last of the lawless fell in turn {{turn}}.',
    renegade: 'Nobody but the Renegade was left in turn {{turn}}.',
  },
  whyBy: {
    outlaws: '{{name}} brought the Sheriff down in turn {{turn}}.',
    outlaws_you: 'You brought the Sheriff down in turn {{turn}}.',
    law: '{{name}} brought the last of the lawless down in turn {{turn}}.',
    law_you: 'You brought the last of the lawless down in turn {{turn}}.',
    renegade: '{{name}} brought the Sheriff down last, in turn {{turn}}.',
    renegade_you: 'You brought the Sheriff down last, in turn {{turn}}.',
  },
  lastCard: 'The last card',
  bangs: 'Bang!s fired, and hits',
  bangsOf: '{{name}}: {{count}} fired, {{hits}} hit',
  awards: {
    marksman_one: '{{count}} hit',
    marksman_other: '{{count}} hits',
    thief_one: '{{count}} card stolen',
    thief_other: '{{count}} cards stolen',
    elusive_one: '{{count}} shot dodged',
    elusive_other: '{{count}} shots dodged',
    drinker_one: '{{count}} beer drunk',
    drinker_other: '{{count}} beers drunk',
  },
  facts: {
    turns: 'Turns',
    played: 'Cards played',
    shots: 'Bang!s fired',
    duels: 'Duels',
    gatlings: 'Gatlings',
    dealt: 'Life points taken',
    kills: 'Eliminated',
    missed: 'Shots dodged',
    stolen: 'Cards taken from others',
    lost: 'Life points lost',
    gained: 'Life points gained',
    drunk: 'Beers drunk',
  },
} as const
