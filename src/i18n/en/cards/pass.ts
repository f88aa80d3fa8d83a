/** The card game passed around: the curtained hand, who is called, what is answered for somebody. */
export const pass = {
  handOf_one: '{{name}}’s {{count}} card',
  handOf_other: '{{name}}’s {{count}} cards',
  nobodyLooks: 'nobody else should be looking',
  calls: {
    defend: '{{from}} shoots at {{name}}.',
    gatling: '{{from}} fires the Gatling at {{name}}.',
    indians: '{{from}} sends Indians! at {{name}}.',
    duel: '{{from}} duels {{name}}.',
    duelBack: '{{from}} shot back. Back to {{name}}.',
    lastBreath: '{{name}} is at the last breath.',
  },
  orders: {
    ask: 'then back to me',
    end: 'then end my turn',
    more: 'then another card',
    allIn: 'all my Bang!',
    allInLast: 'all my Bang!, then end',
    first: '{{kind}} comes first.',
    what: 'What comes then?',
  },
  reflexes: {
    title: 'Answer for me',
    lead: 'While others have the phone. On each of your turns you can change it.',
    foot: 'A card is spent only if it saves you. A Duel always asks.',
    barrel: { title: 'Shot at, with a Barrel' },
    missed: { title: 'Missed!' },
    bang: { title: 'Bang! against Indians!' },
    beer: { title: 'Beer at the last breath' },
    values: {
      ask: 'ask me',
      first: 'turn first',
      always: 'always',
      spare: 'keep one',
      never: 'never',
    },
  },
} as const
