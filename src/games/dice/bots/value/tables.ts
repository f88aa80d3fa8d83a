import { CHARACTER_IDS, type CharacterId } from '@/family/characters'
import { MOST_SEATS } from '@/family/roles'
import type { DiceState } from '../../rules/state'

/** The sides whose chances are reckoned; a Renegade's is their own. */
export const STAKES = ['law', 'outlaws', 'renegade', 'hunter'] as const
export type Stake = (typeof STAKES)[number]

/** Whom a player is to the side that reckons: the four roles, and oneself where one plays alone. */
export const KIN = ['sheriff', 'deputy', 'outlaw', 'renegade', 'self'] as const
export const SELF = 4

/** Worth is known at no life, one … eight, and at eleven. */
export const KNOTS = 10
const LAST_KNOT = KNOTS - 1
const LAST_WHOLE = 8
const MOST_LIFE = 11

/** A phase's numbers: where one starts, who moves next, then a curve by life for each kin. */
const BIAS = 1
export const TEMPO_AT = BIAS
export const CURVES_AT = BIAS + KIN.length
export const PHASE_SIZE = CURVES_AT + KIN.length * KNOTS

/** How far apart two players may sit to shoot each other. */
export const REACH = 2
const PAIRS = KIN.length * KIN.length
/** By distance, kin and kin: two who can reach each other, then what each point of the first one's life adds beside the second. */
export const nearAt = (distance: number, one: number, other: number): number =>
  (distance - 1) * PAIRS + one * KIN.length + other
const BREATH_AT = REACH * PAIRS
export const breathAt = (distance: number, one: number, other: number): number =>
  BREATH_AT + nearAt(distance, one, other)
/** By kin: each arrow held, each the more the emptier the pile, and enough of them to fall by. */
export const QUIVER = 3
const QUIVER_AT = BREATH_AT + REACH * PAIRS
export const quiverAt = (kin: number, what: number): number => QUIVER_AT + kin * QUIVER + what
/** What an emptier pile means for everybody. */
export const PILE_AT = QUIVER_AT + KIN.length * QUIVER
/** By kin: how many turns until their own. */
export const waitAt = (kin: number, turns: number): number =>
  PILE_AT + 1 + kin * MOST_SEATS + Math.min(turns, MOST_SEATS - 1)
export const PLACES_SIZE = PILE_AT + 1 + KIN.length * MOST_SEATS

const MOST_DEPUTIES = 2
const MOST_OUTLAWS = 3
const MOST_RENEGADES = 2
export const PHASES = (MOST_DEPUTIES + 1) * (MOST_OUTLAWS + 1) * (MOST_RENEGADES + 1)

export interface Living {
  readonly deputies: number
  readonly outlaws: number
  readonly renegades: number
}

/** Who still lives besides the Sheriff decides what everybody is worth. Tables of puzzles may hold more than a deal does. */
export const phaseOf = ({ deputies, outlaws, renegades }: Living): number =>
  (Math.min(deputies, MOST_DEPUTIES) * (MOST_OUTLAWS + 1) + Math.min(outlaws, MOST_OUTLAWS)) *
    (MOST_RENEGADES + 1) +
  Math.min(renegades, MOST_RENEGADES)

/** Parts of a unit of log odds in which each list is shipped, as whole numbers. */
export const SHIPPED_PARTS = { phases: 100, characters: 100, places: 1000 } as const

/** What has been learned about one side's chances, in units of log odds. */
export interface ValueTable {
  readonly phases: Float32Array
  /** By kin, then character. */
  readonly characters: Float32Array
  /** Where everybody sits, and arrows. */
  readonly places: Float32Array
}

/** Between which two knots a life lies, and how far along. */
export function knotOf(life: number): { readonly knot: number; readonly part: number } {
  if (life <= 0) return { knot: 0, part: 0 }
  if (life < LAST_WHOLE) return { knot: Math.floor(life), part: life - Math.floor(life) }
  const part = Math.min(1, (life - LAST_WHOLE) / (MOST_LIFE - LAST_WHOLE))
  return { knot: LAST_KNOT - 1, part }
}

/** The life that a knot stands for. */
export const lifeAt = (knot: number): number => (knot === LAST_KNOT ? MOST_LIFE : knot)

const characterIndex = new Map(CHARACTER_IDS.map((id, i) => [id, i]))
export const CHARACTERS_DEALT = CHARACTER_IDS.length
export const indexOfCharacter = (id: CharacterId | null | undefined): number | null =>
  id ? (characterIndex.get(id) ?? null) : null

/** An arrow threatens more, the nearer the pile is to its end. */
const THREAT_FAR = 0.4
const THREAT_NEAR = 0.85
const PILE = 9

/** How empty the pile is, from 0 to 1. */
export const scarcityOf = (pile: number): number => (PILE - pile) / (PILE - 1)

/** The share of a held arrow that will sooner or later be a wound. */
export const threatOf = (pile: number): number =>
  THREAT_FAR + (THREAT_NEAR - THREAT_FAR) * scarcityOf(pile)

/** Life less what the arrows held will probably cost. */
export const soundLife = (life: number, arrows: number, pile: number): number =>
  Math.max(0, life - threatOf(pile) * arrows)

export const isStake = (name: string): name is Stake => STAKES.some((stake) => stake === name)

/** The side that a role plays for. */
export function stakeOf(role: DiceState['roles'][number]): Stake {
  if (role === 'sheriff' || role === 'deputy') return 'law'
  return role === 'outlaw' ? 'outlaws' : 'renegade'
}
