/** The first match of cards: what the coach says over a real table, and tips for the matches after it. */
export const cardsLesson = {
  lead: 'Six minutes at a real table, with a stacked deck. You are the Sheriff; three strangers sit around you.',
  points: {
    '1': 'You play, aim, dodge and discard yourself. Any step you’d rather not do is done for you.',
    '2': 'It uses the beginner deck. Leave whenever you like: the lesson waits where you left off.',
  },
  steps: {
    welcome: {
      title: 'You are the Sheriff',
      text: 'Your star is face up; nobody else shows a role. You have three life points, and the cards in the tray are your hand. It is Hank’s turn just now.',
    },
    missed: {
      title: 'A shot at you',
      text: 'Hank played a Bang!. A Missed! stops it; otherwise you lose a life point.',
      task: 'Press Missed!.',
    },
    barrel: {
      title: 'Your turn',
      text: 'Two cards came from the deck. Now play as many as you like, one after another. A Barrel is blue: it stays in front of you.',
      task: 'Tap the Barrel, then Lay down.',
    },
    distance: {
      title: 'Distance',
      text: 'The stone by a seat says how far away it is. Mei sits two places on: 2. Rosa sits next to you, but the Mustang makes that 2 as well.',
    },
    weapon: {
      title: 'Reach',
      text: 'The sight on a weapon says how far it shoots. Your Colt reaches only 1, this Schofield 2.',
      task: 'Tap the Schofield, then Lay down.',
    },
    beer: {
      title: 'Beer',
      text: 'A brown card works once. A Beer gives you a life point, never more than you started with. It could even save you as you lose your last one.',
      task: 'Tap the Beer, then Drink.',
    },
    bang: {
      title: 'Bang!',
      text: 'Hank shot at the Sheriff: hardly a friend. You may play one Bang! a turn. Hank has one life point left.',
      task: 'Tap the Bang!, then Aim, then Hank.',
    },
    reward: {
      title: 'An Outlaw',
      text: 'Hank is out, and the role card is turned up. Whoever eliminates an Outlaw draws three cards.',
    },
    discard: {
      title: 'Too many cards',
      text: 'At the end of your turn you may hold only as many cards as you have life points: one must go. The Saloon would heal your foes as well.',
      task: 'Press End turn, tap the Saloon, then Discard 1.',
    },
    dodge: {
      title: 'Behind the Barrel',
      text: 'Rosa shoots. The Barrel costs nothing: the top card of the deck is turned up, and a heart saves you. That is called draw!, and only there do suits matter.',
      task: 'Press Barrel.',
    },
    again: {
      title: 'Another shot',
      text: 'A heart! But Rosa plays Willy the Kid, who may fire as often as he likes. A Barrel can be tried against every shot.',
      task: 'Press Barrel once more.',
    },
    noHeart: {
      title: 'No heart',
      text: 'This time it did not help. You may still show a Missed!.',
      task: 'Press Missed!.',
    },
    foe: {
      title: 'Read people',
      text: 'Rosa shot at the Sheriff twice. That is most likely the other Outlaw.',
    },
    friend: {
      title: 'A helping hand?',
      text: 'Mei shot at Rosa. With four at the table there is no Deputy, so this may be the Renegade, who needs you alive until the end.',
    },
    more: {
      title: 'Eleven more cards',
      text: 'The full deck also has three Duels (two players take turns putting down Bang!s), three Jails (may cost a turn), two Indians! (a Bang! from everybody else, or a hit), two General Stores (a card for everybody) and one Dynamite (goes round until it blows up). The rules say the rest.',
    },
    rosa: {
      title: 'Your turn again',
      text: 'Rosa has one life point left and is 2 away: within your reach.',
      task: 'Tap the Bang!, then Aim, then Rosa.',
    },
    gatling: {
      title: 'Only the Renegade is left',
      text: 'No Outlaw lives, so Mei is the Renegade. You have fired your one Bang!, but the Gatling is not one: it shoots at everybody else, at any distance.',
      task: 'Tap the Gatling, then Play.',
    },
  },
  tips: {
    'cards-hold': 'Hold a card or a seat to read about it.',
    'cards-reach': 'Nobody in reach? Weapons and the Scope help.',
    'cards-limit': 'Keep only as many cards as you have life points.',
    'cards-breath': 'Keep a Beer: it saves your last life point.',
    'cards-rules': 'The menu has the rules of every card.',
  },
} as const
