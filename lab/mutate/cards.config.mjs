import { mutating } from './shared.mjs'

/** All but the pairs of characters and the games played until everything has happened once: they take most of the time, and every mutant would pay for it. */
const TESTS = [
  'scenarios',
  'pairs/meetings',
  'examples',
  'set-up',
  'seen',
  'who-sees-what',
  'chance',
  'independent',
  'secrets',
  'whole-games',
]

export default mutating('cards', {
  mutate: ['rules', 'cards', 'characters'].map((folder) => `src/games/cards/${folder}/**/*.ts`),
  // What each seat may see is checked for every game alike.
  tests: [...TESTS.map((name) => `__tests__/games/cards/${name}`), '__tests__/games/contract'],
})
