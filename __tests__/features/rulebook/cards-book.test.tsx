import { act, fireEvent, screen, within } from '@testing-library/react-native'
import type { RulePage } from '@/boards'
import { rulebook } from '@/boards/cards/rulebook'
import { drawOdds } from '@/boards/cards/rulebook/draw-odds'
import { ENTRIES, entryOf } from '@/boards/cards/rulebook/entries'
import { RulesScreen } from '@/features/rulebook'
import { EntryPage } from '@/features/rulebook/entry-page'
import { findPages } from '@/features/rulebook/search'
import { TRANSLATIONS, i18n, speak } from '@/i18n'
import { show } from '../home/stage'

const mockPush = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, replace: jest.fn(), canGoBack: () => false }),
  useLocalSearchParams: () => ({}),
}))

afterEach(() => speak('en'))

/** What i18next shows where a text is missing. */
const RAW_KEY = /^[a-z]\w*[:.]\S+$|\w\.\w+\.\w/i

function wholeBook(): readonly RulePage[] {
  let pages: readonly RulePage[] = []
  const Reader = () => {
    pages = rulebook.useSections().flatMap((section) => section.pages)
    return null
  }
  show(<Reader />)
  return pages
}

it('every entry has an address of its own', () => {
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length)
  expect(ENTRIES.filter(({ section }) => section === 'kinds')).toHaveLength(22)
  expect(ENTRIES.filter(({ section }) => section === 'characters')).toHaveLength(16)
})

it.each(TRANSLATIONS)('has words for every entry in %s', async (language) => {
  await speak(language)
  const pages = wholeBook()
  expect(pages).toHaveLength(ENTRIES.length)
  for (const { title, texts } of pages) {
    expect(title).not.toMatch(RAW_KEY)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([])
  }
})

it('whom a character meets has an entry', () => {
  const people: Readonly<Record<string, { readonly meets: object }>> = i18n.getResource(
    'en',
    'cardsBook',
    'people',
  )
  const met = Object.values(people).flatMap(({ meets }) => Object.keys(meets))
  expect(Object.keys(people)).toHaveLength(16)
  expect(met.filter((id) => !entryOf(id))).toEqual([])
})

it.each([
  'setup',
  'distance',
  'draw',
  'presets',
  'jail',
  'winchester',
  'sid-ketchum',
  'renegade',
  'ownCards',
  'symbols',
  'summary',
  'questions',
])('shows the entry %s', (id) => {
  show(<EntryPage book={rulebook} id={id} />)
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
  expect(screen.queryAllByText(RAW_KEY)).toEqual([])
})

it('a card leads to those whom it concerns', () => {
  show(<EntryPage book={rulebook} id="barrel" />)
  fireEvent.press(screen.getByRole('link', { name: /^Slab the Killer\. A heart is one/ }))
  expect(mockPush).toHaveBeenCalledWith('/dice/rules/slab-the-killer')
})

it('the ring counts as the rules do', () => {
  show(<EntryPage book={rulebook} id="distance" />)
  const opposite = () => screen.getByTestId('chair-2')
  expect(opposite()).toHaveProp('accessibilityLabel', expect.stringContaining('2 away, beyond'))
  fireEvent.press(screen.getByRole('switch', { name: /Scope/ }))
  expect(opposite()).toHaveProp('accessibilityLabel', expect.stringContaining('1 away, within'))
  fireEvent.press(opposite())
  expect(opposite()).toHaveProp('accessibilityLabel', expect.stringContaining('2 away, beyond'))
  fireEvent.press(screen.getByRole('radio', { name: 'Schofield' }))
  expect(opposite()).toHaveProp(
    'accessibilityLabel',
    expect.stringContaining('within your reach of 2'),
  )
  fireEvent.press(opposite())
  expect(opposite()).toHaveProp('accessibilityLabel', 'Cole is out of the game.')
})

it('the odds of a draw! are those of the deck', () => {
  expect(drawOdds('barrel', 'full')).toEqual({
    one: 20 / 80,
    oneOfTwo: expect.closeTo(1 - (60 * 59) / (80 * 79), 10),
    both: expect.closeTo((20 * 19) / (80 * 79), 10),
  })
  expect(drawOdds('dynamite', 'full').one).toBe(10 / 80)
  expect(drawOdds('barrel', 'beginner').one).toBe(18 / 69)
})

it.each([
  ['en', 'pannic', 'Panic!'],
  ['de', 'fehlschuss', 'Fehlschuss!'],
  ['fr', 'braquage', 'Braquage'],
  ['cs', 'hokynarstvi', 'Hokynářství'],
])('finds cards in %s: “%s”', async (language, query, title) => {
  await speak(language)
  expect(findPages(wholeBook(), query)[0]?.page.title).toBe(title)
})

it('one search looks into the books of both games', async () => {
  show(<RulesScreen />)
  fireEvent.changeText(await screen.findByTestId('rules-search'), 'stagecoach')
  const other = await screen.findByLabelText('In the card game', {}, { timeout: 20_000 })
  fireEvent.press(within(other).getByRole('link', { name: /^Stagecoach\./ }))
  expect(mockPush).toHaveBeenLastCalledWith('/cards/rules/stagecoach')
})

it('plays an example to its end', () => {
  jest.useFakeTimers()
  show(<EntryPage book={rulebook} id="gatling" />)
  fireEvent.press(screen.getByTestId('play-example'))
  for (let i = 0; i < 20; i++) act(() => void jest.advanceTimersByTime(2500))
  expect(screen.getByRole('button', { name: 'Once more' })).toBeOnTheScreen()
  jest.useRealTimers()
})
