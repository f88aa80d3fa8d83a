import { mutating } from './shared.mjs'

export default mutating('dice', {
  mutate: ['src/games/dice/rules/**/*.ts', 'src/games/dice/characters/**/*.ts', 'src/family/*.ts'],
  tests: ['__tests__/core', '__tests__/scenarios', '__tests__/properties'],
})
