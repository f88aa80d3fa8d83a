import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceEvent, type DiceState, type Role, type Seat } from '@/games/dice'
import { diceArena } from '../../lab/arena/dice'
import { sitterOf } from '../../lab/arena/sitters'
import type { DuelScore } from '../../lab/strength/duel'
import { sectionText } from '../../lab/strength/document'
import { STRANGERS } from '../../lab/strength/strangers'
import { JUDGE_NAMES, SPARRING_NAMES, memberAt, strangerBot } from '../../lab/strangers'
import { ledgerOf } from '../../lab/strangers/ledger'

const ALL = [...JUDGE_NAMES, ...SPARRING_NAMES]
const ROLES_OF_FIVE: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade']

/** Seat 4's bull's eye of one place: seats 0 and 3 are in reach, or whoever else lives beside it. */
function aimOf(role: Role, { dead = [] }: { readonly dead?: readonly Seat[] } = {}): DiceState {
  const start = dice.setup(
    { kind: 'deal', seats: 5, characters: Array<null>(5).fill(null) },
    rngFromSeed(1),
  )
  const alive = start.alive.map((_, seat) => !dead.includes(seat))
  const targets = alive.flatMap((lives, seat) => (lives && seat !== 4 ? [seat] : []))
  return {
    ...start,
    alive,
    roles: ROLES_OF_FIVE.map((open, seat) =>
      seat === 4 ? role : seat === 0 || dead.includes(seat) ? open : 'hidden',
    ),
    life: alive.map((lives) => (lives ? 6 : 0)),
    turn: 4,
    dice: ['one', 'arrow', 'arrow', 'arrow', 'arrow'],
    rolls: 3,
    decision: { kind: 'aim', seat: 4, die: 0, face: 'one', targets, canDouble: false },
  }
}

function targetOf(name: (typeof ALL)[number], view: DiceState, events: readonly DiceEvent[]): Seat {
  const legal = view.decision?.kind === 'aim' ? view.decision.targets : []
  const { action } = strangerBot(name)(
    { view, events, legal: legal.map((target) => ({ type: 'aim', die: 0, target })) },
    rngFromSeed(7),
  )
  if (action.type !== 'aim') throw new Error('asked to aim')
  return action.target
}

const shot = (seat: Seat, target: Seat): DiceEvent => ({
  type: 'aimed',
  seat,
  die: 0,
  face: 'one',
  target,
  places: 1,
  beer: null,
})

describe('strangers', () => {
  it('are at least four to judge by, and none of them is a sparring partner', () => {
    expect(JUDGE_NAMES.length).toBeGreaterThanOrEqual(4)
    expect(JUDGE_NAMES.filter((name) => SPARRING_NAMES.includes(name))).toEqual([])
    expect(new Set(ALL.map(sitterOf)).size).toBe(ALL.length)
  })

  it.each(ALL)('%s plays games to their end', (name) => {
    const { winners } = diceArena.play({
      players: 6,
      seed: 11,
      hasCharacters: true,
      sitterAt: () => name,
    })
    expect(winners.length).toBeGreaterThan(0)
  })

  it.each(ALL)('%s knows what its card asks for', (name) => {
    expect(targetOf(name, aimOf('outlaw'), [])).toBe(0)
    expect(targetOf(name, aimOf('deputy'), [shot(2, 0), shot(2, 0)])).toBe(2)
    const events = [shot(2, 0), shot(2, 0)]
    expect(targetOf(name, aimOf('renegade', { dead: [1] }), events)).not.toBe(0)
    expect(targetOf(name, aimOf('renegade', { dead: [1, 2, 3] }), events)).toBe(0)
  })

  it('are unlike: the same table, other targets', () => {
    const events = [shot(1, 4), shot(1, 4), shot(2, 0), shot(2, 0), shot(2, 0)]
    const view = aimOf('renegade')
    expect(targetOf('avenger', view, events)).toBe(1)
    expect(targetOf('clerk', view, events)).toBe(2)
    const strong = { ...view, life: [6, 6, 6, 8, 6] }
    expect(targetOf('leveller', strong, events)).toBe(3)
  })

  it('take every place of a mixed table in turn', () => {
    const seats = [0, 1, 2, 3, 4]
    expect(new Set(seats.map((seed) => memberAt(JUDGE_NAMES, 2, seed)))).toEqual(
      new Set(JUDGE_NAMES),
    )
  })

  it('keep a ledger of shots, beers and who shot last', () => {
    const poured: DiceEvent = {
      type: 'lifeGained',
      seat: 0,
      by: 1,
      cause: 'beer',
      amount: 1,
      life: 5,
      die: 2,
    }
    const ledger = ledgerOf(aimOf('outlaw'), [shot(2, 0), shot(3, 0), poured])
    expect([ledger.shots[2]?.[0], ledger.beers[1]?.[0]]).toEqual([1, 1])
    expect([ledger.lastShooter[0], ledger.lately[0]]).toEqual([3, 2])
  })
})

describe('the section about strangers', () => {
  it('compares hard with the stranger and with normal, in every role at every number', () => {
    const scores = STRANGERS.duels.map((duel): DuelScore => ({
      ...duel,
      games: 10,
      seed: 1,
      baseline: 0.2,
      rate: 0.3,
      gain: duel.against === 'normal' ? 0.05 : 0.1,
      margin: 0.06,
    }))
    const text = sectionText(STRANGERS, scores)
    expect(text).toContain('| 8 | renegade | 20.0 | 20.0 | 30.0 | +10.0 ± 2.4 | +5.0 ± 2.4 |')
    expect(text.match(/^\| [4-8] \|/gm)).toHaveLength(19)
    expect(text).toContain('| renegade | **all** |')
    expect(sectionText(STRANGERS, scores.slice(0, 1))).not.toContain('| 4 | sheriff |')
    expect(at(STRANGERS.duels, 0).table).toBe('plain')
  })
})
