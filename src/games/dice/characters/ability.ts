import type { DamageCause, DiceEvent } from '../rules/events'
import type { Options } from '../rules/options'
import type { DiceState, Seat } from '../rules/state'
import type { Task } from '../rules/tasks'
import type { CharacterId } from '@/family/characters'

/** The table as a hook meets it: it may look, say what happened, and leave work for later. */
export interface HookTable {
  readonly state: DiceState
  tell(event: DiceEvent): void
  later(task: Task): void
}

/** The table as a bull's eye crosses it. */
export interface Ring {
  readonly living: number
  readonly options: Options
}

/** A beer on its way to somebody. */
export interface Beer {
  /** The drinker rolled it on their own turn. */
  readonly isOwn: boolean
  readonly lifeAtFirstBeer: number
  readonly life: number
  readonly options: Options
}

/** Life points that a player really lost in one batch. */
export interface Wound {
  readonly seat: Seat
  readonly lost: number
  readonly cause: DamageCause
}

/**
 * What a character changes. Three families of hooks: `modify…` returns a value, `after…` tells what follows, `offer…`
 * says whether a decision is opened. `PLAIN` is the player without an ability; a character overrides what it is about.
 */
export interface Ability {
  /** Starting life; the Sheriff has two more. */
  readonly life: number

  /** Rolls a turn. */
  modifyRolls: ((rolls: number) => number) | null
  /** Is a die that shows dynamite locked for the turn? */
  modifyLock: ((isLocked: boolean) => boolean) | null
  /** The places that a bull's eye reaches, given those its face says. */
  modifyReach: ((places: readonly number[], ring: Ring) => readonly number[]) | null
  /** Points to lose in a batch. */
  modifyDamage: ((points: number, cause: DamageCause) => number) | null
  /** Gatling faces that fire it. */
  modifyGatling: ((faces: number) => number) | null
  /** Life gained from a beer. */
  modifyBeer: ((gain: number, beer: Beer) => number) | null

  /** After a batch in which this player lost life to shots or gatling. */
  afterWound: ((table: HookTable, wound: Wound) => void) | null
  /** After others were eliminated in one batch that this player survived. */
  afterDeaths: ((table: HookTable, seat: Seat, deaths: number) => void) | null
  /** At the end of this player's own turn. */
  afterTurn: ((table: HookTable, seat: Seat) => void) | null

  /** A gift of life before the first roll. */
  readonly offerGift: boolean
  /** An arrow instead of a lost point. */
  offerDodge: ((cause: DamageCause) => boolean) | null
  /** An arrow back for a lost point. */
  offerShed: ((cause: DamageCause) => boolean) | null
  /** A beer spent to double one hit. */
  readonly offerDouble: boolean
  /** An arrow taken off somebody for each gatling face. */
  readonly offerClear: boolean
}

export interface Character extends Ability {
  readonly id: CharacterId
}

type Difference = Pick<Ability, 'life'> & Partial<Ability>

/**
 * Fills in the plain player's answer wherever a character does not differ. All abilities are written out here, in one
 * shape: simulation asks for their hooks all the time, and engines then know where each one is.
 */
function filledIn<Id extends CharacterId | null>(
  id: Id,
  {
    life,
    modifyRolls = null,
    modifyLock = null,
    modifyReach = null,
    modifyDamage = null,
    modifyGatling = null,
    modifyBeer = null,
    afterWound = null,
    afterDeaths = null,
    afterTurn = null,
    offerGift = false,
    offerDodge = null,
    offerShed = null,
    offerDouble = false,
    offerClear = false,
  }: Difference,
): Ability & { readonly id: Id } {
  return {
    id,
    life,
    modifyRolls,
    modifyLock,
    modifyReach,
    modifyDamage,
    modifyGatling,
    modifyBeer,
    afterWound,
    afterDeaths,
    afterTurn,
    offerGift,
    offerDodge,
    offerShed,
    offerDouble,
    offerClear,
  }
}

/** A player without an ability. */
export const PLAIN: Ability = filledIn(null, { life: 8 })

/** A character is its name, its life and the few hooks in which it differs from the plain player. */
export const character = (id: CharacterId, difference: Difference): Character =>
  filledIn(id, difference)
