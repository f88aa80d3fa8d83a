import { isDeepStrictEqual } from 'node:util'
import { at } from '@/core/list'
import { replayMatch, takeAction, undoAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { dice, type Deal, type DiceState } from '@/games/dice'
import { isFree, tracker, type TrackerMatch } from '@/games/dice/tracker'
import { TrackerRecordSchema } from '@/games/dice/tracker/schema'
import * as v from 'valibot'
import { chooses, deals, throughJson, type Game } from '../properties/games'
import { PATIENCE, countGame, holds, reportGames } from '../properties/runs'
import { Scorekeeper, WAYS, facts, sealedDeal, type Way } from './table-talk'

reportGames('companion beside the engine')

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

/** Plays a match and has it entered by a scorekeeper who sees what the table sees. */
function watched({ config, seed, habits }: Game<Deal>, way: () => Way): TrackerMatch {
  const choose = chooses(habits)
  const rng = rngFromSeed(seed)
  let state = dice.setup(config, rng)
  const keeper = new Scorekeeper(sealedDeal(config, state), way)
  while (state.decision) {
    const before = state
    const action = choose(dice.legal(state))
    const step = dice.step(before, action, rng)
    state = step.state
    keeper.see({ action, before, events: step.events })
    if (step.events.some(({ type }) => type === 'turnStarted'))
      mustEqual(facts(keeper.match.state), facts(state), 'the table as a turn begins')
  }
  countGame()
  compareEnds(keeper, state)
  return keeper.match
}

/** The winner is known from public facts; once all cards are turned up, so is everybody who shares in it. */
function compareEnds(keeper: Scorekeeper, real: DiceState): void {
  mustEqual(keeper.match.state.winner?.side, real.winner?.side, 'the winning side')
  mustEqual(facts(keeper.match.state), facts(real), 'the table at the end')
  real.roles.forEach((role, seat) => {
    if (role !== 'hidden' && keeper.match.state.roles[seat] === 'hidden')
      keeper.enter({ type: 'unseal', seat, role })
  })
  mustEqual(keeper.match.state.winner, real.winner, 'all who win')
  mustEqual(keeper.match.state.roles, real.roles, 'the roles')
}

for (const way of WAYS)
  test(
    `${way} entered with hidden roles reproduce life, arrows, deaths and winner at every turn`,
    () => holds(1000, deals(), (game) => void watched(game, () => way)),
    PATIENCE,
  )

test(
  'ways may change from turn to turn',
  () =>
    holds(500, deals(), (game) => {
      const rng = rngFromSeed(game.seed)
      watched(game, () => at(WAYS, rng.below(WAYS.length)))
    }),
  PATIENCE,
)

/** Enters whatever may be entered, corrections and all. */
function muddled({ config, seed }: Game<Deal>, steps: number): TrackerMatch[] {
  const rng = rngFromSeed(seed)
  const start = dice.setup(config, rngFromSeed(seed))
  let { match } = new Scorekeeper(sealedDeal(config, start), () => 'counters')
  const matches = [match]
  for (let i = 0; i < steps; i++) {
    const ends = match.state.winner ? [{ type: 'play-on' } as const] : []
    const legal = [...tracker.legal(match.state), ...ends]
    if (legal.length === 0) break
    const taken = takeAction(tracker, match, at(legal, rng.below(legal.length)))
    if (!taken.ok) {
      if (match.state.winner) break
      throw new Error(`a listed entry is refused: ${taken.refusal.message}`)
    }
    mustEqual(
      throughJson(tracker.evolved(match.state, throughJson(taken.events))),
      throughJson(taken.match.state),
      'the table evolved by the events',
    )
    match = taken.match
    matches.push(match)
  }
  countGame()
  return matches
}

test(
  'any entries in any order: arrows and life stay in bounds, records replay, undo goes back exactly',
  () =>
    holds(150, deals(), (game) => {
      const matches = muddled(game, 120)
      matches.forEach((match, i) => {
        const { life, maxLife, alive, arrows, pile } = match.state
        mustEqual(
          arrows.reduce((sum, held) => sum + held, pile),
          9,
          'all arrows',
        )
        life.forEach((points, seat) => {
          if (points < 0 || points > at(maxLife, seat)) throw new Error(`life ${points}`)
          if (isFree(match.state)) mustEqual(alive[seat], points > 0, 'who lives')
        })
        if (i % 10 > 0) return
        mustEqual(replayMatch(tracker, match.record), match, 'the replayed match')
        if (i > 0) mustEqual(undoAction(tracker, match), matches[i - 1], 'one entry back')
      })
      const end = matches[matches.length - 1]
      mustEqual(v.parse(TrackerRecordSchema, throughJson(end?.record)), end?.record, 'the record')
    }),
  PATIENCE,
)
