/** What the editions say about each option, questions, the summary, the signs, and what can be tried out. */
export const help = {
  phases: {
    start: 'start',
    draw: 'draw',
    play: 'play',
    discard: 'discard',
    others: 'others’ turns',
  },
  editionsSay: {
    deck: 'The book suggests a simpler first game without the cards that carry a small book.',
    brownDiscard:
      'In the German edition the card is discarded after its effect. The Italian text and an online platform have it first.',
    reshuffle:
      'Programs shuffle when a card is needed. The book’s words come closest to shuffling at once.',
    suzyTiming:
      'A tournament ruling lets her wait until the card is settled. The book’s words mean at once.',
    winCheck:
      'The publisher’s answer was: when the card is settled. The book’s words mean at once.',
    duelCredit:
      'The official answers and the programs ask whose card it was, so nobody caused it. Taken literally, it was the opponent.',
    ownCards:
      'Programs allow both. One printed symbol of Cat Balou includes yourself, another says another player; older editions allow neither.',
    idleBeer: 'The official answers allow it. Forbidding it is a house rule.',
    sidWithTwo: 'The programs allow it. Forbidding it follows the rule for Beer.',
    sidTiming:
      'The book says at any time. A tournament ruling allows it only when a Beer could be played.',
  },
  questions: {
    title: 'Common questions',
    list: {
      second: {
        ask: 'May I ever play a second Bang!?',
        answer:
          'With a Volcanic in front of you, or as Willy the Kid. Gatling, Duel and Indians! don’t count as a Bang!.',
      },
      must: {
        ask: 'Must I show a Missed! if I have one?',
        answer: 'No. You may take the hit, and nobody learns what you hold.',
      },
      choose: {
        ask: 'May I choose a card from somebody’s hand?',
        answer: 'No, from a hand it is always a random one. You choose only from cards in play.',
      },
      rescue: {
        ask: 'Can somebody else save me with a Beer?',
        answer: 'No. Only you can drink it at your last breath, and a Saloon doesn’t help there.',
      },
      limit: {
        ask: 'I hold more cards than life points. Must I discard now?',
        answer: 'Only at the end of your own turn. Until then you may hold any number.',
      },
      throw: {
        ask: 'May I throw away a card I don’t want?',
        answer: 'Not unless you hold too many at the end of your turn.',
      },
      prisoner: {
        ask: 'Can I be shot at in Jail?',
        answer: 'Yes, and you may answer with Missed!, Barrel or Beer as usual.',
      },
      weapon: {
        ask: 'Does a longer weapon help with Panic!?',
        answer: 'No. Panic! needs distance 1; only Scope and Rose Doolan bring others nearer.',
      },
      reward: {
        ask: 'Who gets the reward if Dynamite takes an Outlaw?',
        answer: 'Nobody. It is nobody’s hit.',
      },
      deputy: {
        ask: 'A Sheriff’s Gatling takes a Deputy. Does the penalty count?',
        answer: 'Yes, just as with Bang!, Indians! and a Duel that the Sheriff started.',
      },
      suits: {
        ask: 'When do suits matter?',
        answer: 'Only for draw!, and for the second card that Black Jack draws.',
      },
      last: {
        ask: 'Two are left. What changes?',
        answer: 'Beer gives nothing any more, not even at the last breath. A Saloon still works.',
      },
    },
  },
  summary: {
    title: 'Summary card',
    turn: 'Dynamite, Jail. Draw two. Play. Discard down to your life points.',
    brown: 'Brown: once, then to the discards',
    blue: 'Blue: stays in play',
    wins: 'Who wins',
    roles: {
      sheriff: 'no Outlaw and no Renegade left',
      deputy: 'together with the Sheriff',
      outlaw: 'the Sheriff has fallen',
      renegade: 'last one alive',
    },
    death:
      'Outlaw eliminated: draw three. Deputy eliminated by the Sheriff: the Sheriff discards everything.',
  },
  symbols: {
    title: 'The language of symbols',
    lead: 'A card says in symbols what it does, from left to right: first whom it is about, then what happens.',
    whom: 'Whom',
    what: 'What',
    stone: 'The milestone always shows a distance, the brass sight always a reach.',
  },
  ring: {
    caption: 'Try it out',
    hint: 'Tap a chair: it gets a Mustang, then it is empty, then all is as before.',
    players: 'Players',
    weapon: 'Your weapon',
    you: 'You',
  },
  odds: {
    caption: 'What the odds are',
    heart: 'A heart',
    spades: 'Spades from 2 to 9',
    heartOfTwo: 'A heart among two cards: Lucky Duke, or Jourdonnais with a Barrel',
    spadesTwice:
      'Two cards that are both spades from 2 to 9: only then must Lucky Duke’s Dynamite blow up',
    bothHearts: 'Two hearts in a row: Jourdonnais with a Barrel against Slab the Killer',
    note: 'For a whole, well shuffled deck. Every card that has been seen shifts them a little.',
  },
} as const
