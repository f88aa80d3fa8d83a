import { Announcer, readingTime, type ToldLine } from '@/features/table/announcer'

const line = (key: number, text: string, matters = false): ToldLine => ({ key, text, matters })

/** An announcer beside a table whose story has begun. */
function listening() {
  const said: string[] = []
  const announcer = new Announcer((text) => said.push(text))
  const story = [line(0, 'Rosa is the Sheriff.')]
  announcer.follow(story)
  const tell = (...lines: readonly ToldLine[]) => {
    story.push(...lines)
    announcer.follow([...story])
  }
  return { announcer, said, story, tell }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('does not read out what happened before one came', () => {
  const { said } = listening()
  jest.runAllTimers()
  expect(said).toEqual([])
})

it('tells what comes together as one', () => {
  const { said, tell } = listening()
  tell(line(1, 'Rosa rolled.'))
  jest.advanceTimersByTime(100)
  tell(line(2, 'Rosa takes an arrow.'))
  jest.advanceTimersByTime(100)
  expect(said).toEqual(['Rosa rolled. Rosa takes an arrow.'])
})

it('waits until one announcement has been read, and gathers meanwhile', () => {
  const { said, tell } = listening()
  tell(line(1, 'Rosa rolled.'))
  jest.advanceTimersByTime(200)
  tell(line(2, 'Rosa stops.'))
  tell(line(3, 'Hank is next.'))
  jest.advanceTimersByTime(readingTime('Rosa rolled.') - 1)
  expect(said).toEqual(['Rosa rolled.'])
  jest.advanceTimersByTime(1)
  expect(said).toEqual(['Rosa rolled.', 'Rosa stops. Hank is next.'])
})

it('tells a line that grew while it waited only as it is now', () => {
  const { announcer, said } = listening()
  const start = line(0, 'Rosa is the Sheriff.')
  announcer.follow([start, line(1, 'Bo takes an arrow.')])
  announcer.follow([start, line(1, 'Bo takes 2 arrows.')])
  jest.advanceTimersByTime(200)
  expect(said).toEqual(['Bo takes 2 arrows.'])
  announcer.follow([start, line(1, 'Bo takes 3 arrows.')])
  jest.runAllTimers()
  expect(said).toEqual(['Bo takes 2 arrows.', 'Bo takes 3 arrows.'])
})

it('asks at once, after what has not been told yet', () => {
  const { announcer, said, tell } = listening()
  tell(line(1, 'Rosa rolled.'))
  jest.advanceTimersByTime(200)
  tell(line(2, 'Rosa shot you.', true))
  announcer.ask('It is your turn.')
  expect(said).toEqual(['Rosa rolled.', 'Rosa shot you. It is your turn.'])
  jest.runAllTimers()
  expect(said).toHaveLength(2)
})

it('is never more than a few seconds behind, and keeps what matters', () => {
  const { said, tell } = listening()
  const began = 30
  for (let key = 1; key <= began; key++) {
    tell(line(key, `Somebody does the thing with the number ${key}.`, key === 7))
    jest.advanceTimersByTime(20)
  }
  jest.advanceTimersByTime(200 + 2 * 4000)
  expect(Math.max(...said.map(readingTime))).toBeLessThanOrEqual(4000)
  expect(said.join(' ')).toContain('number 7.')
  expect(said.join(' ')).toContain('number 30.')
  expect(said.length).toBeLessThanOrEqual(3)
})

it('forgets what was taken back', () => {
  const { announcer, said, story, tell } = listening()
  tell(line(1, 'You aim at Bo.'))
  announcer.follow(story.slice(0, 1))
  jest.runAllTimers()
  expect(said).toEqual([])
  announcer.follow([...story.slice(0, 1), line(1, 'You aim at Mei.')])
  jest.runAllTimers()
  expect(said).toEqual(['You aim at Mei.'])
})

it('falls silent when the table is left', () => {
  const { announcer, said, tell } = listening()
  tell(line(1, 'Rosa rolled.'))
  announcer.stop()
  jest.runAllTimers()
  expect(said).toEqual([])
})
