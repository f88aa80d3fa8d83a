import type { GameModule, GameTypes, Refusal, Step } from './game'
import { rngFrom, rngFromSeed, type RngState } from './rng'

/** The version of the record's own shape. */
export const RECORD_SCHEMA = 1

/** A match as it is kept: save, replay, bug report and golden test are all this. */
export interface MatchRecord<G extends GameTypes> {
  readonly schema: typeof RECORD_SCHEMA
  readonly rules: number
  readonly game: G['Id']
  readonly config: G['Config']
  readonly seed: number
  readonly actions: readonly G['Action'][]
}

/** A match under way: its record, and what replaying that record gives. */
export interface Match<G extends GameTypes> {
  readonly record: MatchRecord<G>
  readonly state: G['State']
  readonly rng: RngState
}

/** What became of an action: the match after it, or why it was not taken. */
export type Taken<G extends GameTypes> =
  | { readonly ok: true; readonly match: Match<G>; readonly events: readonly G['Event'][] }
  | { readonly ok: false; readonly refusal: Refusal }

/** A record that cannot be replayed; `at` is the action that failed, −1 the set-up. */
export class BadRecordError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message)
    this.name = 'BadRecordError'
  }
}

/** Deals a new match. The same config, seed and actions give the same match on every platform. */
export function startMatch<G extends GameTypes>(
  game: GameModule<G>,
  config: G['Config'],
  seed: number,
): Match<G> {
  const rng = rngFromSeed(seed)
  const state = game.setup(config, rng)
  const record = {
    schema: RECORD_SCHEMA,
    rules: game.rules,
    game: game.id,
    config,
    seed,
    actions: [],
  } as const
  return { record, state, rng: rng.save() }
}

/** Takes one action, or says why not; the match given is never changed. */
export function takeAction<G extends GameTypes>(
  game: GameModule<G>,
  match: Match<G>,
  action: G['Action'],
): Taken<G> {
  const refusal = game.refuse(match.state, action)
  if (refusal) return { ok: false, refusal }
  const rng = rngFrom(match.rng)
  const { state, events } = game.step(match.state, action, rng)
  const record = { ...match.record, actions: [...match.record.actions, action] }
  return { ok: true, match: { record, state, rng: rng.save() }, events }
}

/** Throws `BadRecordError` if a record is of another game, or of other rules. */
function checkRecord<G extends GameTypes>(game: GameModule<G>, record: MatchRecord<G>): void {
  if (record.schema !== RECORD_SCHEMA)
    throw new BadRecordError(`the record's schema is ${record.schema}, not ${RECORD_SCHEMA}`, -1)
  if (record.game !== game.id)
    throw new BadRecordError(`the record is of the game ${record.game}, not ${game.id}`, -1)
  if (record.rules !== game.rules)
    throw new BadRecordError(`the record follows rules ${record.rules}, not ${game.rules}`, -1)
}

/** Plays a record again from the deal. Throws `BadRecordError` if it does not fit the rules. */
export function replayMatch<G extends GameTypes>(
  game: GameModule<G>,
  record: MatchRecord<G>,
): Match<G> {
  checkRecord(game, record)
  const rng = rngFromSeed(record.seed)
  const state = game.setup(record.config, rng)
  record.actions.forEach((action, at) => {
    const refusal = game.refuse(state, action)
    if (refusal) throw new BadRecordError(`action ${at} is refused: ${refusal.message}`, at)
    game.play(state, action, rng)
  })
  return { record, state, rng: rng.save() }
}

/** The same, with everything that happened. */
export function retraceMatch<G extends GameTypes>(
  game: GameModule<G>,
  record: MatchRecord<G>,
): { readonly match: Match<G>; readonly events: readonly G['Event'][] } {
  checkRecord(game, record)
  const rng = rngFromSeed(record.seed)
  const events: G['Event'][] = []
  let state: G['State'] = game.setup(record.config, rng)
  record.actions.forEach((action, at) => {
    const refusal = game.refuse(state, action)
    if (refusal) throw new BadRecordError(`action ${at} is refused: ${refusal.message}`, at)
    const step = game.step(state, action, rng)
    state = step.state
    events.push(...step.events)
  })
  return { match: { record, state, rng: rng.save() }, events }
}

/** The table that a record deals, before any action. */
export function startOf<G extends GameTypes>(
  game: GameModule<G>,
  { config, seed }: MatchRecord<G>,
): G['State'] {
  return game.setup(config, rngFromSeed(seed))
}

/** Plays a record that fits the rules through, one action at a time: what replay, log and late observers read. */
export function* stepsOf<G extends GameTypes>(
  game: GameModule<G>,
  { config, seed, actions }: MatchRecord<G>,
): Generator<Step<G['State'], G['Event']>> {
  const rng = rngFromSeed(seed)
  let state: G['State'] = game.setup(config, rng)
  for (const action of actions) {
    const step = game.step(state, action, rng)
    state = step.state
    yield step
  }
}

/** The match one action earlier; the match itself if nothing has been done yet. */
export function undoAction<G extends GameTypes>(game: GameModule<G>, match: Match<G>): Match<G> {
  const { record } = match
  return replayMatch(game, { ...record, actions: record.actions.slice(0, -1) })
}
