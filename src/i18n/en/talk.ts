/** What bots say at the table. Three ways to say each, so that nobody hears the same all evening. */
export const talk = {
  /** What bots call somebody who has given no name. */
  nameless: 'Cowboy',
  suspects: {
    outlaw: {
      a: '{{name}} smells like an Outlaw.',
      b: 'I’ve got my eye on {{name}}.',
      c: 'You act like an Outlaw, {{name}}.',
    },
    renegade: {
      a: '{{name}} is playing a lone game.',
      b: 'Whose side is {{name}} on?',
      c: '{{name}}? A Renegade, I’d bet.',
    },
  },
  accuses: {
    outlaw: {
      a: '{{name}} is an Outlaw. Plain as day.',
      b: 'No doubt about it: {{name}} is an Outlaw.',
      c: 'Everybody saw it: {{name}} rides with the Outlaws.',
    },
    renegade: {
      a: '{{name}} is the Renegade. Mark my words.',
      b: 'I know your card, {{name}}: Renegade.',
      c: '{{name}} wants us all dead.',
    },
  },
  trusts: {
    a: '{{name}} stands by the star.',
    b: 'I’d drink with {{name}}.',
    c: '{{name}} wears a badge under that coat.',
  },
  wavers: {
    a: 'I can’t read {{name}}.',
    b: 'Hm, {{name}}. What was that for?',
    c: '{{name}} puzzles me.',
  },
  'claims-loyalty': {
    a: 'I’m with the law, ask anyone.',
    b: 'Don’t look at me. I back the star.',
    c: 'You’ve got me all wrong.',
  },
  protests: {
    a: 'Hey, {{name}}! What was that for?',
    b: 'Wrong target, {{name}}!',
    c: 'That hurt, {{name}}!',
  },
  'vows-revenge': {
    a: 'I won’t forget that, {{name}}.',
    b: 'You’ll pay for that, {{name}}.',
    c: 'Watch your back, {{name}}.',
  },
  thanks: {
    a: 'Here’s to you, {{name}}!',
    b: 'Much obliged, {{name}}.',
    c: 'I owe you one, {{name}}.',
  },
  cheers: {
    a: 'One less scoundrel.',
    b: '{{name}} had it coming.',
    c: 'The air is cleaner already.',
  },
  regrets: {
    a: '{{name}} deserved better.',
    b: 'A sad day for the law.',
    c: 'Rest easy, {{name}}.',
  },
  'fears-arrows': {
    a: 'The pile’s running low. I don’t like it.',
    b: 'Do you hear drums?',
    c: 'Too many arrows around here.',
  },
  'curses-dynamite': {
    a: 'Blasted dynamite!',
    b: 'My eyebrows!',
    c: 'Who made this stuff?',
  },
  'sides-with': {
    a: 'You hit {{other}}, {{name}}. I like {{other}}.',
    b: 'Leave {{other}} alone, {{name}}.',
    c: 'What did {{other}} ever do to you, {{name}}?',
  },
  approves: {
    a: '{{other}} had that coming. Well done, {{name}}.',
    b: 'Nice one, {{name}}. I never trusted {{other}}.',
    c: '{{name}} hits {{other}}, and I won’t weep.',
  },
  'doubts-help': {
    a: 'Help for {{other}}, {{name}}? Really?',
    b: '{{name}} looks after {{other}}. I wonder why.',
    c: 'Careful whom you help, {{name}}. Not {{other}}.',
  },
  'curses-jail': {
    a: 'Iron bars again. Thanks, {{name}}.',
    b: '{{name}}, I’ve done nothing wrong!',
    c: 'I’ll be out before you know it, {{name}}.',
  },
  'misses-card': {
    a: 'Hands off my cards, {{name}}!',
    b: 'Thief! {{name}}, that was mine.',
    c: 'I was about to need that, {{name}}.',
  },
  'praises-barrel': {
    a: 'Good old barrel.',
    b: 'Shoot the barrel all you like.',
    c: 'Solid oak, that.',
  },
  toasts: {
    a: 'That hits the spot.',
    b: 'Another round, barkeep!',
    c: 'Good as new.',
  },
  'boasts-weapon': {
    a: 'Now nobody sits too far away.',
    b: 'Isn’t she a beauty?',
    c: 'I can see all of you from here.',
  },
} as const
