import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { replayMatch, startMatch, startOf, stepsOf, takeAction, undoAction } from '@/core/match'
import { rngFrom, rngFromSeed } from '@/core/rng'
import { dice, type DiceMatch, type DiceState } from '@/games/dice'
import { eventsOf } from '@/games/dice/record'
import { ConfigSchema, RecordSchema } from '@/games/dice/notation/schema'
import * as v from 'valibot'
import { chooses, deals, frozen, onlookers, positions, throughJson, type Game } from './games'
import { PATIENCE, countGame, holds, reportGames } from './runs'

reportGames('steps, saves and views')

const games = fc.oneof({ weight: 3, arbitrary: deals() }, { weight: 1, arbitrary: positions })

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

/** Plays a match to its end, looking at each step. */
function eachStep(
  { config, seed, habits }: Game,
  look: (before: DiceMatch, after: DiceMatch) => void,
): DiceMatch {
  const choose = chooses(habits)
  let match: DiceMatch = startMatch(dice, config, seed)
  while (match.state.decision) {
    const taken = takeAction(dice, match, choose(dice.legal(match.state)))
    if (!taken.ok) throw new Error(taken.refusal.message)
    look(match, taken.match)
    match = taken.match
  }
  countGame()
  return match
}

test(
  'a step changes nothing but its own copy, and playing in place comes to the same',
  () =>
    holds(500, games, ({ config, seed, habits }) => {
      const choose = chooses(habits)
      const rng = rngFromSeed(seed)
      const rngInPlace = rngFromSeed(seed)
      let state = frozen(dice.setup(config, rng))
      const inPlace = dice.setup(config, rngInPlace)
      while (state.decision) {
        const before = JSON.stringify(state)
        const action = frozen(throughJson(choose(dice.legal(state))))
        const { state: after, events } = dice.step(state, action, rng)
        mustEqual(JSON.stringify(state), before, 'the table before the step')
        dice.play(inPlace, action, rngInPlace)
        mustEqual(inPlace, after, 'the table played in place')
        mustEqual(dice.evolved(state, events), after, 'the table evolved by the events')
        state = frozen(after)
      }
      countGame()
    }),
  PATIENCE,
)

test(
  'folding what everybody saw over a first view gives the current view',
  () =>
    holds(500, games, ({ config, seed, habits }) => {
      const choose = chooses(habits)
      const rng = rngFromSeed(seed)
      let state = dice.setup(config, rng)
      let views = onlookers(state).map((seat) => dice.viewFor(state, seat))
      while (state.decision) {
        const { state: after, events } = dice.step(state, choose(dice.legal(state)), rng)
        state = after
        const told = frozen(throughJson(events))
        views = views.map((view) => dice.evolved(view, told))
        onlookers(state).forEach((seat, i) =>
          mustEqual(views[i], dice.viewFor(state, seat), `what ${seat} sees`),
        )
      }
      countGame()
    }),
  PATIENCE,
)

test(
  'a view hides what it must and shows the rest',
  () =>
    holds(200, games, (game) => {
      eachStep(game, (_, { state }) => {
        for (const seat of onlookers(state)) {
          const { roles, ...shown } = dice.viewFor(state, seat)
          const { roles: real, ...rest } = state
          mustEqual(shown, rest, 'all but the roles')
          mustEqual(roles, real.map(seenBy(state, seat)), 'the roles')
        }
      })
    }),
  PATIENCE,
)

const seenBy =
  ({ alive, roles }: DiceState, onlooker: number | null) =>
  (role: string, seat: number): string => {
    const isOpen = role === 'sheriff' || !alive[seat] || roles.length === 3
    return isOpen || seat === onlooker ? role : 'hidden'
  }

test(
  'a match that went through a file at every decision goes on as if it had not',
  () =>
    holds(300, games, ({ config, seed, habits }) => {
      const choose = chooses(habits)
      let match: DiceMatch = startMatch(dice, config, seed)
      let restored = throughJson(match)
      while (match.state.decision) {
        mustEqual(restored.state, match.state, 'the restored table')
        mustEqual(restored.rng, match.rng, 'the restored chance')
        const action = choose(dice.legal(match.state))
        const taken = takeAction(dice, match, action)
        const takenAfterwards = takeAction(dice, restored, throughJson(action))
        if (!taken.ok || !takenAfterwards.ok) throw new Error('a listed action was refused')
        mustEqual(takenAfterwards.events, taken.events, 'what happened')
        match = taken.match
        restored = throughJson(takenAfterwards.match)
      }
      mustEqual(restored, match, 'the restored match')
      countGame()
    }),
  PATIENCE,
)

test(
  'replaying the record, at every decision and after the end, gives the match',
  () =>
    holds(80, games, (game) => {
      const end = eachStep(game, (before, after) => {
        mustEqual(replayMatch(dice, throughJson(after.record)), after, 'the replayed match')
        mustEqual(undoAction(dice, after), before, 'the match one action back')
      })
      const checked = v.parse(RecordSchema, throughJson(end.record))
      mustEqual(replayMatch(dice, checked), end, 'the match of the record read from a file')
    }),
  PATIENCE,
)

test(
  'the steps of a record are those that were played',
  () =>
    holds(150, games, (game) => {
      const played: DiceState[] = []
      const end = eachStep(game, (_, { state }) => played.push(state))
      mustEqual(
        [...stepsOf(dice, end.record)].map(({ state }) => state),
        played,
        'the tables',
      )
      const events = eventsOf(end.record)
      mustEqual(
        dice.evolved(startOf(dice, end.record), events),
        end.state,
        'the deal evolved by all events',
      )
    }),
  PATIENCE,
)

test('every generated set-up is one that the schema lets in', () =>
  holds(2_000, games, ({ config }) => {
    mustEqual(v.parse(ConfigSchema, throughJson(config)), config, 'the config')
  }))

test('chance goes on where it was', () =>
  holds(200, games, ({ config, seed }) => {
    const match = startMatch(dice, config, seed)
    const rng = rngFromSeed(seed)
    dice.setup(config, rng)
    const restored = rngFrom(match.rng)
    for (let i = 0; i < 20; i++) expect(restored.below(6)).toBe(rng.below(6))
  }))
