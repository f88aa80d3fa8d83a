import { BUST, GATLINGS } from '../../rules/dice'
import { at } from '@/core/list'
import { abilityAt } from '../../characters'
import type { Ability } from '../../characters/ability'
import { targetsOf } from '../../rules/seating'
import { DICE, type DiceState, type Seat } from '../../rules/state'
import type { Thought } from '@/family/thought'
import type { Outlook } from '../value/outlook'
import { FULL_HANDFULS, countsOf } from './handfuls'
import {
  copyReckoning,
  fireGatling,
  gain,
  lives,
  takeArrows,
  wound,
  type Reckoning,
} from './reckoning'
import { LEVELS } from './turn-plan'
import { SPREADS, bestDoubles, bestVolleys, type Range } from './volleys'

const REST = 2
const DRINKERS = 3

export const logitOf = (chance: number): number => {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return Math.log(kept / (1 - kept))
}
const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * What every full handful is worth as the final result of a turn, for each number of arrows taken on the way. Hits, beers
 * and the gatling add up in log odds, so a handful is a sum of a few numbers that are reckoned once; arrows that start no
 * attack leave what hits and beers are worth as it was.
 */
export function* worthOfResults({ view, reckoning, outlook }: Stand): Thought<Float64Array> {
  const results = new Float64Array(FULL_HANDFULS * LEVELS)
  let worths: Worths | null = null
  for (let level = 0; level < LEVELS; level++) {
    const reached = copyReckoning(reckoning)
    takeArrows(view, reached, { seat: view.turn, count: level })
    const isSameTable = worths !== null && level < reckoning.pile
    if (!isSameTable && level <= reckoning.pile) worths = null
    if (!lives(reached, view.turn)) {
      const fallen = outlook.chance(reached)
      for (let handful = 0; handful < FULL_HANDFULS; handful++)
        results[handful * LEVELS + level] = fallen
      continue
    }
    yield
    const resolution: Resolution = new Resolution({ view, reckoning: reached, outlook })
    yield
    worths = yield* resolution.reckon(worths)
    yield
    for (let handful = 0; handful < FULL_HANDFULS; handful++)
      results[handful * LEVELS + level] = resolution.result(handful, worths)
  }
  return results
}

/** What hits and beers change, in log odds. */
interface Worths {
  readonly volleys: Float64Array
  /** When the gatling takes its point too. */
  readonly firedVolleys: Float64Array
  readonly doubledVolleys: Float64Array | null
  readonly beers: readonly number[]
}

/** A table and who looks at it. */
export interface Stand {
  readonly view: DiceState
  readonly reckoning: Reckoning
  readonly outlook: Outlook
}

/** One table on which results are resolved. */
class Resolution {
  private readonly view: DiceState
  private readonly reckoning: Reckoning
  private readonly outlook: Outlook
  private readonly ability: Ability
  private readonly base: number
  private readonly gatling: number
  private clears: readonly number[] = []
  private readonly rest: number
  private readonly bust: number
  /** A wound that ends the roller ends the turn. */
  private readonly isBustFatal: boolean

  constructor({ view, reckoning, outlook }: Stand) {
    const { turn } = view
    this.view = view
    this.reckoning = reckoning
    this.outlook = outlook
    this.ability = abilityAt(view.characters, turn)
    this.base = logitOf(outlook.chance(reckoning))
    this.gatling = this.change((next) => fireGatling(view, next))
    this.rest = this.ability.afterTurn
      ? this.change((next) => gain(view, next, { seat: turn, amount: REST }))
      : 0
    this.bust = this.change((next) =>
      wound(view, next, { points: this.only(turn, 1), cause: 'dynamite' }),
    )
    this.isBustFatal = at(reckoning.life, turn) <= 1
  }

  /** Reckons what hits, beers and arrows taken off are worth, or goes on with what is known of this table. */
  *reckon(known: Worths | null): Thought<Worths> {
    if (this.ability.offerClear) this.clears = this.bestClears()
    if (known) return known
    const hurts: number[][] = []
    for (let seat = 0; seat < this.view.roles.length; seat++) {
      yield
      hurts.push(this.hurtsOf(seat))
    }
    yield
    const beers = this.bestBeers()
    const hurt = (seat: Seat, hits: number): number => at(at(hurts, seat), hits)
    const fired = (seat: Seat, hits: number): number =>
      hits === 0 ? 0 : hurt(seat, hits + 1) - hurt(seat, 1)
    const aims = { range: this.range(), seats: this.view.roles.length }
    yield
    return {
      volleys: yield* bestVolleys({ ...aims, hurt }),
      firedVolleys: yield* bestVolleys({ ...aims, hurt: fired }),
      doubledVolleys: this.ability.offerDouble ? yield* bestDoubles({ ...aims, hurt }) : null,
      beers,
    }
  }

  /** The chance to win after this final result, played best. */
  result(handful: number, worths: Worths): number {
    const [, dynamites, ones, twos, beerDice, gatlings] = countsOf(handful)
    const { volleys, firedVolleys, doubledVolleys, beers } = worths
    const isBust = (dynamites ?? 0) >= BUST
    if (isBust && this.isBustFatal) return chanceOf(this.base + this.bust)
    const fires = (gatlings ?? 0) >= (this.ability.modifyGatling?.(GATLINGS) ?? GATLINGS)
    const volley = (ones ?? 0) * SPREADS + (twos ?? 0)
    const cup = beerDice ?? 0
    let worth = ((fires ? firedVolleys : volleys)[volley] ?? 0) + at(beers, cup)
    if (doubledVolleys && cup > 0 && volley > 0)
      worth = Math.max(worth, (doubledVolleys[volley] ?? 0) + at(beers, cup - 1))
    if (fires) worth += this.gatling
    if (isBust) worth += this.bust
    if (volley === 0) worth += this.rest
    return chanceOf(this.base + worth + (this.clears[gatlings ?? 0] ?? 0))
  }

  /** By how much a change of the table changes the log odds. */
  private change(make: (next: Reckoning) => void): number {
    const next = copyReckoning(this.reckoning)
    make(next)
    return logitOf(this.outlook.chance(next)) - this.base
  }

  private only(seat: Seat, points: number): number[] {
    return this.view.roles.map((_, other) => (other === seat ? points : 0))
  }

  /** By number of hits. */
  private hurtsOf(seat: Seat): number[] {
    const { view, reckoning } = this
    if (seat === view.turn || !lives(reckoning, seat)) return Array<number>(SPREADS + 1).fill(0)
    const list = [0]
    for (let hits = 1; hits <= DICE + 1; hits++) {
      const isMore = hits <= at(reckoning.life, seat)
      const points = this.only(seat, hits)
      list.push(
        isMore
          ? this.change((next) => wound(view, next, { points, cause: 'shots' }))
          : at(list, hits - 1),
      )
    }
    return list
  }

  /** Who is in reach once an attack may have cost some their place. */
  private range(): Range {
    const { view, reckoning } = this
    const alive = view.roles.map((_, seat) => lives(reckoning, seat))
    const ring = { ...view, alive }
    return { ones: targetsOf(ring, view.turn, 'one'), twos: targetsOf(ring, view.turn, 'two') }
  }

  /** Beers one after another, each where it does most good; a full player may be given one in vain. */
  private bestBeers(): number[] {
    const { view, reckoning, outlook } = this
    const worths = [0]
    let now = copyReckoning(reckoning)
    const drinkers = this.drinkers()
    for (let beer = 1; beer <= DICE; beer++) {
      let best: Reckoning | null = null
      let highest = -Infinity
      for (const seat of drinkers) {
        const next = copyReckoning(now)
        pour(view, next, { seat, lifeAtFirst: at(reckoning.life, view.turn) })
        const chance = outlook.chance(next)
        if (chance <= highest) continue
        highest = chance
        best = next
      }
      if (best) now = best
      worths.push(logitOf(highest) - this.base)
    }
    return worths
  }

  /** The few whom a first beer would help most. */
  private drinkers(): Seat[] {
    const { view, reckoning } = this
    const lifeAtFirst = at(reckoning.life, view.turn)
    const helps = view.roles.map((_, seat) =>
      lives(reckoning, seat)
        ? this.change((next) => pour(view, next, { seat, lifeAtFirst }))
        : -Infinity,
    )
    const seats = helps.flatMap((help, seat) => (help > -Infinity ? [seat] : []))
    return seats.sort((a, b) => at(helps, b) - at(helps, a)).slice(0, DRINKERS)
  }

  /** Arrows taken off players, one for each gatling face. */
  private bestClears(): number[] {
    const { view, outlook } = this
    const worths = [0]
    let now = copyReckoning(this.reckoning)
    for (let clear = 1; clear <= DICE; clear++) {
      let best = now
      let highest = outlook.chance(now)
      for (let seat = 0; seat < view.roles.length; seat++) {
        if (at(now.arrows, seat) === 0) continue
        const next = copyReckoning(now)
        clearArrow(next, seat)
        const chance = outlook.chance(next)
        if (chance <= highest) continue
        highest = chance
        best = next
      }
      now = best
      worths.push(logitOf(highest) - this.base)
    }
    return worths
  }
}

/** A beer for somebody. */
export function pour(
  view: DiceState,
  reckoning: Reckoning,
  { seat, lifeAtFirst }: { readonly seat: Seat; readonly lifeAtFirst: number },
): void {
  const amount =
    abilityAt(view.characters, seat).modifyBeer?.(1, {
      isOwn: seat === view.turn,
      lifeAtFirstBeer: lifeAtFirst,
      life: at(reckoning.life, seat),
      options: view.options,
    }) ?? 1
  gain(view, reckoning, { seat, amount })
}

export function clearArrow(reckoning: Reckoning, seat: Seat): void {
  reckoning.arrows[seat] = at(reckoning.arrows, seat) - 1
  reckoning.pile += 1
}
