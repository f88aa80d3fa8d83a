import { rngFromSeed } from '@/core/rng'
import { Belief } from '@/family/beliefs/belief'
import { dice, type DiceState, type Role } from '@/games/dice'
import { BOTS } from '@/games/dice/bots'
import { reckoningOf } from '@/games/dice/bots/turn/reckoning'
import { ShowdownOutlook } from '@/games/dice/bots/value/outlook'

const ROLES: readonly Role[] = ['sheriff', 'outlaw', 'deputy', 'outlaw', 'renegade']

/** The Renegade in seat 4 looks at a table of five where every card lies open. */
function table(life: readonly number[]): DiceState {
  const start = dice.setup(
    { kind: 'deal', seats: 5, characters: Array<null>(5).fill(null) },
    rngFromSeed(1),
  )
  return {
    ...start,
    roles: ROLES.slice(),
    life: life.slice(),
    alive: life.map((points) => points > 0),
    turn: 4,
  }
}

const chanceAt = (life: readonly number[], patience: number): number => {
  const view = table(life)
  const belief = new Belief(
    ROLES,
    view.roleCounts,
    ROLES.map(() => [1, 1, 1] as const),
  )
  return new ShowdownOutlook(view, 4, { belief, patience }).chance(reckoningOf(view))
}

describe('a patient Renegade', () => {
  it('gives more for every point of the Sheriff while others live', () => {
    const worthOfPoint = (patience: number): number => {
      const odds = (chance: number): number => Math.log(chance / (1 - chance))
      return odds(chanceAt([5, 5, 5, 5, 5], patience)) - odds(chanceAt([4, 5, 5, 5, 5], patience))
    }
    expect(worthOfPoint(0.15) - worthOfPoint(0)).toBeCloseTo(0.15)
  })

  it('thinks no better of the table as a whole', () => {
    const life = [6, 5, 5, 5, 5]
    expect(chanceAt(life, 0.15)).toBeCloseTo(chanceAt(life, 0))
  })

  it('has no patience left in the duel', () => {
    const duel = [5, 0, 0, 0, 5]
    expect(chanceAt(duel, 0.15)).toBe(chanceAt(duel, 0))
  })

  it('leaves a strong Sheriff alone while an Outlaw is in reach', () => {
    const view: DiceState = {
      ...table([8, 6, 6, 6, 6]),
      dice: ['one', 'arrow', 'arrow', 'arrow', 'arrow'],
      rolls: 3,
      decision: { kind: 'aim', seat: 4, die: 0, face: 'one', targets: [0, 3], canDouble: false },
    }
    const legal = [0, 3].map((target) => ({ type: 'aim', die: 0, target }) as const)
    const { action } = BOTS.hard({ view, events: [], legal }, rngFromSeed(3))
    expect(action).toMatchObject({ target: 3 })
  })
})
