import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { at } from '@/core/list'
import { replayMatch, takeAction, undoAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsState } from '@/games/cards'
import { isFree, tracker, type TrackerMatch } from '@/games/cards/tracker'
import { cardFor } from '@/games/cards/tracker/gear'
import { TrackerRecordSchema } from '@/games/cards/tracker/schema'
import { anyDeal, anyGame, seeds } from '../../support/cards-games'
import { Scorekeeper, facts, sealedDeal } from './table-talk'

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

const DYNAMITE = cardFor('dynamite')

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What the tests met on the way: rare things must have happened. */
const met = { steps: 0, dynamites: 0, jails: 0, breaths: 0, penalties: 0, many: 0 }

function count({ match, entries }: Scorekeeper): void {
  const { config } = match.record
  for (const action of entries) {
    if (action.type === 'equip' && action.kind === 'jail') met.jails += 1
    if (action.type === 'save') met.breaths += 1
    if (action.type === 'hit' && action.points.filter((n) => n > 0).length > 1) met.many += 1
  }
  let state = tracker.setup(config, rngFromSeed(1))
  for (const action of entries) {
    const step = tracker.step(state, action, rngFromSeed(1))
    state = step.state
    for (const event of step.events) {
      if (event.type === 'lifeLost' && event.cause === 'dynamite') met.dynamites += 1
      if (event.type === 'gearLost' && event.cause === 'penalty') met.penalties += 1
    }
  }
}

/** Plays a match and has it entered by a scorekeeper who sees what the table sees. */
function watched(seed: number): Scorekeeper {
  const deal = anyDeal(seed)
  const start = cards.setup(deal, rngFromSeed(seed))
  const keeper = new Scorekeeper(sealedDeal(deal, start))
  mustEqual(facts(keeper.state), facts(start), 'the table as it is dealt')
  const game = anyGame(deal, seed)
  for (;;) {
    const next = game.next()
    if (next.done) {
      compareEnds(keeper, next.value)
      return keeper
    }
    const { after, events } = next.value
    if (!keeper.see({ after, events })) continue
    met.steps += 1
    mustEqual(facts(keeper.state), facts(after), `seed ${seed}, step ${met.steps}`)
    mustEqual(keeper.state.winner?.side, after.winner?.side, 'the winning side')
  }
}

/** The winner is known from public facts; once all cards are turned up, so is everybody who shares in it. */
function compareEnds(keeper: Scorekeeper, real: CardsState): void {
  mustEqual(keeper.state.winner?.side, real.winner?.side, 'the winning side')
  real.roles.forEach((role, seat) => {
    if (role !== 'hidden' && keeper.state.roles[seat] === 'hidden')
      keeper.enter({ type: 'unseal', seat, role })
  })
  mustEqual(keeper.state.winner, real.winner, 'all who win')
  mustEqual(keeper.state.roles, real.roles, 'the roles')
}

test('entered as a table sees it: life, falls, distances, reach, Dynamite, Jail and winner agree at every step', () => {
  for (const seed of seeds(2000)) count(watched(seed))
  const few = Object.entries(met).filter(([, times]) => times < 20)
  expect(few).toEqual([])
})

/** Enters whatever may be entered, corrections and all. */
function muddled(seed: number, steps: number): TrackerMatch[] {
  const rng = rngFromSeed(seed)
  const deal = anyDeal(seed)
  const start = cards.setup(deal, rngFromSeed(seed))
  let { match } = new Scorekeeper(sealedDeal(deal, start))
  const matches = [match]
  for (let i = 0; i < steps; i++) {
    const legal = match.state.winner ? [{ type: 'play-on' } as const] : tracker.legal(match.state)
    const taken = takeAction(tracker, match, at(legal, rng.below(legal.length)))
    if (!taken.ok) {
      if (match.state.winner) break
      throw new Error(`a listed entry is refused: ${taken.refusal.message}`)
    }
    mustEqual(
      throughJson(tracker.evolved(match.state, taken.events)),
      throughJson(taken.match.state),
      'the table evolved by the events',
    )
    match = taken.match
    matches.push(match)
  }
  return matches
}

test('any entries in any order: life stays in bounds, one Dynamite lies, records replay, undo goes back exactly', () => {
  for (const seed of seeds(150)) {
    const matches = muddled(seed, 120)
    matches.forEach((match, i) => {
      const { life, maxLife, alive, inPlay } = match.state
      life.forEach((points, seat) => {
        if (points > at(maxLife, seat)) throw new Error(`life ${points}`)
        if (isFree(match.state)) mustEqual(alive[seat], points > 0, 'who lives')
        if (!alive[seat]) mustEqual(at(inPlay, seat), [], 'gear of the fallen')
      })
      const dynamites = inPlay.flat().filter((card) => card === DYNAMITE)
      if (dynamites.length > 1) throw new Error('two Dynamites lie')
      if (i % 10 > 0) return
      mustEqual(replayMatch(tracker, match.record), match, 'the replayed match')
      if (i > 0) mustEqual(undoAction(tracker, match), matches[i - 1], 'one entry back')
    })
    const end = matches[matches.length - 1]
    mustEqual(v.parse(TrackerRecordSchema, throughJson(end?.record)), end?.record, 'the record')
  }
})
