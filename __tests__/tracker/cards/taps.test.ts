import * as v from 'valibot'
import { rngFromSeed } from '@/core/rng'
import { cards } from '@/games/cards'
import { ALL_CARDS, kindOf } from '@/games/cards/cards'
import { ActionSchema } from '@/games/cards/notation/schema'
import type { TrackerAction } from '@/games/cards/tracker'
import ten from './ten-turns.json'
import { Scorekeeper, facts, sealedDeal } from './table-talk'

/**
 * Ten turns as they were played: the first ten of a match of five bots of the level "easy", the first match in which they
 * met a fall, a Jail, a card that hits everybody, and a Beer.
 */
const TenTurnsSchema = v.object({
  deal: v.object({ kind: v.literal('deal'), seats: v.number() }),
  seed: v.number(),
  turns: v.array(
    v.object({ seat: v.number(), story: v.array(v.string()), actions: v.array(ActionSchema) }),
  ),
})

/**
 * Touches (finger down to finger up) that an entry takes on the board: the hits or the life points of one card are one
 * stroke, a blue card is a tap on the row in front of its owner and one on its switch.
 */
const TOUCHES: Readonly<Record<TrackerAction['type'], number>> = {
  hit: 1,
  heal: 1,
  equip: 2,
  strip: 2,
  draw: 1,
  save: 1,
  fall: 1,
  next: 1,
  'set-life': 3,
  leave: 3,
  'set-turn': 3,
  unseal: 1,
  'play-on': 1,
  declare: 3,
}

const isCounter = (action: TrackerAction | undefined): boolean =>
  action?.type === 'hit' || action?.type === 'heal'

/** Is this card, of which there is one, laid down again in the same turn? Then that alone is entered: it leaves its last owner. */
function isLaidAgain(entries: readonly TrackerAction[], index: number): boolean {
  const gone = entries[index]
  if (gone?.type !== 'strip') return false
  const isOnly = ALL_CARDS.filter((card) => kindOf(card).id === gone.kind).length === 1
  const rest = entries.slice(index + 1)
  const end = rest.findIndex(({ type }) => type === 'next')
  const later = end < 0 ? rest : rest.slice(0, end)
  return isOnly && later.some((action) => action.type === 'equip' && action.kind === gone.kind)
}

/** A stroke that is lifted on "Next" ends the turn: one touch. */
const touchesFor = (action: TrackerAction, index: number, entries: readonly TrackerAction[]) => {
  const isLifted = action.type === 'next' && isCounter(entries[index - 1])
  return isLifted || isLaidAgain(entries, index) ? 0 : TOUCHES[action.type]
}

/** A plain life counter: one tap for each life point that changes hands. It knows no turn, no distance and no role. */
const plainTaps = (action: TrackerAction): number =>
  action.type === 'hit' || action.type === 'heal' ? action.points.reduce((sum, n) => sum + n, 0) : 0

function keepScore() {
  const { deal, seed, turns } = v.parse(TenTurnsSchema, ten)
  const rng = rngFromSeed(seed)
  let state = cards.setup(deal, rng)
  const keeper = new Scorekeeper(sealedDeal(deal, state))
  for (const { actions } of turns) {
    for (const action of actions) {
      const step = cards.step(state, action, rng)
      state = step.state
      if (keeper.see({ after: state, events: step.events }))
        expect(facts(keeper.state)).toEqual(facts(state))
    }
  }
  const sum = (of: typeof touchesFor): number =>
    keeper.entries.reduce((total, ...entry) => total + of(...entry), 0)
  return {
    turns: turns.length,
    touches: sum(touchesFor) / turns.length,
    plain: sum(plainTaps) / turns.length,
    types: new Set(keeper.entries.map(({ type }) => type)),
  }
}

const counted = keepScore()

test('ten turns of real play take at most four touches each', () => {
  expect(counted.turns).toBe(10)
  expect(counted.touches).toBeLessThanOrEqual(4)
})

test('they are turns in which something happens', () => {
  expect([...counted.types]).toEqual(
    expect.arrayContaining(['hit', 'heal', 'equip', 'draw', 'fall', 'next']),
  )
})

test('the numbers in docs/companion.md are these', () => {
  expect({ touches: counted.touches.toFixed(2), plain: counted.plain.toFixed(2) }).toEqual({
    touches: '4.00',
    plain: '1.70',
  })
})
