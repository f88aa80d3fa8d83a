/** When each character's ability counts, what to mind, and what happens when it meets a card or another ability. */
export const people = {
  'bart-cassidy': {
    when: 'Whenever he loses life points',
    notes: {
      '1': 'One card for each point, whatever cost it: a shot, a Duel, Indians! or Dynamite.',
      '2': 'Only once he has survived the hit: the cards come too late to save him.',
    },
    meets: {
      'el-gringo':
        'Both are paid for hits: Bart from the deck, El Gringo from the hand of whoever hit him.',
      dynamite: 'Three life points lost, three cards drawn.',
      gatling: 'He draws before the next player is asked.',
      beer: 'Saved by a Beer at his last breath, he draws afterwards.',
    },
  },
  'black-jack': {
    when: 'When he draws at the start of his turn',
    notes: {
      '1': 'Hearts and diamonds are red. He does not show the third card.',
      '2': 'Without a second card there is no third.',
    },
    meets: {
      'lucky-duke': 'The card that Black Jack shows is no draw!: there is nothing to choose.',
      stagecoach:
        'Only his first two cards of the turn count: with Stagecoach and Wells Fargo he shows nothing.',
    },
  },
  'calamity-janet': {
    when: 'When she shoots, and whenever she has to answer',
    notes: {
      '1': 'A Missed! played as a Bang! needs a target within reach and is her one Bang! of the turn.',
      '2': 'A Bang! shown as a Missed! does not count as her one Bang!.',
    },
    meets: {
      'slab-the-killer': 'Any two of Bang! and Missed! stop his shot.',
      duel: 'She puts down both kinds as she likes.',
      indians: 'A Missed! helps her here: she puts it down as a Bang!.',
    },
  },
  'el-gringo': {
    when: 'Whenever another player costs him life points',
    notes: {
      '1': 'One card for each point, at random, from the hand of whoever caused it; fewer if that hand runs out.',
      '2': 'Only once he has survived the hit.',
    },
    meets: {
      'suzy-lafayette':
        'If her hand is empty when he reaches for it, she draws first, and he takes that card.',
      'willy-the-kid': 'Each Bang! that hits costs Willy a card from his hand.',
      duel: 'If he loses a Duel that somebody else started, he takes a card from the challenger. If he loses his own, he takes nothing.',
      dynamite: 'It is nobody’s hit: he takes nothing.',
    },
  },
  'jesse-jones': {
    when: 'When he draws at the start of his turn',
    notes: {
      '1': 'Any other player with cards in hand, at any distance. The second card comes from the deck.',
      '2': 'He may always take both from the deck.',
    },
    meets: {
      'suzy-lafayette': 'If he takes her last card, she draws before he draws his second.',
      'sid-ketchum':
        'Sid may discard his cards first: from an empty hand there is nothing to take.',
      'pedro-ramirez':
        'Both choose where their first card comes from: Jesse from a hand, Pedro from the discards.',
    },
  },
  jourdonnais: {
    when: 'Whenever he is shot at',
    notes: {
      '1': 'Once for each shot, by Bang! or Gatling. He may also do without it.',
      '2': 'If no heart turns up, he may still show a Missed!.',
    },
    meets: {
      'slab-the-killer': 'With a real Barrel as well, two hearts stop his shot without a card.',
      barrel: 'A real Barrel is a second chance against the same shot.',
      indians: 'No shot: his barrel does not help.',
    },
  },
  'kit-carlson': {
    when: 'When he draws at the start of his turn',
    notes: {
      '1': 'One of the three goes face down on top of the deck, the other two are his. Nobody else sees them.',
      '2': 'If deck and discards together hold fewer than three cards, he draws two like anybody else.',
    },
    meets: {
      'lucky-duke': 'The card that Kit leaves on top is the next to be drawn or turned.',
      jail: 'Dynamite and Jail come first: he looks at the cards only after them.',
      stagecoach: 'With Stagecoach and Wells Fargo he draws like anybody else.',
    },
  },
  'lucky-duke': {
    when: 'Whenever he has to draw!',
    notes: {
      '1': 'He always turns two, if there are two, and names the one that counts.',
      '2': 'Both are discarded, in the order in which they were turned.',
    },
    meets: {
      'black-jack': 'The card that Black Jack shows is no draw!.',
      barrel: 'One heart of two is enough. If there is none, he may still show a Missed!.',
      jail: 'One heart of two is enough.',
      dynamite: 'He can stop it from blowing up unless both cards are spades from 2 to 9.',
    },
  },
  'paul-regret': {
    when: 'At all times',
    notes: {
      '1': 'At what distance he sees the others does not change.',
      '2': 'He has only three life points.',
    },
    meets: {
      'rose-doolan': 'His ability and hers cancel out: she sees him at the plain distance.',
      mustang: 'With a Mustang he is two farther away.',
      panic: 'It protects him from Panic! too.',
    },
  },
  'pedro-ramirez': {
    when: 'When he draws at the start of his turn',
    notes: {
      '1': 'It is the top card of the discards. The second card comes from the deck.',
      '2': 'He may always take both from the deck, and must if there are no discards.',
    },
    meets: {
      'jesse-jones':
        'Both choose where their first card comes from: Pedro from the discards, Jesse from a hand.',
      'cat-balou':
        'After a Cat Balou it is the Cat Balou that lies on top: it is discarded after its effect.',
      jail: 'After a turn missed in Jail it is the Jail that lies on top.',
    },
  },
  'rose-doolan': {
    when: 'At all times',
    notes: {
      '1': 'Distance is never less than 1.',
      '2': 'At what distance the others see her does not change.',
    },
    meets: {
      'paul-regret': 'Her ability and his cancel out: she sees him at the plain distance.',
      scope: 'With a Scope everybody is two nearer.',
      panic: 'It helps with Panic! too.',
    },
  },
  'sid-ketchum': {
    when: 'At any time, even on somebody else’s turn',
    notes: {
      '1': 'As often as he has two cards in hand, but never above his maximum.',
      '2': 'At his last breath too, together with Beers. With two players left only the cards help.',
      '3': 'When he has to discard, it lowers his hand and raises his limit.',
    },
    meets: {
      'jesse-jones': 'He may discard his cards before Jesse reaches for them.',
      beer: 'At the last breath he may mix Beers and discards.',
    },
  },
  'slab-the-killer': {
    when: 'When he plays a Bang!',
    notes: {
      '1': 'A hit costs one life point, as ever.',
      '2': 'Only his Bang! cards: against his Gatling one Missed! is enough, and Duel and Indians! are as ever.',
      '3': 'One Missed! may be shown alone. If no second one follows, it is lost.',
    },
    meets: {
      'calamity-janet': 'Any two of Bang! and Missed! stop his shot.',
      jourdonnais: 'With a real Barrel as well, two hearts stop his shot without a card.',
      'suzy-lafayette':
        'If her first Missed! was her last card, she draws at once and may use what she drew.',
      barrel: 'A heart is one of the two.',
    },
  },
  'suzy-lafayette': {
    when: 'Whenever her hand is empty and no card is being settled',
    notes: {
      '1': 'While a card is being settled, hers or somebody else’s, she waits: first it is discarded and it is checked who has won, then she draws.',
      '2': 'At once only in two cases: if she needs a second Missed! against the same shot, and before El Gringo reaches into her empty hand.',
      '3': 'There is an option by which she always draws at once.',
    },
    meets: {
      'el-gringo':
        'Her last card is the Bang! that hits him: she draws, he takes that card, and after the Bang! she draws again.',
      'slab-the-killer':
        'After her first Missed! she draws, if her hand is empty, and may use what she drew.',
      'jesse-jones': 'If he takes her last card, she draws before he draws his second.',
      stagecoach: 'As her last card it gives two cards and no third.',
      duel: 'She draws once, when it is over.',
    },
  },
  'vulture-sam': {
    when: 'Whenever somebody else falls',
    notes: {
      '1': 'Hand and cards in play, all into his hand.',
      '2': 'If he eliminated an Outlaw himself, he gets these cards and then the reward of three.',
      '3': 'As a Sheriff who eliminates a Deputy he takes the cards, then discards everything.',
      '4': 'If he falls himself, his cards are discarded.',
    },
    meets: {
      'suzy-lafayette':
        'If her hand is empty she leaves only what lies in front of her: she draws no card after she has fallen.',
      gatling:
        'If he is the second to fall by one Gatling, he inherits from the first and then loses everything.',
      dynamite: 'Dynamite in front of a player who falls goes to him with the rest.',
    },
  },
  'willy-the-kid': {
    when: 'When he plays Bang! on his turn',
    notes: {
      '1': 'Reach counts as ever.',
      '2': 'Each Bang! is a shot of its own, with its own answers.',
    },
    meets: {
      'el-gringo': 'Each Bang! that hits costs Willy a card from his hand.',
      volcanic: 'It gives him nothing new, and it reaches no farther than the Colt .45.',
      barrel: 'It may be tried against each of his shots.',
    },
  },
} as const
