import { story } from '@/boards/cards/words/story'
import { StoryTeller, type Telling } from '@/features/table/story-teller'
import type { CardsEvent } from '@/games/cards'
import { i18n } from '@/i18n'
import { playOut } from '../../support/cards-games'

const spaces: ['log', 'common', 'cards'] = ['log', 'common', 'cards']
const nameOf = (seat: number) => `P${seat}`
const reader = { own: 0, nameOf, t: i18n.getFixedT('en', spaces) }

/** All that happens in a match, and how much of it has been shown after each action. */
function playedMatch(seed: number) {
  const log: CardsEvent[] = []
  const shown: number[] = [0]
  playOut(seed, ({ events }) => {
    log.push(...events)
    shown.push(log.length)
  })
  return { log, shown }
}

const telling = (log: readonly CardsEvent[], told: number): Telling<'cards'> => ({
  story,
  first: 0,
  log,
  told,
  reader,
})

const anew = (log: readonly CardsEvent[], told: number) =>
  new StoryTeller<'cards'>().lines(telling(log, told))

test('a story that is told on is the story told from the beginning', () => {
  const { log, shown } = playedMatch(3)
  const teller = new StoryTeller<'cards'>()
  for (const told of shown.slice(0, 120))
    expect(teller.lines(telling(log.slice(0, told), told))).toEqual(anew(log, told))
})

test('what has been told is not put into words again', () => {
  const { log } = playedMatch(3)
  const line = jest.fn(story.line)
  const teller = new StoryTeller<'cards'>()
  const counted = { ...story, line }
  teller.lines({ ...telling(log, 60), story: counted })
  line.mockClear()
  const before = teller.lines({ ...telling(log, 60), story: counted })
  expect(line).not.toHaveBeenCalled()
  teller.lines({ ...telling(log, 61), story: counted })
  expect(line).toHaveBeenCalledTimes(1)
  expect(teller.lines({ ...telling(log, 60), story: counted })).toEqual(before)
})

test('what is taken back is forgotten, and what comes instead is told', () => {
  const [{ log }, { log: other }] = [playedMatch(3), playedMatch(4)]
  const teller = new StoryTeller<'cards'>()
  teller.lines(telling(log, 50))
  const instead = [...log.slice(0, 40), ...other.slice(40, 60)]
  expect(teller.lines(telling(instead, 55))).toEqual(anew(instead, 55))
})

test('another language tells everything anew', () => {
  const { log } = playedMatch(3)
  const teller = new StoryTeller<'cards'>()
  teller.lines(telling(log, 50))
  const german = { ...telling(log, 50), reader: { ...reader, t: i18n.getFixedT('de', spaces) } }
  expect(teller.lines(german)).toEqual(new StoryTeller<'cards'>().lines(german))
})
