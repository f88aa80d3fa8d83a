import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { eventLine } from '@/boards/cards/words/entry-line'
import { cards } from '@/games/cards'
import { tracker, type TrackerEvent } from '@/games/cards/tracker'
import { isTold } from '@/games/cards/tracker/moments'
import { TRANSLATIONS, i18n } from '@/i18n'
import { anyDeal } from '../../support/cards-games'
import { sealedDeal } from '../../tracker/cards/table-talk'
import '../../support/games-loaded'

const spaces: ['log', 'common', 'cards'] = ['log', 'common', 'cards']

/** What a few hundred entries at random tables did. */
function anyEvents(): TrackerEvent[] {
  const events: TrackerEvent[] = []
  for (let seed = 1; seed <= 6; seed++) {
    const rng = rngFromSeed(seed)
    const deal = anyDeal(seed)
    let state = tracker.setup(sealedDeal(deal, cards.setup(deal, rngFromSeed(seed))), rng)
    for (let i = 0; i < 60 && state.winner === null; i++) {
      const legal = tracker.legal(state)
      const step = tracker.step(state, at(legal, rng.below(legal.length)), rng)
      state = step.state
      events.push(...step.events)
    }
  }
  return events
}

test('whatever is told at a printed table has a sentence in every language, and nothing else has', () => {
  const events = anyEvents()
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(10)
  for (const language of Object.keys(TRANSLATIONS)) {
    const t = i18n.getFixedT(language, spaces)
    for (const event of events) {
      const line = eventLine(event, { own: null, nameOf: (seat) => `P${seat}`, t })
      expect({ type: event.type, isTold: line !== null }).toEqual({
        type: event.type,
        isTold: isTold(event),
      })
      expect(line ?? '').not.toMatch(/\{\{|companion\.|undefined/)
    }
  }
})
