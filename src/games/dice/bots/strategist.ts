import { add, at } from '@/core/list'
import { abilityAt } from '../characters'
import type { Decision, DiceAction } from '../rules/decisions'
import { countFace } from '../rules/dice'
import { targetsOf } from '../rules/seating'
import type { DiceState, Face, Seat } from '../rules/state'
import type { Sight } from './bot'
import type { Thought } from '@/family/thought'
import { handfulOfFaces } from './turn/handfuls'
import { clearArrow, pour, worthOfResults } from './turn/results'
import {
  copyReckoning,
  fireGatling,
  gain,
  lives,
  takeArrows,
  reckoningOf,
  wound,
  type Reckoning,
} from './turn/reckoning'
import { planTurn } from './turn/turn-plan'
import { forEachSpread } from './turn/volleys'
import type { Outlook } from './value/outlook'

/** An action and the chance to win with it. */
export interface Weighed {
  readonly action: DiceAction
  readonly chance: number
}

/** How somebody thinks: what they expect of a table, and how many rolls they look ahead. */
export interface Thinking {
  readonly outlookOf: (sight: Sight, seat: Seat) => Thought<Outlook>
  readonly foresight: number
}

/** Weighs every legal action of a decision; a choice that is none is not thought about. */
export function* weigh(sight: Sight, thinking: Thinking): Thought<Weighed[]> {
  const { view, legal } = sight
  const { decision } = view
  if (!decision) throw new Error('nobody is asked')
  if (legal.length === 1) return legal.map((action) => ({ action, chance: NaN }))
  const outlook = yield* thinking.outlookOf(sight, decision.seat)
  yield
  const { foresight } = thinking
  return yield* new Strategist(sight, { decision, outlook, foresight }).weigh()
}

/** The best of them; of equals the first. */
export function bestOf(weighed: readonly Weighed[]): Weighed {
  let best = at(weighed, 0)
  for (const option of weighed) if (option.chance > best.chance) best = option
  return best
}

interface Question {
  readonly decision: Decision
  readonly outlook: Outlook
  readonly foresight: number
}

class Strategist {
  private readonly view: DiceState
  private readonly reckoning: Reckoning

  private readonly decision: Decision
  private readonly outlook: Outlook
  private readonly foresight: number

  constructor(
    private readonly sight: Sight,
    { decision, outlook, foresight }: Question,
  ) {
    this.decision = decision
    this.outlook = outlook
    this.foresight = foresight
    this.view = sight.view
    this.reckoning = reckoningOf(sight.view)
  }

  *weigh(): Thought<Weighed[]> {
    const { decision, reckoning, view } = this
    const { seat } = decision
    switch (decision.kind) {
      case 'roll':
        return yield* this.weighRolls(decision.rollsLeft)
      case 'aim':
        return yield* this.weighAims(decision)
      case 'drink':
        return this.weighEach((action, next) => {
          if (action.type !== 'drink') return
          const lifeAtFirst = lifeAtBeer(view)
          pour(view, next, { seat: action.target, lifeAtFirst })
          this.finish(next, this.beersAfter(action.die), lifeAtFirst)
        })
      case 'gift':
        return this.weighEach((action, next) => {
          if (action.type === 'gift') gain(view, next, { seat: action.target, amount: 1 })
        })
      case 'dodge':
        return this.weighEach((action, next) => {
          if (action.type === 'take-arrow') takeArrows(view, next, { seat, count: 1 })
          else
            wound(view, next, {
              points: view.roles.map((_, i) => (i === seat ? 1 : 0)),
              cause: 'attack',
            })
        })
      case 'shed':
        return this.weighEach((action, next) => {
          if (action.type === 'drop-arrow' && at(reckoning.arrows, seat) > 0) clearArrow(next, seat)
        })
      case 'clear':
        return this.weighEach((action, next) => {
          if (action.type === 'clear-arrow') clearArrow(next, action.target)
        })
      case 'reveal':
        return this.weighEach(() => {})
    }
  }

  private weighEach(apply: (action: DiceAction, next: Reckoning) => void): Weighed[] {
    return this.sight.legal.map((action) => {
      const next = copyReckoning(this.reckoning)
      apply(action, next)
      return { action, chance: this.outlook.chance(next) }
    })
  }

  private *weighRolls(rollsLeft: number): Thought<Weighed[]> {
    const { view, reckoning, outlook } = this
    const dice = view.dice ?? []
    const results = yield* worthOfResults({ view, reckoning, outlook })
    yield
    const plan = yield* planTurn({
      results,
      rollsLeft: Math.min(rollsLeft, this.foresight),
      isLocked: abilityAt(view.characters, view.turn).modifyLock?.(true) ?? true,
    })
    return this.sight.legal.map((action) => {
      if (action.type !== 'roll') return { action, chance: plan.stop(handfulOfFaces(dice)) }
      const kept = dice.filter((_, die) => !action.dice.includes(die))
      return { action, chance: plan.keep(handfulOfFaces(kept)) }
    })
  }

  /** Every way to aim all the bull's eyes that are left, with the rest of the turn played on: each target of this one is as good as its best. */
  private *weighAims({ die }: Extract<Decision, { kind: 'aim' }>): Thought<Weighed[]> {
    const { view } = this
    const left = { ones: this.countAfter(die, 'one'), twos: this.countAfter(die, 'two') }
    const range = {
      ones: targetsOf(view, view.turn, 'one'),
      twos: targetsOf(view, view.turn, 'two'),
    }
    const hits = view.marks.slice()
    const weighed: Weighed[] = []
    for (const action of this.sight.legal) {
      if (action.type !== 'aim') continue
      const points = action.double ? 2 : 1
      const spreads: number[][] = []
      const visit = (spread: readonly number[]): void => void spreads.push(spread.slice())
      add(hits, action.target, points)
      forEachSpread(range, left, { hits, visit })
      add(hits, action.target, -points)
      let best = 0
      for (const spread of spreads) {
        best = Math.max(best, this.chanceAfterVolley(spread, action.double ? 1 : 0))
        yield
      }
      weighed.push({ action, chance: best })
    }
    return weighed
  }

  private countAfter(die: number, face: Face): number {
    const dice = this.view.dice ?? []
    return dice.filter((shown, other) => other > die && shown === face).length
  }

  private beersAfter(die: number): number {
    const dice = this.view.dice ?? []
    return dice.filter(
      (shown, other) => other > die && shown === 'beer' && other !== this.view.spentBeer,
    ).length
  }

  private chanceAfterVolley(points: readonly number[], spentBeers: number): number {
    const { view } = this
    const next = copyReckoning(this.reckoning)
    wound(view, next, { points, cause: 'shots' })
    const isSpent = view.spentBeer === null ? 0 : 1
    const beers = countFace(view.dice, 'beer') - isSpent - spentBeers
    if (lives(next, view.turn)) this.finish(next, beers, at(next.life, view.turn))
    return this.outlook.chance(next)
  }

  /** The rest of the turn: beers where they do most good, then the gatling. */
  private finish(next: Reckoning, beers: number, lifeAtFirst: number): void {
    const { view, outlook } = this
    if (this.isOver(next)) return
    for (let beer = 0; beer < beers; beer++) {
      let best: Seat | null = null
      let highest = -Infinity
      for (let seat = 0; seat < view.roles.length; seat++) {
        if (!lives(next, seat)) continue
        const tried = copyReckoning(next)
        pour(view, tried, { seat, lifeAtFirst })
        const chance = outlook.chance(tried)
        if (chance > highest) [best, highest] = [seat, chance]
      }
      if (best !== null) pour(view, next, { seat: best, lifeAtFirst })
    }
    const needed = abilityAt(view.characters, view.turn).modifyGatling?.(3) ?? 3
    if (countFace(view.dice, 'gatling') >= needed) fireGatling(view, next)
  }

  private isOver(next: Reckoning): boolean {
    const sheriff = this.view.roles.indexOf('sheriff')
    return sheriff >= 0 && !lives(next, sheriff)
  }
}

/** The roller's life before the first beer; some may already be drunk. */
function lifeAtBeer(view: DiceState): number {
  const task = view.queue.find((waiting) => waiting.do === 'resolve')
  return task?.do === 'resolve' ? task.lifeAtBeer : at(view.life, view.turn)
}
