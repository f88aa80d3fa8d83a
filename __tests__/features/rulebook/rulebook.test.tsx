import { act, fireEvent, screen } from '@testing-library/react-native'
import type { RulePage } from '@/boards'
import { rulebook } from '@/boards/dice/rulebook'
import { ENTRIES } from '@/boards/dice/rulebook/entries'
import { EntryPage } from '@/features/rulebook/entry-page'
import { findPages, plain } from '@/features/rulebook/search'
import { RulesScreen } from '@/features/rulebook'
import { TRANSLATIONS, speak } from '@/i18n'
import { show } from '../home/stage'

const mockPush = jest.fn()
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, replace: jest.fn(), canGoBack: () => false }),
  useLocalSearchParams: () => ({}),
}))

/** Opens the book once, so that its words are there. */
async function openBook(language: string) {
  await speak(language)
  const book = show(<RulesScreen />)
  await screen.findByTestId('rules-search')
  return book
}

afterAll(() => speak('en'))

/** What i18next shows where a text is missing. */
const RAW_KEY = /^\w+[:.]\S+$|\w\.\w+\.\w/

/** The whole book as text, without drawing it. */
function wholeBook(): readonly RulePage[] {
  let pages: readonly RulePage[] = []
  const Reader = () => {
    pages = rulebook.useSections().flatMap((section) => section.pages)
    return null
  }
  show(<Reader />)
  return pages
}

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

it.each(['goal', 'setup', 'two', 'outlaw', 'roseWrap', 'questions', 'summary'] as const)(
  'shows the entry %s',
  async (id) => {
    await speak('en')
    show(<EntryPage book={rulebook} id={id} />)
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
    expect(screen.queryAllByText(RAW_KEY)).toEqual([])
  },
)

it('finds by words of the text and leads there', async () => {
  await openBook('en')
  fireEvent.changeText(screen.getByTestId('rules-search'), 'swap both')
  fireEvent.press(screen.getByRole('link', { name: /^Bart Cassidy\./ }))
  expect(mockPush).toHaveBeenCalledWith('/dice/rules/bart-cassidy')
})

it('says how many pages it found', async () => {
  await openBook('en')
  fireEvent.changeText(screen.getByTestId('rules-search'), 'zeppelin')
  expect(screen.getByText('Nothing in the rules fits that.')).toBeOnTheScreen()
})

it('looks at titles before texts, and through accents', () => {
  const page = (title: string, ...texts: string[]) => ({ id: title, title, texts })
  const pages = [page('Beer', 'Not about šípy.'), page('Šíp', 'Take one.'), page('Other', 'x')]
  expect(findPages(pages, 'sip').map(({ page: { title } }) => title)).toEqual(['Šíp', 'Beer'])
  expect(findPages(pages, 'take sip')[0]?.page.title).toBe('Šíp')
  expect(plain('Útok INDIÁNŮ')).toBe('utok indianu')
})

const titlesFound = (query: string) =>
  findPages(wholeBook(), query).map(({ page: { title } }) => title)

it('“arrow gatling” finds the faces first, not the editions', async () => {
  await speak('en')
  expect(titlesFound('arrow gatling').slice(0, 2)).toEqual(['Arrow', 'Gatling'])
  expect(titlesFound('gatling')[0]).toBe('Gatling')
})

it.each([
  ['en', 'dinamite', 'Dynamite'],
  ['en', 'gatlign', 'Gatling'],
  ['en', 'suzi lafayete', 'Suzy Lafayette'],
  ['en', 'sherif', 'Sheriff'],
  ['de', 'dynamti', 'Dynamit'],
  ['fr', 'dinamite', 'Dynamite'],
  ['cs', 'dinamit', 'Dynamit'],
])('finds near misses (%s: “%s”)', async (language, query, title) => {
  await speak(language)
  expect(titlesFound(query)[0]).toBe(title)
})

it('a word that is in the book is not taken for a misspelling', () => {
  const page = (title: string) => ({ id: title, title, texts: [] })
  const titles = (query: string) =>
    findPages([page('Beer'), page('Been there')], query).map((found) => found.page.title)
  expect(titles('beer')).toEqual(['Beer'])
  expect(titles('beex')).toEqual(['Beer', 'Been there'])
})

it('the search is cleared by its cross', async () => {
  await openBook('en')
  fireEvent.changeText(screen.getByTestId('rules-search'), 'bart')
  fireEvent.press(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByTestId('rules-search')).toHaveProp('value', '')
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
})

it('plays an example to its end', async () => {
  await openBook('en')
  jest.useFakeTimers()
  show(<EntryPage book={rulebook} id="willy-the-kid" />)
  fireEvent.press(screen.getByTestId('play-example'))
  for (let i = 0; i < 20; i++) act(() => void jest.advanceTimersByTime(2500))
  expect(screen.getByRole('button', { name: 'Once more' })).toBeOnTheScreen()
  jest.useRealTimers()
})
