/** The first match: a coach's cards over a real table, and tips for the matches after it. */
export const tutorial = {
  title: 'Your first match',
  lead: 'Five minutes at a real table, with loaded dice. You are the Sheriff; three strangers sit around you.',
  points: {
    '1': 'You roll, keep, aim and pour yourself. Any step you’d rather not do is done for you.',
    '2': 'Leave whenever you like: the lesson waits where you left off.',
  },
  start: 'Sit down',
  resume: 'Go on',
  waiting: 'Your waiting game keeps its place.',
  gotIt: 'Got it',
  skip: 'Do it for me',
  notYet: 'Not that one yet.',
  read: 'Read it again',
  cards: {
    welcome: {
      title: 'You are the Sheriff',
      text: 'Your star is face up; nobody else shows a card. Bring your foes down before they get you. A turn is up to three rolls of five dice.',
      task: 'Press Roll.',
    },
    arrow: {
      title: 'Arrow and dynamite',
      text: 'The arrow came straight to you. When the pile in the middle runs out, arrows hurt. Dynamite is chained down: it cannot be re-rolled.',
      task: 'Tap the bull’s eye 1 and the beer to keep them, then Roll.',
    },
    stop: {
      title: 'Good enough',
      text: 'Two bull’s eyes and two beers. One roll is left, but you don’t have to use it.',
      task: 'Press Stop.',
    },
    aim: {
      title: 'Aim',
      text: 'A bull’s eye 1 hits a neighbour: Rosa or Hank. The number by a seat is how many places away it is.',
      task: 'Tap Rosa for both dice, then Fire.',
    },
    beer: {
      title: 'Beer',
      text: 'A beer gives anybody a life point, but never more than they started with. You could do with one.',
      task: 'Tap your own plate for each beer, then Serve.',
    },
    foe: {
      title: 'Read people',
      text: 'Rosa shot at the Sheriff. Anybody who does that is hardly a friend: most likely an Outlaw.',
    },
    friend: {
      title: 'A helping hand?',
      text: 'Ines bought you a beer. With four at the table there is no Deputy, so this may be the Renegade, who needs you alive until the end.',
    },
    attack: {
      title: 'The attack',
      text: 'Hank took the last arrow: everybody lost a life point for each arrow they held, and all the arrows went back. Rosa fell and turned up a card: an Outlaw.',
    },
    dynamite: {
      title: 'Three dynamites',
      text: 'Hank rolled three of them and had to stop, at the cost of a life point. The bull’s eye still counts.',
    },
    final: {
      title: 'Two are left',
      text: 'Neither of them can be a Deputy. With three alive, every bull’s eye reaches both.',
      task: 'Press Roll.',
    },
    gatling: {
      title: 'The gatling',
      text: 'Three gatlings hit everybody else and discard your arrows. You have two already.',
      task: 'Keep both gatlings and the bull’s eye, then Roll.',
    },
    finish: {
      title: 'Three of them',
      text: 'The gatling fires after the shots. Hank has one life point left, Ines has three.',
      task: 'Press Stop.',
    },
    fire: {
      title: 'Finish it',
      text: 'Two shots and the gatling make three.',
      task: 'Tap Ines for both dice, then Fire.',
    },
  },
  tips: {
    seat: 'Hold a seat to read who sits there and what they can do.',
    pile: 'The pile is nearly empty. The last arrow starts the attack on everybody.',
    undo: 'Changed your mind? You can take it back until dice are rolled.',
    rules: 'The rules are in the menu, even in the middle of a match.',
  },
} as const
