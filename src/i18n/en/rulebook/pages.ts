/** What the rulebook says about the game as a whole, its faces and its roles. */
export const pages = {
  title: 'Rules',
  search: 'Search the rules',
  clear: 'Clear the search',
  nothing: 'Nothing in the rules fits that.',
  found_one: '{{count}} page found',
  found_other: '{{count}} pages found',
  elsewhere: { dice: 'In the dice game', cards: 'In the card game' },
  lesson: 'Play the first lesson',
  all: 'All rules',
  when: 'When in the turn',
  steps: {
    arrow: 'arrows',
    dynamite: 'dynamite',
    one: 'shots',
    beer: 'beer',
    gatling: 'gatling',
  },
  meets: 'When they meet',
  books: 'What the printed editions say',
  standard: 'default',
  example: 'Example',
  play: 'Play the example',
  again: 'Once more',
  seatHint: 'Opens this character’s page',
  sections: {
    chapters: 'How to play',
    faces: 'The six faces',
    roles: 'The roles',
    characters: 'The sixteen characters',
    options: 'Rule options',
    help: 'Quick help',
  },
  chapters: {
    goal: {
      title: 'The goal',
      lead: 'Five dice, a belt of bullets, and roles that nobody shows. Only the Sheriff plays face up.',
      points: {
        '1': 'The Sheriff and the Deputies win together once no Outlaw and no Renegade is left.',
        '2': 'The Outlaws win as soon as the Sheriff falls.',
        '3': 'A Renegade wins alone, as the very last player standing.',
        '4': 'You can win after you have fallen: a team wins with all its members. Only Renegades never share.',
      },
    },
    setup: {
      title: 'Set-up',
      lead: 'Roles are dealt face down, characters face up. The Sheriff shows the star, has two extra life points, and goes first.',
      points: {
        '1': 'Everybody takes as many bullets as their character shows. Nobody ever has more than they started with.',
        '2': 'All nine arrows lie in the pile.',
        '3': 'Play goes clockwise, to the left.',
        '4': 'Everybody can see characters, life points, arrows and dice, and the roles of the Sheriff and the fallen. The rest is guesswork.',
      },
    },
    turn: {
      title: 'A turn',
      lead: 'Roll up to three times, keep what you like, then resolve your dice in a fixed order.',
      points: {
        '1': 'Roll all five dice.',
        '2': 'Take an arrow at once for each arrow just rolled.',
        '3': 'Dynamite stays where it is. With three or more, you stop rolling.',
        '4': 'Re-roll any of the other dice, even ones you kept before: three rolls in all.',
        '5': 'Resolve the final result in order: dynamite, bull’s eyes, beer, gatling. Every die must be used.',
        '6': 'The next living player on the left takes the dice.',
      },
    },
    distance: {
      title: 'Places and distance',
      lead: 'Distance is counted from chair to chair, to the left or to the right, whichever you like.',
      points: {
        '1': 'Only the living count: an empty chair is not a place.',
        '2': 'With four alive, two places to the left and two to the right are the same player.',
        '3': 'With two or three alive, every 2 counts as a 1.',
        '4': 'Nobody can be their own target.',
        '5': 'Places are counted when the bull’s eyes come up. A player who falls to one of them still holds their place for the others.',
      },
    },
    attack: {
      title: 'The attack',
      lead: 'Whoever takes the last arrow in the pile starts the attack: everybody loses a life point for each arrow they hold.',
      points: {
        '1': 'Everybody loses at the same moment. It is nobody’s shot and nobody’s kill.',
        '2': 'Then all the arrows go back to the pile.',
        '3': 'If the same roll has more arrows to take, they come from the full pile.',
        '4': 'A player who falls while rolling is out at once; the rest of their turn is lost.',
      },
    },
    winning: {
      title: 'Falling and winning',
      lead: 'A player with no life points left is out: their role is shown, and their arrows go back to the pile.',
      points: {
        '1': 'All the shots of a turn hit together, and so does a gatling or an attack. Those who fall to it fall together.',
        '2': 'Only then do you check who has won: first whether the Sheriff has fallen, then whether any villain is left.',
        '3': 'If the Sheriff falls together with the last Outlaw, the Outlaws win. If everybody falls, they win too.',
        '4': 'If the Sheriff falls and the only player left is a Renegade, that Renegade wins.',
        '5': 'With eight players there are two Renegades, each on their own. If the Sheriff falls while both live, the Outlaws win.',
      },
    },
    three: {
      title: 'Three players',
      lead: 'All roles are face up, there is no Sheriff and no extra life, and the Deputy goes first. Everybody hunts somebody.',
      points: {
        '1': 'The Deputy hunts the Renegade, the Renegade hunts the Outlaw, the Outlaw hunts the Deputy.',
        '2': 'Whoever takes their quarry’s last life point, by bull’s eye or gatling, wins at once.',
        '3': 'If anybody falls any other way, the hunt is over: the last one standing wins.',
        '4': 'With three alive every 2 is a 1, so every bull’s eye can hit either opponent.',
      },
    },
    editions: {
      title: 'Editions',
      lead: 'The printed editions differ in a few places and say nothing in others. An edition is a bundle of rule options.',
      points: {
        '1': 'International: every option at its default.',
        '2': 'German edition: three dynamites wound after the other dice, and when Kit Carlson’s gatling fires, all the arrows come from one other player.',
        '3': 'House rules: choose each option yourself when you set up a game.',
      },
    },
  },
  faces: {
    arrow: {
      lead: 'Take an arrow from the pile, at once, for each one you just rolled.',
      points: {
        '1': 'An arrow die you keep gives nothing more. Re-rolled to an arrow again, it gives a new one.',
        '2': 'The last arrow in the pile starts the attack.',
        '3': 'Until then arrows do no harm. Firing your own gatling discards all of them.',
      },
    },
    dynamite: {
      lead: 'It stays: dynamite cannot be re-rolled.',
      points: {
        '1': 'Three or more after any roll: no more rolling, and you lose a life point.',
        '2': 'Four or five cost no more than three. One or two do nothing.',
        '3': 'If you survive, your other dice are resolved as usual.',
      },
    },
    one: {
      lead: 'Hit a player one place away, on your left or on your right.',
      points: {
        '1': 'Choose the targets of all bull’s eyes first; then they all hit together.',
        '2': 'Several may hit one player, even more than they have life points.',
        '3': 'None may be given up: every bull’s eye must hit somebody.',
      },
    },
    two: {
      lead: 'Hit a player two places away, on your left or on your right.',
      points: {
        '1': 'With four alive that is the player opposite.',
        '2': 'With two or three alive a 2 counts as a 1.',
        '3': 'Only the living are counted.',
      },
    },
    beer: {
      lead: 'A player of your choice gains a life point. It may be yourself.',
      points: {
        '1': 'Nobody goes above the life points they started with: a beer for a full player is wasted.',
        '2': 'It must be poured anyway, but never for the fallen.',
        '3': 'Beer comes after the bull’s eyes and saves nobody from them.',
      },
    },
    gatling: {
      lead: 'Three or more: every other player loses a life point, and you discard all your arrows.',
      points: {
        '1': 'It fires once a turn, even with four or five.',
        '2': 'One or two do nothing.',
        '3': 'It comes last, after shots and beer.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Your card is face up, you go first, and you have two extra life points.',
        '2': 'You win together with your Deputies, standing or fallen.',
        '3': 'If you fall, the Outlaws win, unless a Renegade is the only one left.',
      },
    },
    deputy: {
      points: {
        '1': 'Nobody knows you, not even the Sheriff. Show whose side you’re on by what you do.',
        '2': 'You win with the Sheriff, even if you have fallen.',
        '3': 'In a game of three you hunt the Renegade.',
      },
    },
    outlaw: {
      points: {
        '1': 'However the Sheriff falls, you win: by shots, gatling, arrows or dynamite.',
        '2': 'All Outlaws win together, the fallen too.',
        '3': 'In a game of three you hunt the Deputy.',
      },
    },
    renegade: {
      points: {
        '1': 'First everybody else must go, then the Sheriff. Until then keep the Sheriff alive.',
        '2': 'You win only as the last one alive, and alone.',
        '3': 'With eight players there are two of you, each on their own.',
        '4': 'In a game of three you hunt the Outlaw.',
      },
    },
  },
} as const
