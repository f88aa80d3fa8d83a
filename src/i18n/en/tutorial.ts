/** The first match: a coach's cards over a real table, and tips for the matches after it. */
export const tutorial = {
  title: 'Your first match',
  lead: 'Five minutes at a real table, with loaded dice. You are the Sheriff; three strangers sit around you.',
  points: {
    '1': 'You roll, keep, aim and pour yourself. A step that you do not want to do is done for you.',
    '2': 'Leave whenever you like: the lesson waits where you left it.',
  },
  start: 'Sit down',
  resume: 'Go on',
  waiting: 'The game that is waiting keeps its place meanwhile.',
  gotIt: 'Got it',
  skip: 'Do it for me',
  notYet: 'Not that one yet.',
  read: 'Read it again',
  cards: {
    welcome: {
      title: 'You are the Sheriff',
      text: 'Your star lies open; nobody else shows a card. Bring your foes down before they get you. A turn is up to three rolls of five dice.',
      task: 'Press Roll.',
    },
    arrow: {
      title: 'Arrow and dynamite',
      text: 'The arrow came to you at once. When the pile in the middle is empty, arrows hurt. Dynamite is chained: it cannot be rolled again.',
      task: 'Tap the bull’s eye 1 and the beer to keep them, then Roll.',
    },
    stop: {
      title: 'Good enough',
      text: 'Two bull’s eyes and two beers. One roll is left, but you need not use it.',
      task: 'Press Stop.',
    },
    aim: {
      title: 'Aim',
      text: 'A bull’s eye 1 hits a neighbour: Rosa or Hank. The number at a seat is how many places away it is.',
      task: 'Tap Rosa for both dice, then Fire.',
    },
    beer: {
      title: 'Beer',
      text: 'A beer gives a life point to anybody, but never above the start. You can use it.',
      task: 'Tap your own plate for each beer, then Serve.',
    },
    foe: {
      title: 'Read people',
      text: 'Rosa shot at the Sheriff. Whoever does that is hardly a friend: most likely an Outlaw.',
    },
    friend: {
      title: 'A helping hand?',
      text: 'Mei bought you a beer. With four at the table there is no Deputy, so she may be the Renegade, who needs you alive until the end.',
    },
    attack: {
      title: 'The attack',
      text: 'Hank took the last arrow: everybody lost a life point for each arrow held, and all arrows went back. Rosa fell, and her card turned up: an Outlaw.',
    },
    dynamite: {
      title: 'Three dynamites',
      text: 'Hank rolled three of them: he had to stop and lost a life point. His bull’s eye counts all the same.',
    },
    final: {
      title: 'Two are left',
      text: 'Neither of them can be a Deputy. With three alive every bull’s eye reaches both.',
      task: 'Press Roll.',
    },
    gatling: {
      title: 'The gatling',
      text: 'Three gatlings hit everybody else and take your arrows away. You have two already.',
      task: 'Keep both gatlings and the bull’s eye, then Roll.',
    },
    finish: {
      title: 'Three of them',
      text: 'The gatling fires after the shots. Hank has one life point left, Mei has three.',
      task: 'Press Stop.',
    },
    fire: {
      title: 'Finish it',
      text: 'Two shots and the gatling make three.',
      task: 'Tap Mei for both dice, then Fire.',
    },
  },
  tips: {
    seat: 'Hold a seat to read who sits there and what they can do.',
    pile: 'The pile is nearly empty. The last arrow brings the attack on everybody.',
    undo: 'Changed your mind? You can take it back until dice fall.',
    rules: 'The menu leads to the rules, also in the middle of a match.',
  },
} as const
