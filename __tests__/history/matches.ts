import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceRecord } from '@/games/dice'
import { FACES } from '@/games/dice/rules/state'
import { recapOf } from '@/games/dice/story'
import type { FinishedMatch, FinishedSeat } from '@/persistence/history/match'
import { finishedSeats } from '@/store/history/finished-seats'

const plainSeat: FinishedSeat = {
  name: 'Bot',
  person: null,
  bot: 'easy',
  character: null,
  role: 'outlaw',
  won: false,
  fell: null,
  seconds: 60,
  dealt: 0,
  kills: 0,
  lost: 0,
  gained: 0,
  drunk: 0,
  treated: 0,
  arrows: 0,
  attacks: 0,
  dynamites: 0,
  gatlings: 0,
  played: 0,
  shots: 0,
  hits: 0,
  aimed: 0,
  dodged: 0,
  saved: 0,
  duels: 0,
  stolen: 0,
  draws: [],
  faces: FACES.map(() => 0),
}

const record: DiceRecord = {
  schema: 1,
  rules: dice.rules,
  game: 'dice',
  config: { kind: 'deal', seats: 3 },
  seed: 1,
  actions: [],
}

interface Told extends Partial<Omit<FinishedMatch, 'seats'>> {
  readonly seats?: readonly Partial<FinishedSeat>[]
}

/** A match as history keeps it, with what a test says about it; the other seats are bots that did nothing. */
export function matchOf({
  seats = [{ person: 'you', bot: null }, {}, {}],
  ...told
}: Told): FinishedMatch {
  return {
    game: 'dice',
    id: 'm',
    mode: 'solo',
    startedAt: 0,
    finishedAt: 1000,
    side: 'law',
    turns: 10,
    record,
    ...told,
    seats: seats.map((seat) => ({ ...plainSeat, ...seat })),
  }
}

/** A match played to its end with whatever is legal, as history keeps it. */
export function playedOut(seats: number, seed: number): FinishedMatch {
  const rng = rngFromSeed(seed + 1000)
  let match = startMatch(dice, { kind: 'deal', seats }, seed)
  while (match.state.decision) {
    const legal = dice.legal(match.state)
    const action = legal[rng.below(legal.length)]
    const taken = action && takeAction(dice, match, action)
    if (!taken?.ok) throw new Error('somebody can always act')
    match = taken.match
  }
  const recap = recapOf(match.record)
  const sitters = match.state.roles.map((_, seat) => ({
    name: `P${seat}`,
    person: `p${seat}`,
    bot: null,
    seconds: 30,
  }))
  return {
    game: 'dice',
    id: `played-${seats}-${seed}`,
    mode: 'pass',
    startedAt: seed * 1000,
    finishedAt: seed * 1000 + 500,
    side: match.state.winner?.side ?? 'draw',
    turns: recap.turns,
    seats: finishedSeats(match.state, recap, sitters),
    record: match.record,
  }
}
