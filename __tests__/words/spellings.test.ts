import { strayedSpellings } from '../../scripts/words/spellings'

const strayed = (language: string, text: string) =>
  strayedSpellings(language, new Map([['table:roll', text]]))

it.each([
  ['en', 'Keeps every bullseye.', 'bullseye', 'bull’s eye'],
  ['en', "Don’t put back the die, it isn't yours.", "n't", '’'],
  ['de', 'Der Indianerangriff', 'Indianerangriff', 'Angriff'],
  ['fr', 'Trois Dynamites', 'Dynamites', 'Dynamite, Gatling (invariable)'],
  ['cs', 'Ťukni na kostku.', 'Ťuk', 'klepnout'],
])('finds a stray spelling (%s: %s)', (language, text, found, wanted) => {
  expect(strayed(language, text)).toContain(
    `${language}: table:roll says "${found}"; the word is: ${wanted}`,
  )
})

it.each([
  ['en', 'The Sheriff fell; it is at turn {{turn}}.'],
  ['en', 'All the arrows go back to the pile: every bull’s eye hit.'],
  ['de', '{{rolled}} Würfel sind gefallen; faire zeigen jedes Symbol.'],
  ['fr', 'Trois Dynamite et deux Gatling'],
  ['cs', 'Klepni na kostku.'],
])('lets the words of a language be (%s: %s)', (language, text) => {
  expect(strayed(language, text)).toEqual([])
})

it('judges each language by its own list', () => {
  expect(strayed('en', 'Figur')).toEqual([])
  expect(strayed('de', 'Figur')).toHaveLength(1)
})
