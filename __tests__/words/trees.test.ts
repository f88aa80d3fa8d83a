import { isSameText } from '../../scripts/words/same-texts'
import { flatten, problemsOf, unusedKeys, wantedKeys, type Tree } from '../../scripts/words/trees'

const english: Tree = {
  table: {
    roll: 'Roll',
    hits_one: '{{count}} hit',
    hits_other: '{{count}} hits',
    by: 'by {{name}}',
  },
}

const check = (language: string, table: Tree) =>
  problemsOf(language, {
    english: flatten(english),
    texts: flatten({ table }),
    isSame: (text, key) => isSameText(text, key, language),
  })

const german = {
  roll: 'Würfeln',
  hits_one: '{{count}} Treffer',
  hits_other: '{{count}} Treffer',
  by: 'durch {{name}}',
}

it('is content with a whole translation', () => {
  expect(check('de', german)).toEqual([])
})

it('finds a text that is missing', () => {
  const { roll: _, ...rest } = german
  expect(check('de', rest)).toEqual(['de: table:roll is missing'])
})

it('finds a text that is in no other language', () => {
  expect(check('de', { ...german, stop: 'Stopp' })).toEqual([
    'de: table:stop is in no other language',
  ])
})

it('finds a text that was copied and not translated', () => {
  expect(check('de', { ...german, roll: 'Roll' })).toEqual([
    'de: table:roll is not translated: "Roll"',
  ])
})

it('lets names and shared words be', () => {
  expect(isSameText('Bart Cassidy', 'characters:bart-cassidy.name', 'cs')).toBe(true)
  expect(isSameText('Pause', 'table:pause', 'fr')).toBe(true)
  expect(isSameText('Pause', 'table:pause', 'cs')).toBe(false)
})

it('finds a slot that is missing or that nobody fills', () => {
  expect(check('de', { ...german, by: 'durch {{owner}}' })).toEqual([
    'de: table:by lacks {{name}}',
    'de: table:by has {{owner}}, which nobody fills',
  ])
})

it('lets a plural spell its number out', () => {
  expect(check('de', { ...german, hits_one: 'ein Treffer' })).toEqual([])
})

it('wants three forms in Czech', () => {
  expect([...wantedKeys(flatten(english).keys(), 'cs')]).toContain('table:hits_few')
  const czech = { roll: 'Hodit', by: 'od: {{name}}', hits_one: '1 zásah', hits_other: 'zásahů' }
  expect(check('cs', czech)).toEqual(['cs: table:hits_few is missing'])
})

it('knows plurals, contexts and branches by the key that is asked for', () => {
  const keys = ['log:rolled', 'log:rolled_you', 'log:lost_you_one', 'setup:numbers.1', 'log:old']
  const used = new Set(['log:rolled', 'log:lost', 'setup:numbers'])
  expect(unusedKeys(keys, used)).toEqual(['log:old'])
})
