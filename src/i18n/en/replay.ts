/** The match once more, with a hand on the clock. */
export const replay = {
  back: 'Back to the result',
  dealt: 'The cards are dealt.',
  turn: 'Turn {{turn}} of {{turns}}',
  place: 'Place in the match',
  placeValue: 'Turn {{turn}} of {{turns}}. {{line}}',
  play: 'Play',
  pause: 'Pause',
  again: 'From the start',
  previousTurn: 'Previous turn',
  nextTurn: 'Next turn',
  previousEvent: 'One event back',
  nextEvent: 'One event on',
  speed: 'Speed {{speed}}',
  seat: 'Seat {{number}}',
  seatHint: 'Jumps to this player’s next turn',
} as const
