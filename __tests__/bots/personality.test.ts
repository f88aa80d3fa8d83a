import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceState, type Seat } from '@/games/dice'
import { PERSONALITIES, type Personality } from '@/family/tempers'
import { thinkerOf, type Sight } from '@/games/dice/bots'
import { watch } from '@/games/dice/bots/belief/watch'
import { exposureBy } from '@/games/dice/bots/disguise'
import { preferred } from '@/games/dice/bots/preference'
import { thoughtOut } from '@/family/thought'

/** Decisions of games among hard bots. */
function sights(seeds: readonly number[]): Sight[] {
  return seeds.flatMap((seed) => {
    const rng = rngFromSeed(seed)
    let state: DiceState = dice.setup({ kind: 'deal', seats: 6 }, rng)
    const events: DiceEvent[] = []
    const met: Sight[] = []
    while (state.decision) {
      const view = dice.viewFor(state, state.decision.seat)
      const sight = { view, events: events.slice(), legal: dice.legal(state) }
      if (sight.legal.length > 1) met.push(sight)
      const { action } = thoughtOut(thinkerOf('hard')(sight, rng))
      const step = dice.step(state, action, rng)
      state = step.state
      events.push(...step.events)
    }
    return met
  })
}

const met = sights([21, 22])
const choice = (
  sight: Sight,
  personality: Personality | null,
  level: 'hard' | 'normal',
): DiceAction => thoughtOut(thinkerOf(level, personality)(sight, rngFromSeed(5))).action

const share = (personality: Personality | null, is: (a: DiceAction, s: Sight) => boolean): number =>
  met.filter((sight) => is(choice(sight, personality, 'hard'), sight)).length / met.length

test.each(PERSONALITIES)('%s shows at the table, at both levels, and now and then only', (who) => {
  for (const level of ['hard', 'normal'] as const) {
    const isOther = (sight: Sight): boolean =>
      JSON.stringify(choice(sight, who, level)) !== JSON.stringify(choice(sight, null, level))
    const changed = met.filter(isOther).length / met.length
    if (level === 'hard' || who !== 'sly') expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThan(0.35)
  }
})

test('the cautious stop sooner, the generous give more away', () => {
  const stops = (action: DiceAction): boolean => action.type === 'stop'
  const gives = (action: DiceAction, { view }: Sight): boolean =>
    action.type === 'drink' && action.target !== view.decision?.seat
  expect(share('cautious', stops)).toBeGreaterThan(share(null, stops))
  expect(share('generous', gives)).toBeGreaterThan(share(null, gives))
})

test('a shot at the Sheriff shows an Outlaw who is not yet known more than a shot at a stranger', () => {
  const shots = sights([21, 22, 23, 24, 25, 26, 27, 28]).filter(({ view }) => {
    const { decision, roles } = view
    const sheriff = roles.indexOf('sheriff')
    return (
      decision?.kind === 'aim' &&
      roles[decision.seat] === 'outlaw' &&
      decision.targets.includes(sheriff) &&
      decision.targets.length > 1
    )
  })
  expect(shots.length).toBeGreaterThan(5)
  let strangers = 0
  for (const { view, events, legal } of shots) {
    const witness = thoughtOut(watch(view, events))
    const { chances } = witness.publicBelief()
    const sheriff = view.roles.indexOf('sheriff')
    const isStranger = (seat: Seat): boolean => Math.max(...(chances[seat] ?? [])) < 0.8
    if (!isStranger(view.turn)) continue
    const shownBy = (is: (target: Seat) => boolean): number[] =>
      legal.flatMap((action) =>
        action.type === 'aim' && is(action.target) ? [exposureBy(action, view, witness)] : [],
      )
    const byStar = Math.max(...shownBy((target) => target === sheriff))
    for (const shown of shownBy(isStranger)) {
      expect(byStar).toBeGreaterThan(shown)
      strangers += 1
    }
  }
  expect(strangers).toBeGreaterThan(5)
})

test('nobody gives up more of their chance than hiding is worth to them', () => {
  const weighed = [0.5, 0.52, 0.6].map((chance, die) => ({
    action: { type: 'aim', die, target: 1 } as const,
    chance,
  }))
  const chosen = (secrecy: number): number =>
    thoughtOut(
      preferred(weighed, {
        lean: () => 0,
        secrecy,
        exposureBy: (action) => (action.type === 'aim' && action.die === 0 ? 0 : 1),
      }),
    ).chance
  expect([0, 0.1, 0.3, 0.5].map(chosen)).toEqual([0.6, 0.6, 0.6, 0.5])
})
