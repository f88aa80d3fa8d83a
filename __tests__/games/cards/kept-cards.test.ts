import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsEvent } from '@/games/cards'
import { MOST_KEPT, keptRatio } from '@/games/cards/bots/belief/keeping'
import { Witness } from '@/games/cards/bots/belief/witness'
import { Worlds } from '@/games/cards/bots/search/worlds'
import { kindOf } from '@/games/cards/cards'
import { KIND_IDS, type KindId } from '@/games/cards/cards/ids'
import { firstSeen, remembered } from '@/games/cards/rules/seen'
import { aCardTable, type CardTable } from '../../support/cards-table'

/** How a stranger sees a table after what was played at it. */
function witnessOf({ state, events }: CardTable): Witness {
  const shown: readonly CardsEvent[] = cards.eventsFor(events, null)
  const witness = new Witness(cards.viewFor(state, null), shown)
  for (const event of shown) witness.see(event)
  return witness
}

/** Seat 1 takes a whole turn and keeps all four cards of it. */
const afterATurn = (): CardTable =>
  aCardTable('SOROD').hand(1, 'missed-2S', 'beer-6H').build().ends().ends()

describe('cards that were kept through a turn', () => {
  test('are likelier a Missed! than chance would have it, and never a Stagecoach', () => {
    for (const hasShot of [true, false])
      for (const isHurt of [true, false]) {
        expect(keptRatio({ hasShot, isHurt }, 'missed')).toBeGreaterThan(1.3)
        expect(keptRatio({ hasShot, isHurt }, 'stagecoach')).toBeLessThan(0.5)
      }
  })

  test('are drawn as likely as was learned: no ratio is above the highest that a draw allows for', () => {
    for (const hasShot of [true, false])
      for (const isHurt of [true, false])
        for (const kind of KIND_IDS)
          expect(keptRatio({ hasShot, isHurt }, kind)).toBeLessThanOrEqual(MOST_KEPT)
  })

  test('may be Beer at full life, not when hurt', () => {
    expect(keptRatio({ hasShot: false, isHurt: false }, 'beer')).toBeGreaterThan(1.5)
    expect(keptRatio({ hasShot: false, isHurt: true }, 'beer')).toBeLessThan(0.6)
  })

  test('are all that is left when the turn is over, and nobody else has any', () => {
    const { table } = witnessOf(afterATurn())
    expect(table.kept[1]).toBe(table.sizes[1])
    expect(table.kept[1]).toBe(4)
    expect(table.kept[3]).toBe(0)
    expect(table.keptAfter[1]).toEqual({ hasShot: false, isHurt: false })
  })

  test('are fewer by a share when one is taken unseen', () => {
    const before = afterATurn()
    const { table } = witnessOf(before)
    const [kept, size] = [at(table.kept, 1), at(table.sizes, 1)]
    table.see({ type: 'cardTaken', seat: 2, from: 1, card: 'hidden', zone: 'hand', cause: 'panic' })
    expect(table.kept[1]).toBeCloseTo((kept * (size - 1)) / size)
  })

  test('hold more Missed! in the worlds that a bot thinks of than cards just drawn', () => {
    const played = afterATurn()
    const { state } = played
    const witness = witnessOf(played)
    const seat = state.decision?.seat ?? 0
    const view = cards.viewFor(state, seat)
    const seen = remembered(firstSeen(view), seat, [])
    const belief = witness.beliefOf(view.roles)
    const rng = rngFromSeed(7)
    const worlds = new Worlds({ view, seen, belief, table: witness.table }, rng)
    const counts: Record<string, { missed: number; stagecoach: number; all: number }> = {}
    for (let i = 0; i < 600; i++) {
      const { hands, pile } = worlds.next(rng)
      for (const [where, list] of [
        ['kept', at(hands, 1)],
        ['unseen', pile],
      ] as const) {
        const count = (counts[where] ??= { missed: 0, stagecoach: 0, all: 0 })
        const number = (kind: KindId) => list.filter((card) => kindOf(card).id === kind).length
        count.missed += number('missed')
        count.stagecoach += number('stagecoach')
        count.all += list.length
      }
    }
    const { kept, unseen } = counts
    if (!kept || !unseen) throw new Error('no world was drawn')
    expect(kept.missed / kept.all).toBeGreaterThan(1.2 * (unseen.missed / unseen.all))
    expect(kept.stagecoach / kept.all).toBeLessThan(0.6 * (unseen.stagecoach / unseen.all))
  })
})
