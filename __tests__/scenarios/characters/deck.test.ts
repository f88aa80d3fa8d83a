import { CHARACTER_IDS } from '@/family/characters'
import { CHARACTERS } from '@/games/dice/characters'
import { PRINTED_LIFE } from '../../support/table'

test('sixteen characters, one copy each, by the alphabet', () => {
  expect([...CHARACTER_IDS]).toEqual(Object.keys(PRINTED_LIFE).sort())
  expect(Object.keys(CHARACTERS)).toHaveLength(16)
})

test.each([...CHARACTER_IDS])('%s bears its own name and its printed life', (id) => {
  expect(CHARACTERS[id]).toMatchObject({ id, life: PRINTED_LIFE[id] })
})
