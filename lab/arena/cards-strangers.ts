import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import { placesBetween } from '@/family/ring'
import type { CardsAction, CardsEvent, CardsView, Seat } from '@/games/cards'
import { MEASURE_BOTS, MEASURE_INTERJECTORS, type Bot, type Sight } from '@/games/cards/bots'
import { HARM } from '@/games/cards/bots/belief/reputation'
import { kindOf } from '@/games/cards/cards'
import { cardOf } from '@/games/cards/cards/ids'
import type { CardsPlayer } from './cards-sitters'

/** What a stranger will not do; in everything else they use common sense. */
type Whim = (sight: Sight, rng: Rng) => (action: CardsAction) => boolean

type Strike = Extract<CardsAction, { type: 'play' }> & { readonly target: Seat }

/** Does what is printed on the card harm somebody? */
const isStrike = (action: CardsAction): action is Strike =>
  action.type === 'play' && action.target !== undefined && HARM.has(kindOf(cardOf(action.card)).id)

const unlessStrike =
  (may: (target: Seat) => boolean) =>
  (action: CardsAction): boolean =>
    !isStrike(action) || may(action.target)

const asked = ({ decision }: CardsView): Seat => decision?.seat ?? 0

/** Who harmed somebody, and when last. */
function harmers(events: readonly CardsEvent[], seat: Seat): readonly Seat[] {
  return events.flatMap((event) =>
    event.type === 'cardPlayed' &&
    event.target === seat &&
    event.seat !== seat &&
    HARM.has(event.as)
      ? [event.seat]
      : [],
  )
}

const PATIENT_ROUNDS = 2

/** Ways to play that are nobody's level. Nothing is learned from them: they tell whether what was learned carries over. */
const CREW: readonly Whim[] = [
  // Strikes nobody but those who struck first.
  ({ view, events }) => {
    const enemies = new Set(harmers(events, asked(view)))
    return unlessStrike((target) => enemies.has(target))
  },
  // Always goes for the weakest.
  ({ view, legal }) => {
    const lives = legal.filter(isStrike).map(({ target }) => at(view.life, target))
    return unlessStrike((target) => at(view.life, target) === Math.min(...lives))
  },
  // Waits and builds for two rounds.
  ({ view }) => unlessStrike(() => view.round > PATIENT_ROUNDS),
  // Never looks farther than the next player.
  ({ view, legal }) => {
    const far = (target: Seat): number => placesBetween(view, asked(view), target)
    const places = legal.filter(isStrike).map(({ target }) => far(target))
    return unlessStrike((target) => far(target) === Math.min(...places))
  },
  // Spares the Sheriff until half the table has fallen, whatever the own role.
  ({ view }) =>
    unlessStrike(
      (target) =>
        view.roles[target] !== 'sheriff' ||
        2 * view.alive.filter(Boolean).length <= view.alive.length + 1,
    ),
  // Strikes at random.
  ({ legal }, rng) => {
    const strikes = legal.filter(isStrike)
    const victim = strikes.length > 0 ? at(strikes, rng.below(strikes.length)).target : -1
    return unlessStrike((target) => target === victim)
  },
]

const whimsical =
  (whim: Whim): Bot =>
  (sight, rng) => {
    const may = whim(sight, rng)
    const legal = sight.legal.filter(may)
    return MEASURE_BOTS.greedy(legal.length > 0 ? { ...sight, legal } : sight, rng)
  }

/** Somebody of the crew; which of them depends on the game and the seat. */
export function strangerAt(seed: number, seat: Seat): CardsPlayer {
  return {
    decide: whimsical(at(CREW, streamOf(seed, 'temper', seat).below(CREW.length))),
    interject: MEASURE_INTERJECTORS.greedy,
    seesRoles: false,
  }
}
