import { comingTo, flightsOf, takenOff } from '@/boards/cards/table/effects/flights'
import { nextBeat, ANSWER } from '@/boards/cards/table/timing'
import { logLine, isRepeat } from '@/boards/cards/words/log-line'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsEvent, type Seat } from '@/games/cards'
import { cardOf } from '@/games/cards/cards/ids'
import { i18n } from '@/i18n'

const OWN = 0
const SPACES = ['log', 'common', 'cards'] as const
const TAKEN = { type: 'cardTaken', zone: 'hand', cause: 'panic' } as const
const audience = { isBot: (seat: Seat) => seat !== OWN }

interface Told {
  /** As the rules tell it. */
  readonly whole: readonly CardsEvent[]
  /** As the near seat was shown it. */
  readonly shown: readonly CardsEvent[]
}

/** A match of random choices from the deal to its end. */
function played(seats: number, seed: number): Told {
  const rng = rngFromSeed(seed)
  let match = startMatch(cards, { kind: 'deal', seats }, seed)
  const whole: CardsEvent[] = []
  while (match.state.decision !== null && whole.length < 4000) {
    const legal = cards.legal(match.state)
    const action = legal[rng.below(legal.length)]
    if (!action) throw new Error('nothing is legal')
    const taken = takeAction(cards, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
    whole.push(...taken.events)
  }
  return { whole, shown: cards.eventsFor(whole, OWN) }
}

const MATCHES = [4, 5, 6, 7].map((seats) => played(seats, seats * 31))

test('no card flies face up that the near seat was not shown', () => {
  for (const { shown } of MATCHES)
    for (const event of shown)
      for (const { card } of flightsOf(event, OWN)) {
        const told = JSON.stringify(event)
        expect(card === 'hidden' || told.includes(`"${card}"`)).toBe(true)
      }
})

test('a card that others draw is a back', () => {
  const drawn = MATCHES.flatMap(({ shown }) => shown).filter(
    (event) => event.type === 'cardDrawn' && event.seat !== OWN && !event.isShown,
  )
  expect(drawn.length).toBeGreaterThan(50)
  for (const event of drawn) expect(flightsOf(event, OWN)[0]?.card).toBe('hidden')
})

test('what goes from one back to another is a back all the way', () => {
  const taken: CardsEvent = { ...TAKEN, seat: 1, from: 2, card: 'beer-6H' }
  expect(flightsOf(taken, OWN)).toMatchObject([{ card: 'hidden', turns: null }])
})

test('a card is turned over where it becomes open, or stops being so', () => {
  const taken = { ...TAKEN, card: 'beer-6H' } as const
  expect(flightsOf({ ...taken, seat: OWN, from: 1 }, OWN)).toMatchObject([{ turns: 'up' }])
  expect(flightsOf({ ...taken, seat: 1, from: OWN }, OWN)).toMatchObject([{ turns: 'down' }])
  expect(flightsOf({ ...taken, seat: OWN, from: 1, zone: 'in-play' }, OWN)).toMatchObject([
    { turns: null },
  ])
  const shown: CardsEvent = { type: 'cardShown', seat: 2, card: 'missed-2S', kind: 'defend' }
  expect(flightsOf(shown, OWN)).toMatchObject([
    { turns: 'up', via: { at: 'guard', seat: 2 }, to: { at: 'discards' } },
  ])
})

test('Vulture Sam’s harvest is face down for everybody else, chips first', () => {
  const harvest: CardsEvent = {
    type: 'cardsInherited',
    seat: 2,
    from: 1,
    hand: ['hidden', 'hidden'],
    inPlay: ['barrel-QS'],
  }
  expect(flightsOf(harvest, OWN)).toMatchObject([
    { card: 'barrel-QS', turns: 'down', index: 0 },
    { card: 'hidden', index: 1 },
    { card: 'hidden', index: 2 },
  ])
})

test('counts fall as cards take off, and no card is in two places', () => {
  const { state } = startMatch(cards, { kind: 'deal', seats: 4 }, 5)
  const view = cards.viewFor(state, OWN)
  const drawn: CardsEvent = {
    type: 'cardDrawn',
    seat: OWN,
    card: 'beer-6H',
    cause: 'phase',
    isShown: false,
  }
  const given: CardsEvent = { ...TAKEN, seat: 1, from: 2, card: 'hidden' }
  const off = takenOff(view, [drawn, drawn], { own: OWN, cardOf })
  expect(off.pile).toHaveLength(view.pile.length - 2)
  expect(off.hands).toEqual(view.hands)
  expect(takenOff(view, [given], { own: OWN, cardOf }).hands[2]).toHaveLength(
    (view.hands[2]?.length ?? 0) - 1,
  )
  expect(comingTo([drawn], OWN)).toEqual(['beer-6H'])
  expect(comingTo([{ ...drawn, seat: 1, card: 'hidden' }], OWN)).toEqual([])
})

test('every beat of whole matches comes to an end, and all events are told once', () => {
  for (const { shown } of MATCHES) {
    let at = 0
    while (at < shown.length) {
      const beat = nextBeat(shown, at, audience)
      expect(beat?.events.length).toBeGreaterThan(0)
      expect(beat?.ms).toBeGreaterThanOrEqual(0)
      expect(beat?.ms).toBeLessThan(4000)
      at += beat?.events.length ?? 1
    }
    expect(at).toBe(shown.length)
  }
})

test('a bot that is asked takes the same time whatever it holds', () => {
  const times = new Set<number>()
  for (const { shown } of MATCHES)
    shown.forEach((event, i) => {
      if (event.type !== 'decisionOpened' || event.decision.seat === OWN) return
      const { kind } = event.decision
      if (kind === 'play' || kind === 'discard') return
      times.add(nextBeat(shown, i, audience)?.ms ?? -1)
    })
  expect([...times]).toEqual([ANSWER])
})

test.each(['en', 'de', 'fr', 'cs'])('every event has a line or needs none, in %s', (language) => {
  const reader = {
    own: OWN,
    nameOf: (seat: Seat) => `Name ${seat}`,
    t: i18n.getFixedT(language, SPACES),
  }
  const missing = new Set<string>()
  for (const { shown } of MATCHES)
    for (const event of shown) {
      const line = logLine(event, reader)
      if (line !== null && /story\.|play\.|kinds\.|\{\{|undefined/.test(line)) missing.add(line)
    }
  expect([...missing]).toEqual([])
})

test('a line never names a card that the reader was not shown', () => {
  const t = i18n.getFixedT('en', SPACES)
  const reader = { own: OWN, nameOf: (seat: Seat) => `Name ${seat}`, t }
  for (const { shown } of MATCHES)
    for (const event of shown)
      if (event.type === 'cardDrawn' && event.card === 'hidden')
        expect(logLine(event, reader)).toMatch(/^Name \d drew (a card|one more)[^♠♥♦♣]*$/)
})

test('cards that one player draws one after the other are one line', () => {
  const draw = (seat: Seat): CardsEvent => ({
    type: 'cardDrawn',
    seat,
    card: 'hidden',
    cause: 'phase',
    isShown: false,
  })
  expect(isRepeat(draw(1), draw(1))).toBe(true)
  expect(isRepeat(draw(1), draw(2))).toBe(false)
})
