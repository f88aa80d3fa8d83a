import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { at } from '@/core/list'
import { replayMatch, startMatch, takeAction, undoAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { cards, type CardsMatch, type CardsState, type CardsView, type Seat } from '@/games/cards'
import { RecordSchema } from '@/games/cards/notation/schema'
import { evolvedTable } from '@/games/cards/rules/evolve'
import { sampleWorld } from '@/games/cards/rules/sample'
import { firstSeen, remembered, type Seen } from '@/games/cards/rules/seen'
import { allActions, anyDeal, playOut, seeds, type Moment } from '../../support/cards-games'
import { wrongWith } from '../../support/cards-invariants'

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

/** Plays games of chance; whatever goes wrong names the seed. */
function inGames(count: number, look: (seed: number) => void): void {
  for (const seed of seeds(count))
    try {
      look(seed)
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error })
    }
}

const onlookers = ({ roles }: CardsState): readonly (Seat | null)[] => [
  ...roles.map((_, seat) => seat),
  null,
]

test('every table is sound, and every game ends', () => {
  inGames(100, (seed) => {
    const end = playOut(seed, ({ after }) => mustEqual(wrongWith(after), null, 'the table'))
    mustEqual(end.winner === null, false, 'unfinished')
  })
})

test('playing in place, and folding all events, come to the same as a step', () => {
  inGames(25, (seed) => {
    const config = anyDeal(seed)
    const rng = rngFromSeed(seed)
    const inPlace = cards.setup(config, rng)
    playOut(seed, ({ before, action, after, events }) => {
      mustEqual(evolvedTable(before, events), after, 'the table folded')
      cards.play(inPlace, action, rng)
      mustEqual(inPlace, after, 'the table played in place')
      mustEqual(JSON.parse(JSON.stringify(after)), after, 'the table through JSON')
    })
  })
})

test("folding what a seat was shown over its first view gives its present view, and so does a stranger's", () => {
  inGames(25, (seed) => {
    const views = new Map<Seat | null, CardsView>()
    playOut(seed, ({ before, after, events }) => {
      for (const seat of onlookers(before)) {
        const shown = cards.eventsFor(events, seat)
        mustEqual(shown.length, events.length, 'the number of events')
        const view = cards.evolved(views.get(seat) ?? cards.viewFor(before, seat), shown)
        mustEqual(view, cards.viewFor(after, seat), `the view of ${seat}`)
        views.set(seat, view)
      }
    })
  })
})

test('whoever decides can list their actions from their own view', () => {
  inGames(25, (seed) => {
    playOut(seed, ({ before }) => {
      const view = cards.viewFor(before, before.decision?.seat ?? null)
      mustEqual(cards.legal(view), cards.legal(before), 'what is legal')
    })
  })
})

test('a sampled world agrees with all that a seat was shown, and can be played on', () => {
  inGames(12, (seed) => {
    const memories = new Map<Seat | null, Seen>()
    playOut(seed, (moment) => {
      for (const seat of onlookers(moment.before)) {
        const view = cards.viewFor(moment.before, seat)
        const seen = memories.get(seat) ?? firstSeen(view)
        looksLikeTheTruth(moment, seat, seen)
        memories.set(seat, remembered(seen, seat, cards.eventsFor(moment.events, seat)))
      }
    })
  })
})

function looksLikeTheTruth({ before }: Moment, seat: Seat | null, seen: Seen): void {
  const view = cards.viewFor(before, seat)
  seen.hands.forEach((hand, owner) => {
    const lies = hand.filter((card) => !at(before.hands, owner).includes(card))
    mustEqual(lies, [], `what ${seat} remembers of ${owner}`)
  })
  mustEqual(seen.pile, before.pile.slice(before.pile.length - seen.pile.length), 'the known top')
  mustEqual(
    seen.sizes,
    before.hands.map(({ length }) => length),
    'the hand sizes',
  )
  const world = sampleWorld(view, seen, { rng: rngFromSeed(before.pile.length) })
  mustEqual(cards.viewFor(world, seat), view, 'the view of a sampled world')
  mustEqual(wrongWith(world), null, 'a sampled world')
}

test('a match is replayed, saved and undone to its start at any decision', () => {
  inGames(12, (seed) => {
    let match: CardsMatch = startMatch(cards, anyDeal(seed), seed)
    const choice = rngFromSeed(seed)
    const before: CardsMatch[] = []
    while (match.state.decision && before.length < 60) {
      const actions = allActions(match.state)
      const taken = takeAction(cards, match, at(actions, choice.below(actions.length)))
      if (!taken.ok) throw new Error(taken.refusal.message)
      before.push(match)
      match = taken.match
    }
    const saved = v.parse(RecordSchema, JSON.parse(JSON.stringify(match.record)))
    mustEqual(replayMatch(cards, saved), match, 'the match replayed')
    for (const earlier of before.reverse()) {
      match = undoAction(cards, match)
      mustEqual(match, earlier, 'the match undone')
    }
  })
})
