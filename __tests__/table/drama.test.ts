import { moments as story } from '@/boards/dice/words/moments'
import { pace } from '@/boards/dice/table/timing'
import { dramaticPace } from '@/features/table/showdown/drama'
import type { DiceEvent } from '@/games/dice'

const bots = { isBot: () => true }

const lost = (
  seat: number,
  life: number,
  cause: 'shots' | 'attack' | 'gatling' = 'shots',
): DiceEvent => ({
  type: 'lifeLost',
  seat,
  amount: 1,
  cause,
  by: cause === 'attack' ? null : 1,
  life,
})
const fallen = (seat: number): DiceEvent => ({
  type: 'eliminated',
  seat,
  role: 'outlaw',
  character: null,
  cause: 'shots',
  by: 1,
})
const fired: DiceEvent = { type: 'shotsFired', seat: 1, hits: [0, 0, 1, 0] }
const ended: DiceEvent = { type: 'gameEnded', winner: { side: 'law', seats: [0] } }
const nextTurn: DiceEvent = { type: 'turnStarted', seat: 2, round: 2 }

/** The beats that a log is told in, from the first to the last. */
function beatsOf(log: readonly DiceEvent[], own: number | null) {
  const told = dramaticPace({ pace, story, own })
  const beats = []
  for (let from = 0; from < log.length;) {
    const beat = told.nextBeat(log, from, bots)
    if (!beat) break
    beats.push(beat)
    from += beat.events.length
  }
  return beats
}

test('the shot that ends the match is told in slow motion, and the table changes only when it has hit', () => {
  const [shot, wound, fall] = beatsOf([fired, lost(2, 0), fallen(2), ended], null)
  expect(shot?.fells).toBeUndefined()
  expect(wound).toMatchObject({ fells: [2], changes: 'last' })
  expect(wound?.ms).toBeGreaterThan(1500)
  expect(fall?.ms).toBeGreaterThan(2000)
})

test('so is the shot that fells the owner, though others play on', () => {
  const [, wound] = beatsOf([fired, lost(0, 0), fallen(0), nextTurn], 0)
  expect(wound?.fells).toEqual([0])
})

test('somebody else’s death in the middle of a match keeps its pace', () => {
  const log = [fired, lost(2, 0), fallen(2), nextTurn]
  const plain = log.map((_, i) => pace.nextBeat(log, i, bots)?.ms)
  expect(beatsOf(log, 0).map(({ ms }) => ms)).toEqual(plain)
})

test('an earlier shot of the same volley is not the last one', () => {
  const [first, , second] = beatsOf([lost(3, 2), fired, lost(2, 0), fallen(2), ended], null)
  expect(first?.fells).toBeUndefined()
  expect(second?.fells).toEqual([2])
})

test('a gatling that ends it fells everybody who falls by it', () => {
  const log = [lost(2, 0, 'gatling'), lost(3, 0, 'gatling'), fallen(2), fallen(3), ended]
  expect(beatsOf(log, null)[0]?.fells).toEqual([2, 3])
})

test('the wounds of an attack are a scene of their own, however they end', () => {
  const [wounds] = beatsOf([lost(0, 0, 'attack'), lost(2, 1, 'attack'), fallen(0), ended], 0)
  expect(wounds?.fells).toBeUndefined()
})

test('an attack’s wounds stay longer, the more there are to take in', () => {
  const wounds = (count: number) =>
    Array.from({ length: count }, (_, seat) => lost(seat, 3, 'attack'))
  const [few, many] = [2, 7].map((count) => pace.nextBeat(wounds(count), 0, bots)?.ms ?? 0)
  expect(few).toBeGreaterThanOrEqual(2000)
  expect(many).toBeGreaterThanOrEqual((few ?? 0) + 1200)
})
