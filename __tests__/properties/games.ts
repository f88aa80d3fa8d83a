import fc from 'fast-check'
import { at } from '@/core/list'
import { drawn, rngFromSeed, type Rng } from '@/core/rng'
import type {
  CharacterId,
  Deal,
  DiceAction,
  DiceConfig,
  DiceState,
  Face,
  Position,
  Role,
} from '@/games/dice'
import { CHARACTER_IDS } from '@/family/characters'
import { OPTION_VALUES } from '@/games/dice/rules/options'
import { officialRoleCounts, ROLES } from '@/family/roles'
import { FACES } from '@/games/dice/rules/state'

/** A whole game before it is played: what is dealt, which dice fall, and how its players choose. */
export interface Game<Config extends DiceConfig = DiceConfig> {
  readonly config: Config
  readonly seed: number
  readonly habits: Habits
}

/** How the players of a random game choose. */
export interface Habits {
  readonly seed: number
  /** How often, out of eight times, somebody keeps what he rolled. */
  readonly stops: number
}

const options = fc.record(
  {
    dynamiteTiming: fc.constantFrom(...OPTION_VALUES.dynamiteTiming),
    gringoGranularity: fc.constantFrom(...OPTION_VALUES.gringoGranularity),
    gringoGatling: fc.constantFrom(...OPTION_VALUES.gringoGatling),
    jesseThreshold: fc.constantFrom(...OPTION_VALUES.jesseThreshold),
    kitSpread: fc.constantFrom(...OPTION_VALUES.kitSpread),
    roseWrap: fc.constantFrom(...OPTION_VALUES.roseWrap),
    threeIndianCredit: fc.constantFrom(...OPTION_VALUES.threeIndianCredit),
    threeAllDead: fc.constantFrom(...OPTION_VALUES.threeAllDead),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const seed = fc.integer()
const habits = fc.record({ seed, stops: fc.integer({ min: 0, max: 7 }) })
const seats = (min: number) => fc.integer({ min, max: 8 })

/** The official cards for so many players, shuffled. */
function shuffledRoles(count: number, rng: Rng): Role[] {
  const counts = officialRoleCounts(count)
  const cards = ROLES.flatMap((role): Role[] => Array<Role>(counts[role]).fill(role))
  return drawn(cards, count, rng)
}

const CASTS = ['dealt', 'none', 'some', 'chosen'] as const

/** Sixteen characters for everybody, for nobody, or for some. */
function cast(kind: (typeof CASTS)[number], count: number, rng: Rng): (CharacterId | null)[] {
  const chosen: (CharacterId | null)[] = drawn(CHARACTER_IDS, count, rng)
  if (kind === 'none') return chosen.map(() => null)
  return kind === 'some' ? chosen.map((id) => (rng.below(2) ? id : null)) : chosen
}

/** A deal for any number of players, with or without characters and with any options. */
export const deals = (least = 3): fc.Arbitrary<Game<Deal>> =>
  fc
    .record({ count: seats(least), kind: fc.constantFrom(...CASTS), options, seed, habits })
    .map(({ count, kind, options, seed, habits }) => {
      const characters = cast(kind, count, rngFromSeed(seed))
      const given = kind === 'dealt' ? {} : { characters }
      return { config: { kind: 'deal', seats: count, options, ...given }, seed, habits }
    })

/** A deal of which everybody's role and character is written down. */
export const openDeals = (least = 4): fc.Arbitrary<Game<Deal> & { readonly roles: Role[] }> =>
  deals(least).map(({ config, seed, habits }) => {
    const rng = rngFromSeed(seed)
    const roles = shuffledRoles(config.seats, rng)
    const characters = config.characters ?? cast('chosen', config.seats, rng)
    return { config: { ...config, roles, characters }, roles, seed, habits }
  })

const MOST_HELD = 8

/** A table in the middle of a game: wounds, arrows, the fallen, free roles. */
export const positions: fc.Arbitrary<Game<Position>> = fc
  .record({ count: seats(3), options, seed, habits })
  .map(({ count, options, seed, habits }) => {
    const rng = rngFromSeed(seed)
    const roles = shuffledRoles(count, rng)
    const characters = cast('some', count, rng)
    let spare = rng.below(MOST_HELD + 1)
    const seats = roles.map((role, seat) => {
      const maxLife = 1 + rng.below(11)
      const isDown = rng.below(role === 'sheriff' ? 50 : 4) === 0
      const life = isDown ? 0 : 1 + rng.below(maxLife)
      const arrows = life > 0 ? rng.below(spare + 1) : 0
      spare -= arrows
      return { role, character: at(characters, seat), life, maxLife, arrows }
    })
    const living = seats.flatMap(({ life }, seat) => (life > 0 ? [seat] : []))
    const turn = living.length > 0 ? at(living, rng.below(living.length)) : 0
    return { config: { kind: 'position', turn, seats, options }, seed, habits }
  })

/** What one of the players does: any legal action, stopping as often as his habits say. */
export function chooses(habits: Habits): (legal: readonly DiceAction[]) => DiceAction {
  const rng = rngFromSeed(habits.seed)
  return (legal) => {
    const last = at(legal, legal.length - 1)
    if (last.type === 'stop' && rng.below(8) < habits.stops) return last
    return at(legal, rng.below(legal.length))
  }
}

/** Dice that fall on one face more often than not. */
export function loaded(
  action: DiceAction,
  { rng, face, honest }: { readonly rng: Rng; readonly face: Face; readonly honest: number },
): DiceAction {
  if (action.type !== 'roll') return action
  const fall = (): Face => (rng.below(8) < honest ? at(FACES, rng.below(6)) : face)
  return { ...action, faces: action.dice.map(fall) }
}

/** Everyone who can look at a table: each seat, and a stranger. */
export const onlookers = (state: DiceState): (number | null)[] => [
  ...state.roles.map((_, seat) => seat),
  null,
]

/** As it would come back from a file. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Nobody may change it; whoever tries is found out by comparing. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
