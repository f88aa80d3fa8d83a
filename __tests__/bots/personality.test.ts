import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceState } from '@/games/dice'
import { PERSONALITIES, thinkerOf, type Personality, type Sight } from '@/games/dice/bots'
import { watch } from '@/games/dice/bots/belief/watch'
import { exposureBy } from '@/games/dice/bots/disguise'
import { preferred } from '@/games/dice/bots/preference'
import { thoughtOut } from '@/games/dice/bots/thought'

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

test('a shot at the Sheriff shows an Outlaw more than a shot at a stranger', () => {
  const shots = met.filter(({ view }) => {
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
  for (const { view, events, legal } of shots) {
    const witness = thoughtOut(watch(view, events))
    const sheriff = view.roles.indexOf('sheriff')
    const shown = (isSheriff: boolean): number[] =>
      legal
        .filter((action) => action.type === 'aim' && (action.target === sheriff) === isSheriff)
        .map((action) => exposureBy(action, view, witness))
    expect(Math.max(...shown(true))).toBeGreaterThanOrEqual(Math.min(...shown(false)))
  }
})

test('nobody gives up more of his chance than hiding is worth to him', () => {
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
