/** What bots say at the table. Three ways to say each, so that nobody hears the same all evening. */
export const talk = {
  suspects: {
    outlaw: {
      a: '{{name}} smells of outlaw.',
      b: 'I keep an eye on {{name}}.',
      c: 'That looked like an Outlaw, {{name}}.',
    },
    renegade: {
      a: '{{name}} plays a game of one.',
      b: 'Whose side is {{name}} on?',
      c: '{{name}}? A Renegade, I would bet.',
    },
  },
  accuses: {
    outlaw: {
      a: '{{name}} is an Outlaw. Plain as day.',
      b: 'No doubt left: Outlaw, {{name}}.',
      c: 'Everybody saw it: {{name}} rides with the Outlaws.',
    },
    renegade: {
      a: '{{name}} is the Renegade. Mark my words.',
      b: 'I have your card, {{name}}: Renegade.',
      c: '{{name}} wants us all dead.',
    },
  },
  trusts: {
    a: '{{name}} stands by the star.',
    b: 'I would drink with {{name}}.',
    c: '{{name}} wears a badge under that coat.',
  },
  wavers: {
    a: 'I cannot read {{name}}.',
    b: 'Hm, {{name}}. What was that for?',
    c: '{{name}} puzzles me.',
  },
  'claims-loyalty': {
    a: 'I am with the law, ask anyone.',
    b: 'Do not look at me. I back the star.',
    c: 'You have me all wrong.',
  },
  protests: {
    a: 'Hey, {{name}}! What was that for?',
    b: 'Wrong target, {{name}}!',
    c: 'That hurt, {{name}}!',
  },
  'vows-revenge': {
    a: 'I will not forget that, {{name}}.',
    b: 'You will get that back, {{name}}.',
    c: 'Sleep badly, {{name}}.',
  },
  thanks: {
    a: 'Your health, {{name}}!',
    b: 'Much obliged, {{name}}.',
    c: 'I owe you one, {{name}}.',
  },
  cheers: {
    a: 'One scoundrel less.',
    b: '{{name}} had it coming.',
    c: 'The air is cleaner already.',
  },
  regrets: {
    a: '{{name}} deserved better.',
    b: 'A sad day for the law.',
    c: 'Rest easy, {{name}}.',
  },
  'fears-arrows': {
    a: 'The pile runs low. I do not like it.',
    b: 'Do you hear drums?',
    c: 'Too many arrows around here.',
  },
  'curses-dynamite': {
    a: 'Blasted dynamite!',
    b: 'My eyebrows!',
    c: 'Who packs these sticks?',
  },
} as const
