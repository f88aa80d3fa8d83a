import { readFileSync } from 'node:fs'

// Where routes have no types of their own, `npm start` takes Expo's files out of `include` and writes the whole file anew.

test('Expo leaves tsconfig.json as it is', () => {
  const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  expect(include).toEqual(['**/*.ts', '**/*.tsx'])
  const { expo } = JSON.parse(readFileSync('app.json', 'utf8'))
  expect(expo.experiments?.typedRoutes).not.toBe(true)
})
