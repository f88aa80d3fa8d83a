import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsAction, type CardsState, type Seat } from '@/games/cards'
import { BOTS, INTERJECTORS, type CardsLevel } from '@/games/cards/minds'
import type { CardTable } from '../../support/cards-table'
import { aCardTable } from '../../support/cards-table'

const sightOf = (state: CardsState, seat: Seat, legal: readonly CardsAction[]) => ({
  view: cards.viewFor(state, seat),
  events: [],
  legal,
})

const chosen = (level: CardsLevel, { state }: CardTable): CardsAction => {
  const seat = state.decision?.seat ?? 0
  return BOTS[level](sightOf(state, seat, cards.legal(state)), rngFromSeed(1)).action
}

test('a bot of either level plays whole games by the rules', () => {
  for (let seed = 0; seed < 20; seed++) {
    const rng = rngFromSeed(seed)
    let state = cards.setup({ kind: 'deal', seats: 4 + (seed % 4) }, rng)
    for (let i = 0; state.decision && i < 4000; i++) {
      const { seat } = state.decision
      const level = seat % 2 ? 'easy' : 'random'
      const { action } = BOTS[level](sightOf(state, seat, cards.legal(state)), rng)
      expect(cards.refuse(state, action)).toBeNull()
      state = cards.step(state, action, rng).state
    }
  }
})

describe('a beginner', () => {
  test('shoots the Sheriff as an Outlaw, and never as a Deputy', () => {
    const outlaw = aCardTable('SORO').turnOf(1).hand(1, 'bang-AS').build()
    expect(chosen('easy', outlaw)).toMatchObject({ card: 'bang-AS', target: 0 })
    const deputy = aCardTable('SORD').turnOf(3).hand(3, 'bang-AS').build()
    expect(chosen('easy', deputy)).not.toMatchObject({ target: 0 })
  })

  test('who has no friends left shoots whoever is left, whatever they have done for the law', () => {
    const table = aCardTable('SOROD')
      .dead(3, 4)
      .life(1, 1)
      .turnOf(2)
      .hand(2, 'bang-AS')
      .hand(0, 'bang-2D')
      .build()
      .plays('bang-AS', 1)
      .passes()
      .ends()
    const { state, events } = table
    expect(state.alive).toEqual([true, false, true, false, false])
    const sight = { ...sightOf(state, 0, cards.legal(state)), events }
    expect(BOTS.easy(sight, rngFromSeed(1)).action).toMatchObject({ type: 'play', target: 2 })
  })

  test('drinks when hurt, not before', () => {
    const hurt = aCardTable('SORO').life(0, 2).hand(0, 'beer-6H').build()
    expect(chosen('easy', hurt)).toMatchObject({ card: 'beer-6H' })
    const well = aCardTable('SORO').hand(0, 'beer-6H').build()
    expect(chosen('easy', well)).toEqual({ type: 'end' })
  })

  test('turns a card first, then shows a Missed!', () => {
    const shot = aCardTable('SORO')
      .hand(0, 'bang-AS')
      .hand(1, 'missed-2S')
      .inFrontOf(1, 'barrel-QS')
      .pile('bang-2D')
      .build()
      .plays('bang-AS', 1)
    expect(chosen('easy', shot)).toEqual({ type: 'barrel' })
    expect(chosen('easy', shot.turnsForBarrel())).toEqual({ type: 'respond', card: 'missed-2S' })
  })

  test('names the heart for a Barrel', () => {
    const table = aCardTable('SORO')
      .is(1, 'lucky-duke')
      .hand(0, 'bang-AS')
      .inFrontOf(1, 'barrel-QS')
      .pile('bang-2D', 'beer-6H')
      .build()
      .plays('bang-AS', 1)
      .turnsForBarrel()
    expect(chosen('easy', table)).toEqual({ type: 'choose', card: 'beer-6H' })
  })

  test('heals out of turn when almost dead, with what is worth least', () => {
    const sid = (life: number) =>
      aCardTable('SORO')
        .is(1, 'sid-ketchum')
        .life(1, life)
        .hand(1, 'missed-2S', 'schofield-KS', 'jail-10S')
        .build().state
    const aside = (state: CardsState) =>
      INTERJECTORS.easy(sightOf(state, 1, cards.interjections(state)), rngFromSeed(1)).action
    expect(aside(sid(1))).toEqual({ type: 'heal', seat: 1, discard: ['schofield-KS', 'jail-10S'] })
    expect(aside(sid(3))).toBeNull()
  })
})

test('chance interjects, or lets it pass', () => {
  const { state } = aCardTable('SORO')
    .is(1, 'sid-ketchum')
    .life(1, 1)
    .hand(1, 'bang-2D', 'bang-3D')
    .build()
  const legal = cards.interjections(state)
  const rng = rngFromSeed(1)
  const actions = Array.from(
    { length: 40 },
    () => INTERJECTORS.random(sightOf(state, 1, legal), rng).action,
  )
  expect(actions).toContain(null)
  expect(actions).toContainEqual(at(legal, 0))
})
