/** What the rulebook of the card game says about the game as a whole and about its roles. */
export const chapters = {
  sections: {
    help: 'Quick help',
    chapters: 'How to play',
    kinds: 'The 22 cards',
    roles: 'The roles',
    characters: 'The sixteen characters',
    options: 'Rule options',
  },
  chapters: {
    goal: {
      title: 'The goal',
      lead: 'A hand of cards, a belt of bullets, and roles that nobody shows. Only the Sheriff plays face up.',
      points: {
        '1': 'The Sheriff and the Deputies win together once no Outlaw and no Renegade is left.',
        '2': 'The Outlaws win when the Sheriff falls.',
        '3': 'The Renegade wins alone, as the last one standing: everybody else has to fall, the Sheriff last.',
        '4': 'You can win after you have fallen: a team wins with all its members.',
      },
    },
    setup: {
      title: 'Set-up',
      lead: 'Four to seven players. Roles are dealt face down, characters face up. The Sheriff shows the star, has one extra life point, and goes first.',
      points: {
        '1': 'Your life points are those of your character; the Sheriff has one more. Nobody ever has more than they started with.',
        '2': 'Everybody is dealt as many cards as they have life points.',
        '3': 'The rest is the deck, face down. The discards begin empty and lie face up.',
        '4': 'Play goes clockwise, to the left.',
        '5': 'Everybody can see characters, life points, cards in play, all discards, how many cards each hand and the deck hold, and the roles of the Sheriff and the fallen. Hands, the deck and the other roles are hidden.',
        '6': 'For a first game, leave out the eleven cards with a small book: Duel, Indians!, General Store, Jail and Dynamite.',
      },
    },
    turn: {
      title: 'A turn',
      lead: 'Draw two cards, play as many as you like, discard down to your life points.',
      points: {
        '1': 'Start: if Dynamite lies in front of you, it is looked at first, then Jail. Without a heart, Jail ends your turn right there.',
        '2': 'Draw: two cards from the deck.',
        '3': 'Play: any number of cards, one after another, but only one Bang! a turn.',
        '4': 'A brown card takes effect and goes to the discards. A blue card stays in front of you, never two of the same name.',
        '5': 'You have one weapon: a new one replaces the old one, which is discarded first. A weapon cannot be laid over one of the same name.',
        '6': 'A card that needs a target can only be played if there is one.',
        '7': 'Discard: while you hold more cards than you have life points, you discard one of your choice. You may not throw away more than that.',
        '8': 'Then it is the turn of the next living player on the left.',
      },
    },
    distance: {
      title: 'Distance and reach',
      lead: 'Distance is counted from chair to chair, the shorter way round. Reach is how far your weapon shoots.',
      points: {
        '1': 'Only the living count: an empty chair is not a place.',
        '2': 'A Mustang in front of a player, or Paul Regret’s ability, puts them one farther away for everybody else.',
        '3': 'A Scope in front of you, or Rose Doolan’s ability, brings everybody else one nearer for you.',
        '4': 'Distance is never less than 1, and it need not be the same both ways.',
        '5': 'A Bang! needs a target within your reach. Without a weapon card that is 1, thanks to the Colt .45, which cannot be lost. A weapon never changes a distance.',
        '6': 'Panic! needs a target at distance 1, whatever your weapon.',
        '7': 'Cat Balou, Duel, Gatling, Indians! and Jail work at any distance.',
      },
    },
    draw: {
      title: 'Draw!',
      lead: 'Turn over the top card of the deck and look only at its suit and value. The card itself does nothing and is discarded.',
      points: {
        '1': 'Barrel: a heart counts as a Missed!.',
        '2': 'Jail: a heart sets you free.',
        '3': 'Dynamite: spades from 2 to 9 blow it up.',
        '4': 'The turned card is discarded as soon as it has been read, before anything follows from it.',
        '5': 'Lucky Duke turns two cards and names the one that counts.',
        '6': 'If there is no card at all, the draw! fails: no Missed!, no way out of Jail, no explosion.',
        '7': 'Taking cards into your hand is not a draw!, and neither is the card that Black Jack shows.',
      },
    },
    order: {
      title: 'The order of things',
      lead: 'One card at a time: everything that a card causes is settled before the next one is played.',
      points: {
        '1': 'The card leaves the hand. A Bang! is counted.',
        '2': 'Its effect follows, with all answers, hits, eliminations, rewards and penalties, one player after another.',
        '3': 'Then a brown card goes to the discards. Cards shown in answer are discarded at once.',
        '4': 'Then it is checked whether somebody has won.',
        '5': 'If whoever is on turn has fallen, the next turn begins; otherwise they play on.',
        '6': 'A hit: the life points go down; below 1 it is the last breath; whoever survives then gets what Bart Cassidy’s or El Gringo’s ability gives.',
        '7': 'Gatling and Indians!: the others clockwise, beginning on the left; each is finished before the next is asked. General Store: clockwise, beginning with whoever played it.',
        '8': 'Whose hit is it? With Bang!, Gatling and Indians! it belongs to whoever played the card. In a Duel the challenged player’s loss belongs to the challenger, the challenger’s own loss to nobody. Dynamite is nobody’s.',
      },
    },
    piles: {
      title: 'Deck and discards',
      lead: 'Cards come from the top of the deck, one at a time. The discards lie face up, and anybody may look through them.',
      points: {
        '1': 'If a card is needed and the deck is empty, all the discards are shuffled and become the deck.',
        '2': 'If both are empty, nothing is drawn and the game goes on.',
        '3': 'If Kit Carlson or Lucky Duke needs more cards than the deck holds, the shuffled discards go underneath what is left.',
        '4': 'A card that is discarded goes on top.',
        '5': 'A brown card that is being settled lies on neither pile.',
      },
    },
    falling: {
      title: 'Last breath and elimination',
      lead: 'Whoever has no life points left is not yet out: a Beer at the last breath brings them back.',
      points: {
        '1': 'At the last breath each Beer gives a life point, as long as at least three players live, yourself included. You are saved at 1. A Beer that is not enough is spent all the same.',
        '2': 'Sid Ketchum may also discard two cards for a life point.',
        '3': 'A Saloon is no Beer and saves nobody.',
        '4': 'Otherwise you are out: your role is shown and your cards are discarded, the hand first, then those in play. Vulture Sam takes them instead.',
        '5': 'Whoever eliminates an Outlaw draws three cards, whatever their own role.',
        '6': 'A Sheriff who eliminates a Deputy discards all cards, those in hand and those in play.',
        '7': 'Where nobody caused the hit there is no reward and no penalty.',
      },
    },
    winning: {
      title: 'Who wins',
      lead: 'This is checked when a card, or a Dynamite that blew up, is settled. In which order players fell by one card does not matter.',
      points: {
        '1': 'Has the Sheriff fallen? If the only one left is the Renegade, the Renegade wins. Otherwise the Outlaws win, even if none of them is left, and even if nobody is.',
        '2': 'Is no Outlaw and no Renegade left? Then the Sheriff and all Deputies win.',
        '3': 'The fallen win with their team.',
        '4': 'The Renegade’s Gatling takes the Sheriff and the last other player: the Renegade wins. If a Deputy lives, the Outlaws do.',
        '5': 'Nothing happens after the end: nobody draws another card.',
      },
    },
    series: {
      title: 'Several matches',
      lead: 'Whoever is alive at the end, winner or not, may keep their character for the next match. Cards are never kept.',
      points: {
        '1': 'All others draw a new character from those that nobody keeps, never the one they just had.',
        '2': 'Roles are dealt at random. Or the table agrees that the star moves to the last Sheriff’s left neighbour, and only the other roles are dealt.',
        '3': 'Life points, hands and deck start afresh.',
      },
    },
    presets: {
      title: 'Ways to play',
      lead: 'Printed rules, rulings and habits differ in a few places. Each of these is an option, and a preset is a bundle of them.',
      points: {
        '1': 'As clubs play: every option at its default.',
        '2': 'As printed: Suzy Lafayette draws at once, the game ends the moment the deciding player falls, the discards are shuffled as the last card leaves the deck, and only Cat Balou may name a card of your own.',
        '3': 'Tournament: a brown card is discarded before it takes effect, and Sid Ketchum heals only when he plays cards on his own turn or at his last breath.',
        '4': 'House rules: choose each option yourself when you set up a game. Which deck you use is free in every preset.',
      },
    },
  },
  roles: {
    sheriff: {
      points: {
        '1': 'Your card is face up, you go first, and you have one extra life point and one extra card to begin with.',
        '2': 'You win together with your Deputies, standing or fallen.',
        '3': 'If you fall, the Outlaws win, unless the Renegade is the only one left.',
        '4': 'If you eliminate a Deputy, you discard all your cards.',
        '5': 'You can never be put in Jail.',
      },
    },
    deputy: {
      points: {
        '1': 'Nobody knows you, not even the Sheriff. Show whose side you’re on by what you do.',
        '2': 'You win with the Sheriff, even if you have fallen.',
        '3': 'If the Sheriff eliminates you by mistake, it costs the Sheriff all cards.',
      },
    },
    outlaw: {
      points: {
        '1': 'However the Sheriff falls, you win, unless the Renegade is the only one left.',
        '2': 'All Outlaws win together, the fallen too.',
        '3': 'Whoever eliminates you draws three cards, another Outlaw as well.',
      },
    },
    renegade: {
      points: {
        '1': 'First everybody else must go, then the Sheriff. Until then keep the Sheriff alive.',
        '2': 'You win only as the last one alive, and alone.',
        '3': 'If the Sheriff falls while anybody else lives, the Outlaws win.',
      },
    },
  },
} as const
