import { at } from '@/core/list'
import { weightOf } from '@/games/cards/bots/belief/habits'
import { Witness } from '@/games/cards/bots/belief/witness'
import { cards, type CardsEvent } from '@/games/cards'
import { aCardTable } from '../../support/cards-table'

/** An Outlaw's chance as a stranger sees it, after this seat has shot at the Sheriff so many times. */
function outlawAfter(times: number): number {
  const { state, events } = aCardTable('SOROD').build()
  const shown: readonly CardsEvent[] = cards.eventsFor(events, null)
  const witness = new Witness(cards.viewFor(state, null), shown)
  for (let i = 0; i < times; i++)
    witness.see({
      type: 'cardPlayed',
      seat: 1,
      card: 'bang-8D',
      as: 'bang',
      target: 0,
      take: null,
      shots: 1,
    })
  return at(at(witness.publicBelief().chances, 1), 2)
}

test('whoever shoots at the Sheriff is taken for an Outlaw, more so each time, but less is added', () => {
  const [before, once, twice, thrice] = [0, 1, 2, 3].map(outlawAfter)
  const odds = (chance = 0): number => Math.log(chance / (1 - chance))
  const steps = [odds(once) - odds(before), odds(twice) - odds(once), odds(thrice) - odds(twice)]
  expect(at(steps, 0)).toBeGreaterThan(at(steps, 1))
  expect(at(steps, 1)).toBeGreaterThan(at(steps, 2))
  expect(at(steps, 2)).toBeGreaterThan(0)
})

test('a deed that is repeated counts for less, but still for something', () => {
  const trustAfter = (before: number): number =>
    weightOf('shot', { before, hasDeputies: true }).trust
  expect(trustAfter(1)).toBeLessThan(trustAfter(0))
  expect(trustAfter(5)).toBeGreaterThan(0)
})

test('where there are no Deputies, none of what tells of Renegades is left out', () => {
  expect(weightOf('shot', { before: 0, hasDeputies: false }).apart).toBe(1)
  expect(weightOf('shot', { before: 0, hasDeputies: true }).apart).toBeLessThan(1)
})
