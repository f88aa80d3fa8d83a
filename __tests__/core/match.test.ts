import {
  BadRecordError,
  RECORD_SCHEMA,
  replayMatch,
  startMatch,
  takeAction,
  undoAction,
} from '@/core/match'
import { dice, type DiceAction, type DiceMatch, type DiceRecord } from '@/games/dice'
import { eventsOf } from '@/games/dice/record'

const ROLL: DiceAction = { type: 'roll', dice: [0, 1, 2, 3, 4] }
const STOP: DiceAction = { type: 'stop' }
const LOADED: DiceAction = { ...ROLL, faces: ['beer', 'beer', 'arrow', 'gatling', 'dynamite'] }
const PLAIN = [null, null, null, null]

const fresh = (): DiceMatch => startMatch(dice, { kind: 'deal', seats: 4, characters: PLAIN }, 1873)

function after(...actions: DiceAction[]): DiceMatch {
  return actions.reduce<DiceMatch>((match, action) => {
    const taken = takeAction(dice, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    return taken.match
  }, fresh())
}

test('a new match records what it was dealt from', () => {
  const { record, state } = fresh()
  expect(record).toEqual({
    schema: RECORD_SCHEMA,
    rules: dice.rules,
    game: 'dice',
    config: { kind: 'deal', seats: 4, characters: PLAIN },
    seed: 1873,
    actions: [],
  })
  expect(state.decision?.kind).toBe('roll')
})

test('the same seed and actions give the same match, another seed another', () => {
  expect(after(ROLL, STOP)).toEqual(after(ROLL, STOP))
  const other = startMatch(dice, { kind: 'deal', seats: 4, characters: PLAIN }, 1874)
  expect(other.rng).not.toEqual(fresh().rng)
})

test('an action is recorded as it was given, and the match before it is left alone', () => {
  const before = fresh()
  const copy = JSON.stringify(before)
  const taken = takeAction(dice, before, LOADED)
  expect(taken.ok && taken.match.record.actions).toEqual([LOADED])
  expect(taken.ok && taken.events[0]).toMatchObject({ type: 'rolled', seat: before.state.turn })
  expect(JSON.stringify(before)).toBe(copy)
})

test('loaded dice leave chance where it was; the generator goes on by five faces', () => {
  expect(after(LOADED).rng).toEqual(fresh().rng)
  expect(after(ROLL).rng).not.toEqual(fresh().rng)
})

test('a refused action is answered with the reason', () => {
  const taken = takeAction(dice, fresh(), STOP)
  expect(taken).toMatchObject({ ok: false, refusal: { code: 'illegal-action' } })
})

test('replaying a record gives the match, chance included', () => {
  const match = after(LOADED, STOP)
  expect(replayMatch(dice, match.record)).toEqual(match)
  expect(eventsOf(match.record).map(({ type }) => type)).toContain('rollingEnded')
})

test('undo goes back one action at a time, to the deal and not beyond', () => {
  const match = after(ROLL, STOP)
  expect(undoAction(dice, match)).toEqual(after(ROLL))
  expect(undoAction(dice, undoAction(dice, match))).toEqual(fresh())
  expect(undoAction(dice, fresh())).toEqual(fresh())
})

test('an undone roll falls the same way again', () => {
  const match = after(ROLL)
  const again = takeAction(dice, undoAction(dice, match), ROLL)
  expect(again.ok && again.match).toEqual(match)
})

describe('a record that cannot be replayed says where and why', () => {
  const replaying = (change: object): BadRecordError => {
    const record: DiceRecord = { ...after(ROLL, STOP).record, ...change }
    try {
      replayMatch(dice, record)
    } catch (error) {
      if (error instanceof BadRecordError) return error
      throw error
    }
    throw new Error('it was replayed')
  }

  test.each([
    [{ schema: 2 }, -1, "the record's schema is 2, not 1"],
    [{ game: 'cards' }, -1, 'the record is of the game cards, not dice'],
    [{ rules: 0 }, -1, 'the record follows rules 0, not 1'],
    [{ actions: [STOP] }, 0, 'action 0 is refused: the first roll must be made'],
    [{ actions: [ROLL, STOP, STOP] }, 2, 'action 2 is refused: '],
  ])('%j', (change, at, message) => {
    const error = replaying(change)
    expect([error.name, error.at]).toEqual(['BadRecordError', at])
    expect(error.message).toContain(message)
  })
})
