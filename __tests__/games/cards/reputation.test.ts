import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import type { RoleChances } from '@/family/beliefs/belief'
import { SEALED_ROLES, type SeenRole } from '@/family/roles'
import { cards } from '@/games/cards'
import { Reputation } from '@/games/cards/bots/belief/reputation'
import { noFeatures, readTable } from '@/games/cards/bots/value/features'
import { outlook } from '@/games/cards/bots/value/outlook'
import { aCardTable } from '../../support/cards-table'

const SEALED: readonly SeenRole[] = ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden']
const COUNTS = { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 } as const
const [DEPUTY, OUTLAW] = [1, 2]

const after = (...deeds: readonly (readonly [seat: number, target: number])[]): Reputation => {
  const reputation = new Reputation(SEALED)
  for (const [seat, target] of deeds) reputation.see({ seat, target })
  return reputation
}

const chance = (reputation: Reputation, seat: number, role: number): number =>
  at(at(reputation.beliefOf(SEALED, COUNTS).chances, seat), role)

describe('what plain people say of each other', () => {
  test('whoever harms the Sheriff is taken for an Outlaw', () => {
    expect(after([1, 0]).loyalty).toEqual([0, -2, 0, 0, 0])
    expect(chance(after([1, 0]), 1, OUTLAW)).toBeGreaterThan(0.75)
    expect(chance(after(), 1, OUTLAW)).toBeCloseTo(0.5)
  })

  test('whoever harms such a one is taken for a Deputy, whoever harms a Deputy for an Outlaw', () => {
    const reputation = after([1, 0], [2, 1], [3, 2])
    expect(reputation.loyalty).toEqual([0, -2, 1, -1, 0])
    expect(chance(reputation, 2, DEPUTY)).toBeGreaterThan(chance(after(), 2, DEPUTY))
    expect(chance(reputation, 3, OUTLAW)).toBeGreaterThan(chance(after(), 3, OUTLAW))
  })

  test('nothing is said of a Sheriff who shoots, nor of harm to somebody unknown or oneself', () => {
    expect(after([0, 1], [1, 2], [3, 3]).loyalty).toEqual([0, 0, 0, 0, 0])
  })

  test('a key stands for what is said, however it came about', () => {
    expect(after([1, 0], [2, 0]).key).toBe(after([2, 0], [1, 0]).key)
    expect(after([1, 0]).key).not.toBe(after([2, 0]).key)
    const copy = new Reputation(SEALED)
    copy.copy(after([1, 0]))
    expect(copy.key).toBe(after([1, 0]).key)
  })

  test('it is counted from what was played', () => {
    const { state, events } = aCardTable('SOROD')
      .hand(1, 'bang-2C')
      .turnOf(1)
      .build()
      .plays('bang-2C', 0)
    const view = cards.viewFor(state, 1)
    expect(Reputation.after(view, cards.eventsFor(events, 1)).loyalty).toEqual([0, -2, 0, 0, 0])
  })
})

describe('what people are taken for', () => {
  const state = cards.setup({ kind: 'deal', seats: 5 }, rngFromSeed(3))
  const renegade = state.roles.indexOf('renegade')
  const sealed = state.roles.map((role) => (role === 'sheriff' ? role : 'hidden'))
  const namesWhere = (loyalty: number) => {
    const reputation = new Reputation(sealed)
    reputation.loyalty[renegade] = loyalty
    return reputation.beliefOf(sealed, state.roleCounts).chances
  }

  test('is read of everybody but the Sheriff', () => {
    const nobody = state.roles.map((): RoleChances => [0, 0, 0, 0])
    const named = readTable(state, namesWhere(0), noFeatures())
    const nameless = readTable(state, nobody, noFeatures())
    const differ = [...named.amount].filter((amount, i) => amount !== nameless.amount[i])
    expect(differ).toHaveLength(SEALED_ROLES.length * (state.roles.length - 1))
  })

  test('is part of a table’s worth', () => {
    const feared = outlook(state, namesWhere(-6)).slice()
    const trusted = outlook(state, namesWhere(6)).slice()
    expect(feared).not.toEqual(trusted)
    expect(feared.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1)
  })
})
