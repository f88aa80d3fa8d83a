/** The rule options: what each is about, and what each of its values means, in a line. */
export const options = {
  editions: {
    international: 'International',
    german: 'German edition',
    own: 'House rules',
  },
  dynamiteTiming: {
    title: 'Three dynamites',
    before: { label: 'First', text: 'The wound comes before the other dice are resolved.' },
    after: { label: 'Last', text: 'The other dice are resolved first, then comes the wound.' },
  },
  gringoGranularity: {
    title: 'El Gringo’s arrow',
    batch: { label: 'Per volley', text: 'One arrow for all shots together, one for the gatling.' },
    turn: { label: 'Per turn', text: 'One arrow at most in a whole turn.' },
    life: { label: 'Per wound', text: 'One arrow for every life point he loses.' },
  },
  gringoGatling: {
    title: 'El Gringo and the gatling',
    after: {
      label: 'Discard first',
      text: 'The shooter discards their arrows, then takes El Gringo’s and keeps it.',
    },
    before: {
      label: 'Take first',
      text: 'The shooter takes El Gringo’s arrow and discards it with the others.',
    },
  },
  jesseThreshold: {
    title: 'Jesse Jones’s thirst',
    once: {
      label: 'Checked once',
      text: 'Four life points or fewer: that is checked before his first beer.',
    },
    perBeer: {
      label: 'At every beer',
      text: 'Four life points or fewer: that is checked again before every beer.',
    },
  },
  kitSpread: {
    title: 'Kit Carlson’s arrows',
    any: {
      label: 'From anyone',
      text: 'When his gatling fires, he may take arrows off several players.',
    },
    oneOther: {
      label: 'From one',
      text: 'When his gatling fires, all the arrows come from one other player.',
    },
  },
  roseWrap: {
    title: 'Rose Doolan’s reach',
    true: { label: 'Round the table', text: 'Her extra place is counted all the way round.' },
    false: { label: 'Shorter way', text: 'She never reaches further than the shorter way round.' },
  },
  threeIndianCredit: {
    title: 'Three players: death in an attack',
    none: { label: 'Nobody’s', text: 'It is nobody’s kill; the two survivors fight it out.' },
    taker: { label: 'Last arrow', text: 'It counts for whoever took the last arrow.' },
  },
  threeAllDead: {
    title: 'Three players: all fall at once',
    draw: { label: 'Draw', text: 'Nobody wins.' },
    outlaw: { label: 'Outlaw', text: 'The Outlaw wins.' },
  },
} as const
