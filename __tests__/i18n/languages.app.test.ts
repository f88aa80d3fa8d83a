import { TRANSLATIONS, i18n, speak } from '@/i18n'
import { cs } from '@/i18n/cs'
import { fr } from '@/i18n/fr'
import { typesetFrench } from '@/i18n/fr/typeset'
import { OwnPluralRules } from '@/i18n/plural-rules'
import { pseudo } from '@/i18n/pseudo'
import { pseudoText } from '@/i18n/pseudo-text'

afterAll(() => speak('en'))

const COUNTS = Array.from({ length: 130 }, (_, n) => n)

it.each(TRANSLATIONS)('counts in %s as the standard does, where the engine cannot', (language) => {
  const standard = new Intl.PluralRules(language)
  const own = new OwnPluralRules(language)
  expect(COUNTS.map((n) => own.select(n))).toEqual(COUNTS.map((n) => standard.select(n)))
})

it.each([
  [1, '1 šíp'],
  [2, '2 šípy'],
  [4, '4 šípy'],
  [5, '5 šípů'],
  [0, '0 šípů'],
  [22, '22 šípů'],
])('has three Czech forms: %i', async (count, text) => {
  await speak('cs')
  expect(i18n.t('arrows', { count })).toBe(text)
})

it('uses the Czech form for few in whole sentences, also those to you', async () => {
  await speak('cs')
  const words = { name: 'Ada', count: 3, life: 2, context: 'you' }
  expect(i18n.t('log:lifeLost', words)).toBe('Ztrácíš 3 body života; teď 2.')
})

it('keeps French punctuation on its line', () => {
  expect(typesetFrench('Qui vises-tu ?')).toBe('Qui vises-tu\u00a0?')
  expect(typesetFrench('Le mot « tir » : feu !')).toBe('Le mot «\u00a0tir\u00a0»\u00a0: feu\u00a0!')
})

it('sets every French text so', () => {
  const text = JSON.stringify(fr)
  expect(text).toContain('\u00a0?')
  expect(text).not.toMatch(/ [:;!?»](?!\w)|« /)
})

it('never breaks French off before its high punctuation', () => {
  const texts = JSON.stringify(fr).replace(/\{\{.*?\}\}/g, 'x')
  expect(texts.match(/[\p{L}\d)](?=[;!?])(?!;\w)/gu) ?? []).toEqual([])
})

it('leaves names in the nominative in Czech: no preposition before one', () => {
  const prepositions = /\b(na|pro|od|do|za|s|z|ke?|u|o|proti|při|bez) \{\{(name|by|target)\}\}/i
  const texts = JSON.stringify(cs).split('"')
  expect(texts.filter((text) => prepositions.test(text))).toEqual([])
})

it('never elides before a French name: no "de" and no "que" before one', () => {
  const texts = JSON.stringify(fr).split('"')
  expect(texts.filter((text) => /\b(de|que|le|la) \{\{(name|by|target)\}\}/.test(text))).toEqual([])
})

describe('the pseudo-locale', () => {
  it('is longer, accented, bracketed, and keeps its slots', () => {
    expect(pseudoText('{{name}} is out')).toBe('[{{name}} ííš óóůůť]')
  })

  it('leaves names alone', () => {
    expect(pseudo.characters['bart-cassidy'].name).toBe('Bart Cassidy')
    expect(pseudo.table.roll).toBe('[Řóóll]')
  })
})
