import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent } from '@/games/dice'
import type { BotLevel } from '@/family/levels'
import type { Personality } from '@/family/tempers'
import { thinkerOf } from '@/games/dice/bots'
import { watch } from '@/games/dice/bots/belief/watch'
import { thoughtOut } from '@/family/thought'

interface Table {
  readonly level: BotLevel
  readonly personality: Personality | null
  readonly seats: number
}

/** A whole match; `pause` is called at every pause of every thought. */
function match(
  { level, personality, seats }: Table,
  pause: (events: DiceEvent[]) => void,
): string[] {
  const rng = rngFromSeed(77)
  const thoughts = rngFromSeed(-77)
  let state = dice.setup({ kind: 'deal', seats }, rng)
  const events: DiceEvent[] = []
  const actions: DiceAction[] = []
  while (state.decision) {
    const view = dice.viewFor(state, state.decision.seat)
    const sight = { view, events, legal: dice.legal(state) }
    const thought = thinkerOf(level, personality)(sight, thoughts)
    let next = thought.next()
    for (; !next.done; next = thought.next()) pause(events)
    actions.push(next.value.action)
    const step = dice.step(state, next.value.action, rng)
    state = step.state
    events.push(...step.events)
  }
  return actions.map((action) => JSON.stringify(action))
}

test.each<Table>([
  { level: 'easy', personality: null, seats: 5 },
  { level: 'normal', personality: 'grudge', seats: 7 },
  { level: 'hard', personality: null, seats: 8 },
  { level: 'hard', personality: 'sly', seats: 6 },
  { level: 'hard', personality: null, seats: 3 },
])('$level $personality at $seats plays the same match again, paused and disturbed', (table) => {
  const once = match(table, () => {})
  let pauses = 0
  const again = match(table, (events) => {
    pauses += 1
    if (table.seats === 3 || pauses % 50 !== 0 || events.length === 0) return
    const other = dice.setup({ kind: 'deal', seats: table.seats }, rngFromSeed(77))
    thoughtOut(watch(dice.viewFor(other, null), events.slice(0, events.length >> 1)))
  })
  expect(again).toEqual(once)
  expect(once.length).toBeGreaterThan(15)
})
