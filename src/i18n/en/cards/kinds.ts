/**
 * The 22 kinds of cards: the name, the same to be broken on a small card, what it does in one line, and in full. Bang! is a
 * card here; the word stays out of the app's name.
 */
export const kinds = {
  bang: {
    name: 'Bang!',
    short: 'Bang!',
    line: 'One shot at someone within reach.',
    text: 'Shoots someone within the reach of your weapon. They need a Missed! or lose a life point. One a turn.',
  },
  missed: {
    name: 'Missed!',
    short: 'Missed!',
    line: 'Stops a shot at you.',
    text: 'Shown when you are shot at: the shot misses. It is never played on your own turn.',
  },
  beer: {
    name: 'Beer',
    short: 'Beer',
    line: 'Gives you back one life point.',
    text: 'You gain a life point, up to your maximum. It also saves you when you lose your last one. With only two players left it gives nothing.',
  },
  saloon: {
    name: 'Saloon',
    short: 'Saloon',
    line: 'Everybody gains a life point.',
    text: 'All players gain a life point, you last. Nobody goes above their maximum.',
  },
  stagecoach: {
    name: 'Stagecoach',
    short: 'Stage\u00adcoach',
    line: 'Draw two cards.',
    text: 'You draw two cards from the deck.',
  },
  'wells-fargo': {
    name: 'Wells Fargo',
    short: 'Wells Fargo',
    line: 'Draw three cards.',
    text: 'You draw three cards from the deck.',
  },
  'general-store': {
    name: 'General Store',
    short: 'General Store',
    line: 'A card for everybody, you choose first.',
    text: 'As many cards are turned up as there are players. You take one, then the others in turn, clockwise.',
  },
  panic: {
    name: 'Panic!',
    short: 'Panic!',
    line: 'Take a card from someone 1 away.',
    text: 'You take a card from someone at distance 1: one at random from their hand, or one of your choice in front of them.',
  },
  'cat-balou': {
    name: 'Cat Balou',
    short: 'Cat Balou',
    line: 'Anyone you like discards a card.',
    text: 'Any player discards a card: one at random from their hand, or one of your choice in front of them.',
  },
  duel: {
    name: 'Duel',
    short: 'Duel',
    line: 'Taking turns, whoever lacks a Bang! loses 1.',
    text: 'You challenge any player. Beginning with them, you take turns discarding a Bang!. The first who doesn’t loses a life point.',
  },
  gatling: {
    name: 'Gatling',
    short: 'Gatling',
    line: 'A shot at everybody else.',
    text: 'A shot at every other player, at any distance. Each needs a Missed! or loses a life point.',
  },
  indians: {
    name: 'Indians!',
    short: 'Indians!',
    line: 'Everybody else discards a Bang! or loses 1.',
    text: 'Every other player discards a Bang! or loses a life point. Missed! and Barrel don’t help.',
  },
  barrel: {
    name: 'Barrel',
    short: 'Barrel',
    line: 'When you are shot at, a heart saves you.',
    text: 'When you are shot at you may draw!: a heart counts as a Missed!.',
  },
  mustang: {
    name: 'Mustang',
    short: 'Mustang',
    line: 'Others see you 1 farther away.',
    text: 'For everybody else you are 1 farther away.',
  },
  scope: {
    name: 'Scope',
    short: 'Scope',
    line: 'You see the others 1 nearer.',
    text: 'For you everybody else is 1 nearer.',
  },
  jail: {
    name: 'Jail',
    short: 'Jail',
    line: 'Without a heart, they miss a turn.',
    text: 'Lies in front of anybody else but the Sheriff. At the start of their turn they draw!: a heart frees them, anything else costs them the turn.',
  },
  dynamite: {
    name: 'Dynamite',
    short: 'Dyna\u00admite',
    line: 'Goes round until it blows up: 3 life points.',
    text: 'Lies in front of you. At the start of their turn, whoever has it must draw!: with spades 2 to 9 it blows up and costs 3 life points, otherwise it moves on to the left.',
  },
  volcanic: {
    name: 'Volcanic',
    short: 'Volcanic',
    line: 'Reach 1, but any number of Bang!s.',
    text: 'A weapon with a reach of 1. While it lies in front of you, you may play any number of Bang!s a turn.',
  },
  schofield: {
    name: 'Schofield',
    short: 'Schofield',
    line: 'A weapon that reaches 2.',
    text: 'A weapon with a reach of 2. A new weapon replaces the one you have.',
  },
  remington: {
    name: 'Remington',
    short: 'Reming\u00adton',
    line: 'A weapon that reaches 3.',
    text: 'A weapon with a reach of 3. A new weapon replaces the one you have.',
  },
  'rev-carabine': {
    name: 'Rev. Carabine',
    short: 'Rev. Carabine',
    line: 'A rifle that reaches 4.',
    text: 'A rifle with a reach of 4. A new weapon replaces the one you have.',
  },
  winchester: {
    name: 'Winchester',
    short: 'Win\u00adchester',
    line: 'A rifle that reaches 5.',
    text: 'A rifle with a reach of 5. A new weapon replaces the one you have.',
  },
} as const
