import { rngFromSeed } from '@/core/rng'
import { dice, type DiceEvent, type DiceState } from '@/games/dice'
import { PERSONALITIES } from '@/family/tempers'
import { BOTS } from '@/games/dice/bots'
import { LINE_CODES, remark, type Line, type Speaker } from '@/games/dice/bots/talk'
import { thoughtOut } from '@/family/thought'

interface Moment {
  readonly state: DiceState
  readonly events: readonly DiceEvent[]
}

/** The table whenever a turn has begun, in a game of normal bots. */
function turnsOf(seed: number, seats: number): Moment[] {
  const rng = rngFromSeed(seed)
  let state = dice.setup({ kind: 'deal', seats }, rng)
  const events: DiceEvent[] = []
  const moments: Moment[] = []
  while (state.decision) {
    const view = dice.viewFor(state, state.decision.seat)
    const { action } = BOTS.normal({ view, events, legal: dice.legal(state) }, rng)
    const step = dice.step(state, action, rng)
    state = step.state
    events.push(...step.events)
    if (state.decision && step.events.some(({ type }) => type === 'turnStarted'))
      moments.push({ state, events: events.slice() })
  }
  return moments
}

const speakersAt = ({ roles }: DiceState): Speaker[] =>
  roles.map((_, seat) => ({ seat, personality: PERSONALITIES[seat] ?? null }))

function heard({ state, events }: Moment, seed: number): Line | null {
  const view = dice.viewFor(state, null)
  return thoughtOut(remark({ view, events }, speakersAt(state), rngFromSeed(seed)))
}

const moments = [3, 4, 5, 6, 7, 8].flatMap((seats) => turnsOf(seats, seats))
const lines = moments.map(heard)

test('a line betrays no card: with any two sealed cards changed, the same is said', () => {
  moments.forEach((moment, i) => {
    const { state } = moment
    if (state.roles.length === 3) return
    const sealed = state.roles.flatMap((role, seat) =>
      state.alive[seat] && role !== 'sheriff' ? [seat] : [],
    )
    const roles = state.roles.slice()
    const turned = sealed.map((seat) => state.roles[seat]!)
    sealed.forEach((seat, k) => (roles[seat] = turned[(k + 1) % turned.length]!))
    expect(heard({ ...moment, state: { ...state, roles } }, i)).toEqual(lines[i])
  })
})

test('bots say something now and then, and mostly nothing', () => {
  const said = lines.filter((line) => line !== null).length
  expect(said / lines.length).toBeGreaterThan(0.15)
  expect(said / lines.length).toBeLessThan(0.7)
})

test('only the living speak, and never about themselves', () => {
  lines.forEach((line, i) => {
    if (!line) return
    expect(moments[i]?.state.alive[line.seat]).toBe(true)
    expect(line.about).not.toBe(line.seat)
  })
})

test('every code has its occasion', () => {
  const more = moments.flatMap((moment) =>
    [11, 12, 13, 14].map((seed) => heard(moment, seed)?.code),
  )
  expect([...new Set(more)].filter((code) => code !== undefined).sort()).toEqual(
    [...LINE_CODES].sort(),
  )
})

test('the shooter of the Sheriff is suspected, not a bystander', () => {
  const rng = rngFromSeed(1)
  const seats = (['sheriff', 'outlaw', 'deputy', 'outlaw', 'renegade', 'outlaw'] as const).map(
    (role) => ({ role, life: 8, maxLife: 10, arrows: 0, character: null }),
  )
  let state = dice.setup({ kind: 'position', turn: 1, seats }, rng)
  const events: DiceEvent[] = []
  const act = (action: Parameters<typeof dice.step>[1]): void => {
    const step = dice.step(state, action, rng)
    state = step.state
    events.push(...step.events)
  }
  act({
    type: 'roll',
    dice: [0, 1, 2, 3, 4],
    faces: ['one', 'one', 'one', 'dynamite', 'dynamite'],
  })
  act({ type: 'stop' })
  for (const die of [0, 1, 2]) act({ type: 'aim', die, target: 0 })
  const said = Array.from({ length: 200 }, (_, seed) => heard({ state, events }, seed))
  const about = said.filter((line) => line?.code === 'suspects' || line?.code === 'accuses')
  expect(about.length).toBeGreaterThan(20)
  expect(about.every((line) => line?.about === 1 && line.role === 'outlaw')).toBe(true)
})
