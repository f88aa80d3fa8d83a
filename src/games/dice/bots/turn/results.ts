import { at } from '@/core/list'
import { abilityOf, type Ability } from '../../characters'
import { targetsOf } from '../../rules/seating'
import { DICE, type DiceState, type Seat } from '../../rules/state'
import type { Outlook } from '../value/outlook'
import { FULL_HANDFULS, countsOf } from './handfuls'
import { copyTally, fireGatling, gain, lives, takeArrows, wound, type Tally } from './tally'
import { LEVELS } from './turn-plan'
import { forEachSpread, type Range } from './volleys'

const GATLING = 3
const BUST = 3
const REST = 2
const SPREADS = DICE + 1

export const logitOf = (chance: number): number => {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return Math.log(kept / (1 - kept))
}
const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * What every full handful is worth as the final result of a turn, for each number of arrows taken on the way. Hits, beers
 * and the gatling add up in log odds, so a handful is a sum of a few numbers that are reckoned once per number of arrows.
 */
export function worthOfResults(view: DiceState, tally: Tally, outlook: Outlook): Float64Array {
  const results = new Float64Array(FULL_HANDFULS * LEVELS)
  for (let level = 0; level < LEVELS; level++) {
    const reached = copyTally(tally)
    takeArrows(view, reached, { seat: view.turn, count: level })
    const worthOf = lives(reached, view.turn)
      ? new Resolution(view, reached, outlook)
      : null
    const fallen = worthOf ? 0 : outlook.chance(reached)
    for (let handful = 0; handful < FULL_HANDFULS; handful++)
      results[handful * LEVELS + level] = worthOf ? worthOf.result(handful) : fallen
  }
  return results
}

/** One table on which results are resolved. */
class Resolution {
  private readonly ability: Ability
  private readonly base: number
  private readonly volleys: Float64Array
  private readonly firedVolleys: Float64Array
  private readonly doubledVolleys: Float64Array | null
  private readonly beers: readonly number[]
  private readonly gatling: number
  private readonly clears: readonly number[]
  private readonly rest: number
  private readonly bust: number
  /** A wound that ends the roller ends the turn. */
  private readonly isBustFatal: boolean

  constructor(
    private readonly view: DiceState,
    private readonly tally: Tally,
    private readonly outlook: Outlook,
  ) {
    const { turn } = view
    this.ability = abilityOf(view.characters[turn])
    this.base = logitOf(outlook.chance(tally))
    const hurts = this.hurts()
    const range = this.range()
    this.volleys = this.bestVolleys(range, (seat, hits) => at(at(hurts, seat), hits))
    this.firedVolleys = this.bestVolleys(range, (seat, hits) => {
      const list = at(hurts, seat)
      return hits === 0 ? 0 : (list[hits + 1] ?? at(list, hits)) - at(list, 1)
    })
    this.doubledVolleys = this.ability.offerDouble
      ? this.bestVolleys(range, (seat, hits) => at(at(hurts, seat), hits), true)
      : null
    this.beers = this.bestBeers()
    this.gatling = this.change((next) => fireGatling(view, next))
    this.clears = this.ability.offerClear ? this.bestClears() : []
    this.rest = this.ability.afterTurn ? this.change((next) => gain(view, next, { seat: turn, amount: REST })) : 0
    this.bust = this.change((next) => wound(view, next, { points: this.only(turn, 1), cause: 'dynamite' }))
    this.isBustFatal = at(tally.life, turn) <= 1
  }

  /** The chance to win after this final result, played best. */
  result(handful: number): number {
    const [, dynamites, ones, twos, beers, gatlings] = countsOf(handful)
    const isBust = (dynamites ?? 0) >= BUST
    if (isBust && this.isBustFatal) return chanceOf(this.base + this.bust)
    const fires = (gatlings ?? 0) >= this.ability.modifyGatling(GATLING)
    const volley = (ones ?? 0) * SPREADS + (twos ?? 0)
    const cup = beers ?? 0
    let worth = ((fires ? this.firedVolleys : this.volleys)[volley] ?? 0) + at(this.beers, cup)
    if (this.doubledVolleys && cup > 0 && volley > 0)
      worth = Math.max(worth, (this.doubledVolleys[volley] ?? 0) + at(this.beers, cup - 1))
    if (fires) worth += this.gatling
    if (isBust) worth += this.bust
    if (volley === 0) worth += this.rest
    return chanceOf(this.base + worth + (this.clears[gatlings ?? 0] ?? 0))
  }

  /** By how much a change of the table changes the log odds. */
  private change(make: (next: Tally) => void): number {
    const next = copyTally(this.tally)
    make(next)
    return logitOf(this.outlook.chance(next)) - this.base
  }

  private only(seat: Seat, points: number): number[] {
    return this.view.roles.map((_, other) => (other === seat ? points : 0))
  }

  /** By seat and number of hits. */
  private hurts(): number[][] {
    const { view, tally } = this
    return view.roles.map((_, seat) => {
      if (seat === view.turn || !lives(tally, seat)) return Array<number>(SPREADS + 1).fill(0)
      const list = [0]
      for (let hits = 1; hits <= DICE + 1; hits++) {
        const isMore = hits <= at(tally.life, seat)
        const last = at(list, hits - 1)
        list.push(
          isMore
            ? this.change((next) => wound(view, next, { points: this.only(seat, hits), cause: 'shots' }))
            : last,
        )
      }
      return list
    })
  }

  /** Who is in reach once an attack may have cost some their place. */
  private range(): Range {
    const { view, tally } = this
    const alive = view.roles.map((_, seat) => lives(tally, seat))
    const ring = { ...view, alive }
    return { ones: targetsOf(ring, view.turn, 'one'), twos: targetsOf(ring, view.turn, 'two') }
  }

  /** The best spread of every volley, by ones and twos. */
  private bestVolleys(
    range: Range,
    hurt: (seat: Seat, hits: number) => number,
    isDoubled = false,
  ): Float64Array {
    const best = new Float64Array(SPREADS * SPREADS)
    const hits = this.view.roles.map(() => 0)
    for (let ones = 0; ones <= DICE; ones++)
      for (let twos = ones === 0 ? 1 : 0; ones + twos <= DICE; twos++) {
        let highest = -Infinity
        forEachSpread(range, { ones, twos }, {
          hits,
          at: (spread) => {
            const worth = sumOf(spread, hurt) + (isDoubled ? bestExtra(spread, hurt) : 0)
            if (worth > highest) highest = worth
          },
        })
        best[ones * SPREADS + twos] = highest === -Infinity ? 0 : highest
      }
    return best
  }

  /** Beers one after another, each where it does most good; a full player may be given one in vain. */
  private bestBeers(): number[] {
    const { view, tally, outlook } = this
    const worths = [0]
    let now = copyTally(tally)
    for (let beer = 1; beer <= DICE; beer++) {
      let best: Tally | null = null
      let highest = -Infinity
      for (let seat = 0; seat < view.roles.length; seat++) {
        if (!lives(now, seat)) continue
        const next = copyTally(now)
        pour(view, next, { seat, lifeAtFirst: at(tally.life, view.turn) })
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

  /** Arrows taken off players, one for each gatling face. */
  private bestClears(): number[] {
    const { view, outlook } = this
    const worths = [0]
    let now = copyTally(this.tally)
    for (let clear = 1; clear <= DICE; clear++) {
      let best = now
      let highest = outlook.chance(now)
      for (let seat = 0; seat < view.roles.length; seat++) {
        if (at(now.arrows, seat) === 0) continue
        const next = copyTally(now)
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

function sumOf(hits: readonly number[], hurt: (seat: Seat, hits: number) => number): number {
  let sum = 0
  for (let seat = 0; seat < hits.length; seat++) {
    const count = hits[seat] ?? 0
    if (count > 0) sum += hurt(seat, count)
  }
  return sum
}

/** One more hit where a bull's eye already points. */
function bestExtra(hits: readonly number[], hurt: (seat: Seat, hits: number) => number): number {
  let best = -Infinity
  for (let seat = 0; seat < hits.length; seat++) {
    const count = hits[seat] ?? 0
    if (count > 0) best = Math.max(best, hurt(seat, count + 1) - hurt(seat, count))
  }
  return best
}

/** A beer for somebody. */
export function pour(
  view: DiceState,
  tally: Tally,
  { seat, lifeAtFirst }: { readonly seat: Seat; readonly lifeAtFirst: number },
): void {
  const amount = abilityOf(view.characters[seat]).modifyBeer(1, {
    isOwn: seat === view.turn,
    lifeAtFirstBeer: lifeAtFirst,
    life: at(tally.life, seat),
    options: view.options,
  })
  gain(view, tally, { seat, amount })
}

export function clearArrow(tally: Tally, seat: Seat): void {
  tally.arrows[seat] = at(tally.arrows, seat) - 1
  tally.pile += 1
}
