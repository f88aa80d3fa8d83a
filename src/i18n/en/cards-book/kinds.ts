/** What is to be minded about each card, beyond what its sheet says. */
export const kinds = {
  facts: {
    signs: 'Its symbols, from left to right',
    prints: 'Values and suits',
    book: 'With a small book: not in the beginner deck',
    met: 'Whom it concerns',
  },
  points: {
    bang: {
      '1': 'The target is one other player within your reach. One Missed! stops the shot: the card, or a heart turned for a Barrel.',
      '2': 'One a turn, unless a Volcanic lies in front of you at that moment or you are Willy the Kid.',
      '3': 'Only those played on your own turn count. A Bang! put down in a Duel or against Indians! does not.',
      '4': 'A hit costs one life point.',
    },
    missed: {
      '1': 'It stops a Bang! or a Gatling that is aimed at you. It is no help in a Duel, against Indians! or against Dynamite.',
      '2': 'You can’t show it for anybody else.',
      '3': 'You need not show it: you may take the hit and keep the card.',
      '4': 'Against Slab the Killer’s Bang! one is not enough.',
    },
    beer: {
      '1': 'On your own turn it gives you a life point, never above your maximum. There is no limit of one a turn.',
      '2': 'At your last breath you may play it on anybody’s turn. You are saved once you have 1 life point.',
      '3': 'With only two players left it gives nothing, not even at the last breath.',
      '4': 'It is never for somebody else.',
      '5': 'It may be played to no effect, unless an option forbids it.',
    },
    saloon: {
      '1': 'First all others gain a life point, then you; nobody goes above their maximum.',
      '2': 'It is not a Beer: it cannot be played at the last breath, but it works with two players left.',
      '3': 'It may be played even if nobody gains anything.',
    },
    stagecoach: {
      '1': 'The cards are yours at once and may be played on the same turn.',
      '2': 'There is no limit of one a turn.',
    },
    'wells-fargo': {
      '1': 'The cards are yours at once and may be played on the same turn.',
      '2': 'There is only one in the deck.',
    },
    'general-store': {
      '1': 'As many cards are turned up as there are living players. Clockwise, beginning with you, everybody takes one.',
      '2': 'If there are not enough cards, the last in order get none.',
      '3': 'The cards lie open: everybody sees who takes what.',
    },
    panic: {
      '1': 'Your weapon does not matter. Mustang, Scope, Paul Regret and Rose Doolan do: they change the distance.',
      '2': 'From a hand the card is taken at random; in front of a player you choose it.',
      '3': 'Taking a Jail sets the prisoner free. Dynamite can be taken too. Both come to your hand.',
      '4': 'You may also take back a card in front of yourself, unless an option forbids it.',
    },
    'cat-balou': {
      '1': 'Distance does not matter.',
      '2': 'From a hand the card is discarded at random; in front of a player you choose it.',
      '3': 'Discarding a Jail sets the prisoner free. Dynamite can be discarded too.',
      '4': 'You may also choose a card in front of yourself, unless an option forbids it, but never one from your own hand.',
    },
    duel: {
      '1': 'Any other player, at any distance. The challenged player begins.',
      '2': 'Missed! and Barrel play no part.',
      '3': 'Nobody has to answer: you may give up with a Bang! in hand.',
      '4': 'What is put down does not count as your one Bang! a turn.',
      '5': 'If the challenger loses, nobody caused it: no reward, no penalty.',
    },
    gatling: {
      '1': 'It is not a Bang!: it does not count as your one a turn, and one Missed! is enough even against Slab the Killer’s.',
      '2': 'The others are shot at clockwise, beginning on your left. Each is finished before the next is asked.',
      '3': 'Barrels work against it.',
    },
    indians: {
      '1': 'It is no shot: Missed! and Barrel don’t help.',
      '2': 'The others are asked clockwise, beginning on your left. Each is finished before the next is asked.',
      '3': 'Nobody has to put down a Bang!.',
    },
    barrel: {
      '1': 'Once for each shot, by Bang! or Gatling. You may also do without it.',
      '2': 'If no heart turns up, you may still show a Missed!.',
      '3': 'A heart counts as one Missed!: against Slab the Killer you need another.',
      '4': 'It stays where it is, whatever turns up.',
    },
    mustang: {
      '1': 'It protects you from Bang! and Panic!. At what distance you see the others does not change.',
      '2': 'You cannot have two.',
    },
    scope: {
      '1': 'It helps with Bang! and Panic!. At what distance the others see you does not change.',
      '2': 'Distance is never less than 1.',
    },
    jail: {
      '1': 'In front of any other player, at any distance; never the Sheriff, never somebody who is in Jail already.',
      '2': 'At the start of their turn, after Dynamite, the prisoner must draw!. Then the Jail is discarded, whatever turned up.',
      '3': 'Without a heart there is no drawing, no playing and no discarding.',
      '4': 'A prisoner can still be a target, and answers as usual.',
    },
    dynamite: {
      '1': 'You lay it in front of yourself. It is first looked at when your next turn starts.',
      '2': 'If it blows up, it is discarded, and it is nobody’s hit. Otherwise the next living player on the left gets it.',
      '3': 'It comes before Jail. Whoever falls by it does not look at the Jail any more.',
      '4': 'A Beer at the last breath may save you, if it is enough.',
      '5': 'With two players left it goes back and forth.',
    },
    volcanic: {
      '1': 'It counts from the moment it lies there, even if you have fired already.',
      '2': 'If it is gone again after a shot, no further Bang! may be played.',
      '3': 'It shoots no farther than the Colt .45: a new weapon with more reach replaces it.',
    },
    weapon: {
      '1': 'It shoots at anybody at that distance or nearer. It does not change the distance itself.',
      '2': 'It replaces the weapon you had, which is discarded first. It cannot be laid over one of the same name.',
      '3': 'If it is taken from you, the Colt .45 counts again, which reaches 1.',
    },
  },
} as const
