/** When each character's ability counts, what to mind, and what happens when two of them meet. */
export const people = {
  'bart-cassidy': {
    when: 'When a shot or the gatling hits him',
    notes: {
      '1': 'Not against the attack or dynamite.',
      '2': 'Never the last arrow: with one in the pile he must take the wound.',
      '3': 'A point he swaps for an arrow is not a lost life point.',
    },
    meets: {
      'slab-the-killer': 'A doubled bull’s eye is two points. Bart swaps none, one or both.',
      'el-gringo':
        'Both turn wounds into arrows: Bart takes them himself, El Gringo hands them out.',
    },
  },
  'black-jack': {
    when: 'After each of his rolls',
    notes: {
      '1': 'As soon as three dynamites show, kept and new together, he must stop like anybody else.',
      '2': 'Dynamite he re-rolled no longer counts.',
      '3': 'He gets no extra roll.',
    },
    meets: {
      'lucky-duke':
        'Lucky Duke rolls once more, but his dynamite stays. With Black Jack it is the other way round.',
    },
  },
  'calamity-janet': {
    when: 'When she aims',
    notes: {
      '1': 'She decides die by die.',
      '2': 'With two or three alive a 2 is a 1 anyway: there is nothing to swap.',
    },
    meets: { 'rose-doolan': 'With four alive, both can reach anybody with every bull’s eye.' },
  },
  'el-gringo': {
    when: 'When a shot or the gatling costs him life points',
    notes: {
      '1': 'One arrow for all shots of a turn together, and one for the gatling.',
      '2': 'If it is the last in the pile, the attack comes at once, on the shooter’s turn.',
      '3': 'The arrow is due even if the hit kills him.',
      '4': 'Not for the attack or dynamite.',
    },
    meets: {
      'kit-carlson': 'Kit takes arrows off first, then comes El Gringo’s: Kit keeps that one.',
      'willy-the-kid': 'Willy discards his arrows, then takes El Gringo’s: exactly one is left.',
      'slab-the-killer': 'A doubled hit is still one arrow.',
    },
  },
  'jesse-jones': {
    when: 'When he drinks on his own turn',
    notes: {
      '1': 'Four or fewer is checked once, before his first beer.',
      '2': 'With three life points and two beers he gets to seven.',
      '3': 'Beers from others give him one.',
    },
    meets: { 'sid-ketchum': 'Sid’s gift gives him one life point, not two.' },
  },
  jourdonnais: {
    when: 'When the attack comes',
    notes: {
      '1': 'All his arrows still go back.',
      '2': 'Without an arrow he loses nothing.',
    },
    meets: {
      'kit-carlson': 'Kit’s help is lost on him: one arrow or five, the attack costs him one.',
    },
  },
  'kit-carlson': {
    when: 'When the gatling is resolved',
    notes: {
      '1': 'One gatling is enough for one arrow; he doesn’t have to fire.',
      '2': 'With three or more he also fires, and discards all his own arrows.',
      '3': 'Four faces take off four arrows, five take off five.',
    },
    meets: {
      'el-gringo': 'El Gringo’s arrow comes after Kit has taken arrows off: it stays with Kit.',
      'willy-the-kid': 'Willy fires with two gatlings, Kit only with three.',
    },
  },
  'lucky-duke': {
    when: 'While he rolls',
    notes: {
      '1': 'Three dynamites end his rolling too.',
      '2': 'Arrows on the fourth roll are taken like all the others.',
    },
    meets: { 'black-jack': 'Black Jack may re-roll dynamite, but has only three rolls for it.' },
  },
  'paul-regret': {
    when: 'When somebody fires the gatling',
    notes: {
      '1': 'Bull’s eyes, the attack and dynamite hurt him like anybody else.',
      '2': 'The shooter still discards their arrows.',
    },
    meets: { 'willy-the-kid': 'Willy fires often, with two gatlings; Paul does not mind.' },
  },
  'pedro-ramirez': {
    when: 'Whenever he loses life points',
    notes: {
      '1': 'One arrow for each life point lost: by shots, by the gatling, by his own dynamite.',
      '2': 'In an attack it does not help: wounds are counted first, and all arrows go back anyway.',
    },
    meets: {
      'slab-the-killer': 'A doubled hit costs two points: he may discard up to two arrows.',
    },
  },
  'rose-doolan': {
    when: 'When she aims',
    notes: {
      '1': 'With three alive, every bull’s eye can reach either opponent.',
      '2': 'With four alive, her 1 reaches anybody; her 2 the player opposite and, the long way round, both neighbours.',
      '3': 'She never hits herself, however she counts.',
    },
    meets: { 'calamity-janet': 'With four alive, both can reach anybody with every bull’s eye.' },
  },
  'sid-ketchum': {
    when: 'Before his first roll',
    notes: {
      '1': 'He must name somebody; it may be a player at full life.',
      '2': 'It counts on the very first turn of the game too.',
      '3': 'The point can save him from an attack later in the same turn.',
    },
    meets: { 'jesse-jones': 'A gift is not a beer: Jesse gets one life point, not two.' },
  },
  'slab-the-killer': {
    when: 'When he aims',
    notes: {
      '1': 'The beer he gives up heals nobody; his other beers are poured as usual.',
      '2': 'Both points hit the same player.',
      '3': 'Beer and bull’s eye must both be in the final result.',
    },
    meets: {
      'bart-cassidy': 'Bart may take an arrow for each of the two points.',
      'pedro-ramirez': 'Pedro may discard an arrow for each of the two.',
      'el-gringo': 'For El Gringo it is one hit: one arrow.',
    },
  },
  'suzy-lafayette': {
    when: 'At the end of her turn',
    notes: {
      '1': 'Only the final result counts, not bull’s eyes she re-rolled.',
      '2': 'Three dynamites and no bull’s eye: she loses one, then gains two, if she survives.',
    },
    meets: { 'el-gringo': 'An attack that El Gringo’s arrow starts comes before her two points.' },
  },
  'vulture-sam': {
    when: 'Whenever another player falls',
    notes: {
      '1': 'Whatever the cause, on anybody’s turn.',
      '2': 'If two fall together, he gains four.',
      '3': 'Not if he falls with them: he must survive on his own life.',
    },
    meets: {
      'slab-the-killer': 'Two points on one player are one death: Sam gains two, not four.',
    },
  },
  'willy-the-kid': {
    when: 'When the gatling is resolved',
    notes: {
      '1': 'Three, four or five wound no more than two do: one life point each.',
      '2': 'He discards all his arrows when he fires, like anybody else.',
    },
    meets: {
      'paul-regret': 'Paul is never hurt by it.',
      'el-gringo': 'He discards his arrows first, then takes El Gringo’s.',
    },
  },
} as const
