/** The deal: roles face down, the Sheriff's star, characters open, and the peek at one's own card. */
export const deal = {
  title: 'The deal',
  steps: {
    roles: 'Roles are dealt face down.',
    sheriff: '{{name}} is the Sheriff.',
    sheriffYou: 'You are the Sheriff.',
    open: 'Three players: all roles lie open.',
    characters: 'Now the characters.',
    noCharacters: 'Nobody has a character this time.',
  },
  first: '{{name}} begins.',
  firstYou: 'You begin.',
  skip: 'Skip the deal',
  hold: 'Hold to see your role',
  holdOpen: 'Hold to read your card',
  holdHint: 'Your card is shown only while you hold.',
  letGo: 'Let go and it is hidden.',
  letGoOpen: 'Let go to put it down.',
  cardDown: 'Your role card, face down',
  cardUp: 'You are the {{role}}. {{goal}} {{text}}',
  seat: '{{name}}, {{character}}, {{role}}, {{life}}',
  toTable: 'To the table',
  goals: {
    sheriff: {
      goal: 'Clear the town of Outlaws and Renegades.',
      text_zero: 'Nobody is sworn to help you.',
      text_one: 'You win together with your Deputy, fallen or not.',
      text_other: 'You win together with your Deputies, fallen or not.',
    },
    deputy: {
      goal: 'Keep the Sheriff alive.',
      text: 'You win with him once no Outlaw and no Renegade is left, even if you have fallen.',
    },
    outlaw: {
      goal: 'Bring down the Sheriff.',
      text_zero: 'You win even if you have fallen.',
      text_one: 'You win together with the other Outlaw, fallen or not.',
      text_other: 'You win together with the other Outlaws, fallen or not.',
    },
    renegade: {
      goal: 'Be the last one standing.',
      text_zero: 'Everybody else must fall, the Sheriff last of all.',
      text_one: 'Everybody else must fall, the other Renegade too, and the Sheriff last of all.',
      text_other: 'Everybody else must fall, the other Renegades too, and the Sheriff last of all.',
    },
  },
  hunts: {
    deputy: 'Bring down the Renegade.',
    outlaw: 'Bring down the Deputy.',
    renegade: 'Bring down the Outlaw.',
    text: 'By your own shot or gatling. If it happens otherwise, the last one standing wins.',
  },
} as const
