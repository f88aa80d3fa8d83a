import { at } from '@/core/list'
import { drawn, rngFromSeed, type Rng } from '@/core/rng'
import type { CardsAction, CardsConfig, CardsState, CharacterId, Deal } from '@/games/cards'
import { cards } from '@/games/cards'
import { CHARACTER_IDS } from '@/games/cards/characters'
import { OPTION_VALUES, type Options } from '@/games/cards/options'
import { scaled } from './scale'

const oneOf = <T>(items: readonly T[], rng: Rng): T => at(items, rng.below(items.length))

const anyOptions = (rng: Rng): Options => ({
  deck: oneOf(OPTION_VALUES.deck, rng),
  brownDiscard: oneOf(OPTION_VALUES.brownDiscard, rng),
  reshuffle: oneOf(OPTION_VALUES.reshuffle, rng),
  suzyTiming: oneOf(OPTION_VALUES.suzyTiming, rng),
  winCheck: oneOf(OPTION_VALUES.winCheck, rng),
  duelCredit: oneOf(OPTION_VALUES.duelCredit, rng),
  ownCards: oneOf(OPTION_VALUES.ownCards, rng),
  idleBeer: oneOf(OPTION_VALUES.idleBeer, rng),
  sidWithTwo: oneOf(OPTION_VALUES.sidWithTwo, rng),
  sidTiming: oneOf(OPTION_VALUES.sidTiming, rng),
})

/** A game before it is played, all of it from one number: seats, options, and characters for all, some or nobody. */
export function anyDeal(seed: number): Deal {
  const rng = rngFromSeed(seed)
  const seats = 4 + rng.below(4)
  const missing = oneOf([0, 0, 0, 30, 100], rng)
  const characters = drawn(CHARACTER_IDS, seats, rng).map((id): CharacterId | null =>
    rng.below(100) < missing ? null : id,
  )
  const options = rng.below(2) === 0 ? {} : anyOptions(rng)
  return { kind: 'deal', seats, characters, options }
}

/** Everything that may be done now, by whoever decides or out of turn. */
export const allActions = (state: CardsState): readonly CardsAction[] => [
  ...cards.legal(state),
  ...cards.interjections(state),
]

export interface Moment {
  readonly before: CardsState
  readonly action: CardsAction
  readonly after: CardsState
  readonly events: ReturnType<typeof cards.step>['events']
}

/** Plays a game of chance to its end, one moment after the other. Interjections come as often as anything else. */
export function* anyGame(config: CardsConfig, seed: number): Generator<Moment, CardsState> {
  const rng = rngFromSeed(seed)
  const choice = rngFromSeed(seed ^ 0x5eed)
  let state = cards.setup(config, rng)
  while (state.decision) {
    const action = oneOf(allActions(state), choice)
    const { state: after, events } = cards.step(state, action, rng)
    yield { before: state, action, after, events }
    state = after
  }
  return state
}

/** What a game ends with; every moment is looked at on the way. */
export function playOut(seed: number, look: (moment: Moment) => void = () => {}): CardsState {
  const game = anyGame(anyDeal(seed), seed)
  for (;;) {
    const next = game.next()
    if (next.done) return next.value
    look(next.value)
  }
}

export function* seeds(count: number): Generator<number> {
  for (let seed = 1; seed <= scaled(count); seed++) yield seed
}
