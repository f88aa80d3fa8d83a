/** The sixteen, each with what it can do in one or two sentences of our own. Names are not translated. */
export const characters = {
  'bart-cassidy': {
    name: 'Bart Cassidy',
    ability:
      'For each life point a shot or the gatling would cost him, he may take an arrow instead. Never the last one in the pile.',
  },
  'black-jack': {
    name: 'Black Jack',
    ability: 'Dynamite isn’t locked for him: he may re-roll it as long as fewer than three show.',
  },
  'calamity-janet': {
    name: 'Calamity Janet',
    ability: 'She may use any bull’s eye 1 as a 2, and any 2 as a 1.',
  },
  'el-gringo': {
    name: 'El Gringo',
    ability: 'Anyone who costs him life points, with shots or the gatling, must take an arrow.',
  },
  'jesse-jones': {
    name: 'Jesse Jones',
    ability: 'With four life points or fewer, every beer he drinks on his own turn gives him two.',
  },
  jourdonnais: {
    name: 'Jourdonnais',
    ability: 'The attack never costs him more than one life point, however many arrows he holds.',
  },
  'kit-carlson': {
    name: 'Kit Carlson',
    ability: 'For each gatling he rolls, he may take an arrow off any player, himself included.',
  },
  'lucky-duke': {
    name: 'Lucky Duke',
    ability: 'He may roll four times on his turn instead of three.',
  },
  'paul-regret': {
    name: 'Paul Regret',
    ability: 'The gatling never hurts him.',
  },
  'pedro-ramirez': {
    name: 'Pedro Ramirez',
    ability:
      'For each life point he loses, he may discard one of his arrows. The life point is still lost.',
  },
  'rose-doolan': {
    name: 'Rose Doolan',
    ability:
      'Her bull’s eyes reach one place further: a 1 hits one or two places away, a 2 hits two or three.',
  },
  'sid-ketchum': {
    name: 'Sid Ketchum',
    ability:
      'At the start of his turn, a player of his choice gains a life point. It may be himself.',
  },
  'slab-the-killer': {
    name: 'Slab the Killer',
    ability: 'Once a turn he may give up a beer to make one bull’s eye count double.',
  },
  'suzy-lafayette': {
    name: 'Suzy Lafayette',
    ability: 'If her final result shows no bull’s eye, she gains two life points.',
  },
  'vulture-sam': {
    name: 'Vulture Sam',
    ability: 'Whenever another player is eliminated, he gains two life points.',
  },
  'willy-the-kid': {
    name: 'Willy the Kid',
    ability: 'Two gatlings are enough for him to fire.',
  },
} as const
