import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { thoughtOut } from '@/family/thought'
import {
  cards,
  type CardsAction,
  type CardsEvent,
  type CardsMatch,
  type CardsState,
} from '@/games/cards'
import { BOTS, type Sight } from '@/games/cards/bots'
import { Observer, hint, review } from '@/games/cards/coach'
import { aCardTable } from '../../support/cards-table'

const sightOf = (state: CardsState, events: readonly CardsEvent[] = []): Sight => {
  const seat = state.decision?.seat ?? 0
  return {
    view: cards.viewFor(state, seat),
    events: cards.eventsFor(events, seat),
    legal: cards.legal(state),
  }
}

/** Bots of a level play until somebody has won. */
function played(seed: number): CardsMatch {
  let match = startMatch(cards, { kind: 'deal', seats: 5 }, seed)
  const events: CardsEvent[] = []
  for (let i = 0; match.state.decision && i < 1500; i++) {
    const { action } = BOTS.normal(sightOf(match.state, events), rngFromSeed(i))
    const taken = takeAction(cards, match, action)
    if ('refusal' in taken) throw new Error('a bot plays by the rules')
    match = taken.match
    events.push(...taken.events)
  }
  return match
}

describe('a hint', () => {
  const outlaw = aCardTable('SORO')
    .turnOf(1)
    .life(0, 1)
    .hand(1, 'bang-AS', 'beer-6H', 'missed-2S')
    .build()

  test('ends the game where a shot may, and says why', () => {
    const advice = thoughtOut(hint(sightOf(outlaw.state), { type: 'end' }))
    const [best] = advice
    expect(at(best?.actions ?? [], 0)).toMatchObject({ type: 'play', card: 'bang-AS', target: 0 })
    expect(best?.why.map(({ code }) => code)).toEqual(['known', 'hit', 'kill'])
    const chances = advice.map(({ chance }) => chance)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
    expect(best?.chance).toBeGreaterThan(advice.find(({ isOwn }) => isOwn)?.chance ?? 1)
  })

  test('names what the player was about to do', () => {
    const own: CardsAction = { type: 'end' }
    const advice = thoughtOut(hint(sightOf(outlaw.state), own))
    expect(advice.filter(({ isOwn }) => isOwn).map(({ actions }) => actions)).toEqual([[own]])
  })

  test('is given at every kind of decision that there is a choice in', () => {
    const asked = new Set<string>()
    for (let seed = 1; seed <= 3; seed++) {
      let state = cards.setup({ kind: 'deal', seats: 7 }, rngFromSeed(seed))
      const rng = rngFromSeed(seed, 5)
      const events: CardsEvent[] = []
      for (let i = 0; state.decision && i < 250; i++) {
        const sight = sightOf(state, events)
        const { kind } = state.decision
        if (sight.legal.length > 1 && !asked.has(kind)) {
          asked.add(kind)
          const advice = thoughtOut(hint(sight))
          expect(advice.length).toBeGreaterThan(0)
          for (const { actions, why, chance } of advice) {
            expect(sight.legal).toContainEqual(at(actions, 0))
            expect(why.length).toBeGreaterThan(0)
            expect(chance).toBeGreaterThanOrEqual(0)
          }
        }
        const step = cards.step(state, BOTS.easy(sight, rng).action, rng)
        state = step.state
        events.push(...step.events)
      }
    }
    for (const kind of ['play', 'defend', 'discard']) expect([...asked]).toContain(kind)
  })
})

test('a shot at the Sheriff moves suspicions, and the shot is told as the cause', () => {
  const table = aCardTable('SODRO').turnOf(1).hand(1, 'bang-AS').hand(3, 'bang-2D').build()
  const { state: start } = table
  const observer = new Observer({ view: cards.viewFor(start, 3), events: [] })
  const before = observer.tell(cards.viewFor(start, 3)).chances
  const { state, events } = table.plays('bang-AS', 0).passes()
  thoughtOut(observer.follow(cards.eventsFor(events, 3)))
  const { chances, shifts } = observer.tell(cards.viewFor(state, 3))
  expect(at(chances, 1)[2]).toBeGreaterThan(at(before, 1)[2])
  expect(shifts[0]).toMatchObject({ seat: 1, kind: 'shot', by: 1 })
})

test('a look back finds slips, beliefs turn by turn and the luck of the deck', () => {
  const { record, state } = played(11)
  const told: number[] = []
  const { slips, turns, luck, ownLuck } = thoughtOut(review(record, 0, (share) => told.push(share)))
  expect(told.at(-1)).toBe(1)
  expect(slips.length).toBeLessThanOrEqual(3)
  for (const { cost, action, better } of slips) {
    expect(cost).toBeGreaterThan(0)
    expect(better).not.toEqual(action)
  }
  expect(turns[0]?.beliefs).toHaveLength(state.roles.length)
  const bangs = (draws: typeof luck) => draws.find(({ what }) => what === 'bang')
  expect(bangs(luck)?.expected).toBeGreaterThan(bangs(ownLuck)?.expected ?? Infinity)
})
