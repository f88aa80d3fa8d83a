/** What the editions say about each option, questions that come up, and the card to lay beside the dice. */
export const help = {
  editionsSay: {
    dynamiteTiming:
      'In English, French and Czech the wound comes first. The German text resolves the other dice first, although its own summary card says otherwise.',
    gringoGranularity:
      'All say: one arrow for one or more life points. None says what counts as one event.',
    gringoGatling: 'None of the books says which comes first.',
    jesseThreshold:
      'The wordings differ, but all four have the same example: four life points and two beers make eight. Checking once fits it.',
    kitSpread:
      'In the German edition, the arrows of a gatling that fired all come from one other player. The others let you spread them.',
    roseWrap: 'None of the books says how she counts with four alive.',
    threeIndianCredit: 'None of the books says whose kill an attack is.',
    threeAllDead: 'None of the books says who wins if all three fall at once.',
  },
  questions: {
    title: 'Common questions',
    list: {
      again: {
        ask: 'May I re-roll a die that I kept?',
        answer: 'Yes. Any die but dynamite, even one you kept before.',
      },
      shoot: {
        ask: 'Must I shoot?',
        answer: 'Yes. Every bull’s eye of the final result hits somebody in reach. You choose who.',
      },
      waste: {
        ask: 'May I waste a beer?',
        answer: 'You may pour it for a player at full life. The fallen cannot have it.',
      },
      first: {
        ask: 'Who is wounded first if I hit two players?',
        answer: 'Nobody. All targets are chosen first, then all shots hit together.',
      },
      blast: {
        ask: 'Dynamite kills me. What about my other dice?',
        answer: 'They are not resolved, unless you play with the option that dynamite wounds last.',
      },
      rolling: {
        ask: 'The attack comes while I’m rolling. Do I go on?',
        answer: 'If you live, yes: take the arrows that are left and go on with your turn.',
      },
      volley: {
        ask: 'Is the gatling a shot?',
        answer: 'No. It hits all others at any distance, after the beer, and cannot be doubled.',
      },
      friends: {
        ask: 'May a Deputy shoot at the Sheriff?',
        answer: 'Anybody may hit anybody in reach. What the table thinks of it is another matter.',
      },
      look: {
        ask: 'May I look at a role before somebody falls?',
        answer: 'No. Only the Sheriff’s is face up; in a game of three, all are.',
      },
      pile: {
        ask: 'Can the pile stay empty?',
        answer: 'No. The last arrow starts the attack, and then all nine lie there again.',
      },
    },
  },
  summary: {
    title: 'Summary card',
    turn: 'Roll up to three times. Keep what you like.',
    order: 'Then, in this order',
    faces: {
      arrow: 'Take one at once. The last in the pile: attack!',
      dynamite: 'Stays. Three: stop, −1 life point.',
      one: 'Hit one place away.',
      two: 'Hit two places away. Two or three alive: as 1.',
      beer: '+1 life point for anybody.',
      gatling: 'Three: −1 for everybody else; discard your arrows.',
    },
    wins: 'Who wins',
    roles: {
      sheriff: 'no Outlaw and no Renegade left',
      deputy: 'together with the Sheriff',
      outlaw: 'the Sheriff has fallen',
      renegade: 'last one alive',
    },
  },
} as const
