import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import type { CharacterId, Deal, SeenRole } from '@/games/dice'
import { tracker, type TrackerAction, type TrackerMatch } from '@/games/dice/tracker'
import { refit } from '@/family/keeping'
import { keeping } from '@/games/dice/tracker/keeping'

const sealed = (seats: number): SeenRole[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'sheriff' : 'hidden'))

/** Five at a real table: the Sheriff in seat 0, nobody else's card seen. */
function aTable(...characters: (CharacterId | null)[]): Companion {
  const cast = Array.from({ length: 5 }, (_, seat) => characters[seat] ?? null)
  return new Companion(
    startMatch(tracker, { kind: 'deal', seats: 5, roles: sealed(5), characters: cast }, 1),
  )
}

class Companion {
  constructor(public match: TrackerMatch) {}

  get state() {
    return this.match.state
  }

  enters(...actions: TrackerAction[]): this {
    for (const action of actions) {
      const taken = takeAction(tracker, this.match, action)
      if (!taken.ok) throw new Error(taken.refusal.message)
      this.match = taken.match
    }
    return this
  }

  refusal(action: TrackerAction): string | undefined {
    return tracker.refuse(this.state, action)?.message
  }
}

const shoot = (...points: number[]): TrackerAction => ({ type: 'shoot', points })

test('the ninth arrow starts the attack by itself, and Jourdonnais loses one', () => {
  const table = aTable(null, 'jourdonnais')
  table.enters(
    { type: 'take', seat: 1, count: 4 },
    { type: 'take', seat: 2, count: 3 },
    { type: 'take', seat: 0, count: 2 },
  )
  expect(table.state.life).toEqual([8, 6, 5, 8, 8])
  expect(table.state.pile).toBe(9)
})

test('Bart is asked, El Gringo hands out an arrow, Paul is spared by the gatling', () => {
  const table = aTable(null, 'bart-cassidy', 'el-gringo', 'paul-regret')
  table.enters({ type: 'gatling', faces: 3 })
  expect(table.state.decision).toMatchObject({ kind: 'dodge', seat: 1 })
  table.enters({ type: 'take-arrow' })
  expect(table.state.life).toEqual([10, 8, 6, 9, 7])
  expect(table.state.arrows).toEqual([1, 1, 0, 0, 0])
})

test('Pedro is asked for an arrow when the dynamite hurts him', () => {
  const table = aTable('pedro-ramirez')
  table.enters({ type: 'take', seat: 0, count: 2 }, { type: 'explode', points: 1 })
  expect(table.state.decision).toMatchObject({ kind: 'shed', seat: 0 })
  expect(table.enters({ type: 'drop-arrow' }).state.arrows[0]).toBe(1)
})

test('life stops at the start value', () => {
  const table = aTable().enters({ type: 'heal', seat: 1, amount: 5 })
  expect(table.state.life[1]).toBe(8)
})

test('somebody falls: the card is asked for, arrows go back, Vulture Sam drinks', () => {
  const table = aTable(null, null, 'vulture-sam')
  table.enters(
    { type: 'set-life', seat: 2, life: 3 },
    { type: 'take', seat: 1, count: 2 },
    shoot(0, 8, 0, 0, 0),
  )
  expect(table.state.decision).toMatchObject({
    kind: 'reveal',
    seat: 1,
    roles: ['deputy', 'outlaw', 'renegade'],
  })
  expect(table.refusal({ type: 'next' })).toBe("the 'reveal' decision is open")
  table.enters({ type: 'reveal', role: 'outlaw' })
  expect(table.state.life).toEqual([10, 0, 5, 8, 8])
  expect(table.state.pile).toBe(9)
})

test('the win is announced by public facts, and people may go on all the same', () => {
  const table = aTable().enters({ type: 'next' }, shoot(10, 0, 0, 0, 0))
  expect(table.state.winner?.side).toBe('outlaws')
  expect(table.refusal({ type: 'next' })).toBe('the game is over')
  table.enters({ type: 'play-on' })
  expect(table.state.winner).toBeNull()
  expect(table.state.decision).toMatchObject({ kind: 'roll', seat: 1 })
})

test('cards turned up after the end name everybody who won', () => {
  const table = aTable().enters({ type: 'next' }, shoot(10, 0, 0, 0, 0))
  expect(table.state.winner).toEqual({ side: 'outlaws', seats: [] })
  table.enters({ type: 'unseal', seat: 3, role: 'outlaw' })
  expect(table.state.winner).toEqual({ side: 'outlaws', seats: [3] })
  expect(table.refusal({ type: 'unseal', seat: 3, role: 'outlaw' })).toMatch(/known/)
})

test('a bonus at the end of a turn is the character’s own', () => {
  const table = aTable('suzy-lafayette').enters({ type: 'set-life', seat: 0, life: 4 })
  expect(table.enters({ type: 'next', bonus: true }).state.life[0]).toBe(6)
  const plain = aTable().enters({ type: 'set-life', seat: 0, life: 4 })
  expect(plain.enters({ type: 'next', bonus: true }).state.life[0]).toBe(4)
})

test('a result resolves in the engine’s order; arrows taken before are not taken twice', () => {
  const table = aTable().enters(
    { type: 'take', seat: 0, count: 1 },
    { type: 'result', faces: ['arrow', 'arrow', 'one', 'beer', 'beer'], arrows: 1 },
  )
  expect(table.state.arrows[0]).toBe(2)
  expect(table.state.decision).toMatchObject({ kind: 'aim', die: 2, targets: [1, 4] })
})

test('a gift is given by the engine’s own action, or passed over by any counter', () => {
  const table = aTable('sid-ketchum')
  expect(table.state.decision?.kind).toBe('gift')
  table.enters({ type: 'take', seat: 0, count: 1 })
  expect(table.state.decision?.kind).toBe('roll')
})

test('counters are refused where they make no sense', () => {
  const table = aTable()
  expect(table.refusal(shoot(1, 0, 0, 0, 0))).toBe('nobody shoots himself')
  expect(table.refusal(shoot(0, 0, 0, 0, 0))).toBe('nobody is hit')
  expect(table.refusal({ type: 'give-back', seat: 1, count: 1 })).toBe('seat 1 holds 0 arrows')
  expect(table.refusal({ type: 'set-arrows', seat: 1, arrows: 9 })).toBe('arrows are from 0 to 8')
  expect(table.refusal({ type: 'set-life', seat: 1, life: 9 })).toBe('life is from 0 to 8')
  expect(table.refusal({ type: 'heal', seat: 9, amount: 1 })).toBe('seat 9 is not in the game')
  expect(table.refusal({ type: 'play-on' })).toBe('the game is not over')
})

test('a fallen player whose life is set stands up again', () => {
  const table = aTable().enters(shoot(0, 8, 0, 0, 0), { type: 'reveal', role: 'deputy' })
  table.enters({ type: 'set-life', seat: 1, life: 2 })
  expect(table.state.alive[1]).toBe(true)
  expect(table.state.life[1]).toBe(2)
})

describe('a life set to 0 by hand is nobody’s shot', () => {
  test('El Gringo hands out no arrow, Vulture Sam does not feed', () => {
    const table = aTable(null, 'el-gringo', 'vulture-sam')
    table.enters(
      { type: 'set-life', seat: 2, life: 3 },
      { type: 'set-life', seat: 1, life: 0 },
      { type: 'reveal', role: 'outlaw' },
    )
    expect(table.state.alive).toEqual([true, false, true, true, true])
    expect(table.state.arrows).toEqual([0, 0, 0, 0, 0])
    expect(table.state.life[2]).toBe(3)
  })

  test('nobody is credited with it', () => {
    const table = aTable()
    const { events } = tracker.step(
      table.enters({ type: 'set-life', seat: 1, life: 0 }).state,
      { type: 'reveal', role: 'outlaw' },
      rngFromSeed(1),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'eliminated', seat: 1, cause: 'hand', by: null }),
    )
  })

  test('with three, the prey of the one in turn makes no hunter win', () => {
    const roles: SeenRole[] = ['deputy', 'outlaw', 'renegade']
    const deal = { kind: 'deal', seats: 3, roles, characters: [null, null, null] } as const
    const table = new Companion(startMatch(tracker, deal, 1))
    table.enters({ type: 'set-life', seat: 2, life: 0 })
    expect(table.state.winner).toBeNull()
    expect(table.state.lastManStanding).toBe(true)
  })

  test('the turn of whoever is set to 0 ends', () => {
    expect(
      aTable().enters(
        { type: 'next' },
        { type: 'set-life', seat: 1, life: 0 },
        { type: 'reveal', role: 'deputy' },
      ).state.turn,
    ).toBe(2)
  })
})

describe('a player leaves', () => {
  test('the card is asked for, the arrows go back, the game goes on', () => {
    const table = aTable(null, null, 'vulture-sam').enters(
      { type: 'set-life', seat: 2, life: 3 },
      { type: 'take', seat: 1, count: 3 },
      { type: 'leave', seat: 1 },
    )
    expect(table.state.decision).toMatchObject({ kind: 'reveal', seat: 1 })
    table.enters({ type: 'reveal', role: 'outlaw' })
    expect(table.state).toMatchObject({ pile: 9, turn: 0, winner: null })
    expect(table.state.life).toEqual([10, 0, 3, 8, 8])
    expect(table.refusal({ type: 'leave', seat: 1 })).toBe('seat 1 is not in the game')
  })

  test('the Sheriff leaves: the Outlaws win', () => {
    expect(aTable().enters({ type: 'leave', seat: 0 }).state.winner?.side).toBe('outlaws')
  })

  test('whoever left by mistake comes back', () => {
    const table = aTable().enters({ type: 'leave', seat: 1 }, { type: 'reveal', role: 'deputy' })
    expect(table.enters({ type: 'set-life', seat: 1, life: 5 }).state.alive[1]).toBe(true)
  })
})

describe('beers', () => {
  test('Jesse’s own beer counts 2 with counters at 4 life or less', () => {
    const table = aTable('jesse-jones').enters({ type: 'set-life', seat: 0, life: 4 })
    table.enters({ type: 'pour', seat: 0, beers: 2, first: 4 })
    expect(table.state.life[0]).toBe(8)
  })

  test('by the stricter house rule each beer is tested', () => {
    const deal: Deal = {
      kind: 'deal',
      seats: 5,
      roles: sealed(5),
      options: { jesseThreshold: 'perBeer' },
      characters: ['jesse-jones', null, null, null, null],
    }
    const table = new Companion(startMatch(tracker, deal, 1))
    table.enters({ type: 'set-life', seat: 0, life: 4 })
    expect(table.enters({ type: 'pour', seat: 0, beers: 2, first: 4 }).state.life[0]).toBe(7)
  })
})

describe('Kit’s one or two gatlings', () => {
  test('take arrows off without firing', () => {
    const table = aTable('kit-carlson').enters({ type: 'take', seat: 1, count: 2 })
    table.enters({ type: 'clear', faces: 2 })
    expect(table.state.decision).toMatchObject({ kind: 'clear', left: 2, targets: [1] })
    table.enters({ type: 'clear-arrow', target: 1 }, { type: 'clear-arrow', target: 1 })
    expect(table.state).toMatchObject({ arrows: [0, 0, 0, 0, 0], life: [9, 8, 8, 8, 8], turn: 0 })
  })

  test('nobody else has them, and three fire', () => {
    expect(aTable().refusal({ type: 'clear', faces: 2 })).toMatch(/nobody in turn/)
    expect(aTable('kit-carlson').refusal({ type: 'clear', faces: 3 })).toMatch(/fire/)
  })
})

describe('an entry changed afterwards', () => {
  const rest = (...actions: TrackerAction[]) => actions.map((action) => ({ action, at: 0 }))

  test('what follows is entered again', () => {
    const table = aTable().enters({ type: 'take', seat: 0, count: 2 })
    const later = rest({ type: 'next' }, { type: 'take', seat: 1, count: 1 })
    const { match, aside, waiting } = refit(keeping, table.match, later)
    expect(match.state.arrows).toEqual([2, 1, 0, 0, 0])
    expect([aside, waiting]).toEqual([[], []])
  })

  test('what no longer fits is set aside and named', () => {
    const table = aTable().enters(shoot(0, 7, 0, 0, 0))
    const later = rest({ type: 'reveal', role: 'outlaw' }, { type: 'next' })
    const { match, aside } = refit(keeping, table.match, later)
    expect(aside.map(({ entry }) => entry.action.type)).toEqual(['reveal'])
    expect(aside[0]?.refusal.message).toMatch(/does not answer/)
    expect(match.state.turn).toBe(1)
  })

  test('a question that comes up again is asked before the rest goes on', () => {
    const table = aTable().enters(shoot(0, 8, 0, 0, 0))
    const later = rest({ type: 'next' }, { type: 'take', seat: 2, count: 1 })
    const stopped = refit(keeping, table.match, later)
    expect(stopped.waiting).toHaveLength(2)
    expect(stopped.match.state.decision?.kind).toBe('reveal')
    const answered = table.enters({ type: 'reveal', role: 'deputy' })
    const { match, waiting } = refit(keeping, answered.match, stopped.waiting)
    expect(waiting).toEqual([])
    expect(match.state.arrows[2]).toBe(1)
  })

  test('entries belong to their seat: the turn is handed to their owner', () => {
    const table = aTable()
    const shots = { action: shoot(0, 0, 1, 0, 0), at: 0, seat: 1 }
    const { match, taken, aside } = refit(keeping, table.match, [shots])
    expect(aside).toEqual([])
    expect(taken.map(({ action }) => action.type)).toEqual(['set-turn', 'shoot'])
    expect(match.state.turn).toBe(1)
  })

  test('what belongs to somebody who has fallen is set aside, the needless “Next” is not', () => {
    const table = aTable().enters(shoot(0, 8, 0, 0, 0), { type: 'reveal', role: 'outlaw' })
    const later = [
      { action: { type: 'next' }, at: 0, seat: 0 },
      { action: shoot(0, 0, 1, 0, 0), at: 0, seat: 1 },
      { action: { type: 'next' }, at: 0, seat: 1 },
      { action: { type: 'explode', points: 1 }, at: 0, seat: 2 },
    ] as const
    const { match, aside } = refit(keeping, table.match, later)
    expect(aside.map(({ entry }) => entry.action.type)).toEqual(['shoot'])
    expect(match.state).toMatchObject({ turn: 2, life: [10, 0, 7, 8, 8] })
  })

  test('a card turned up for one is not turned up for another', () => {
    const table = aTable().enters(shoot(0, 0, 8, 0, 0))
    const answer = { action: { type: 'reveal', role: 'outlaw' }, at: 0, seat: 1 } as const
    const { match, waiting } = refit(keeping, table.match, [answer])
    expect(waiting).toEqual([answer])
    expect(match.state.decision).toMatchObject({ kind: 'reveal', seat: 2 })
  })
})
