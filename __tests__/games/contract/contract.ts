import { isDeepStrictEqual } from 'node:util'
import type { GameModule, GameTypes, Seat } from '@/core/game'
import { at } from '@/core/list'
import { replayMatch, startMatch, takeAction, undoAction, type Match } from '@/core/match'
import { rngFrom, rngFromSeed, type Rng } from '@/core/rng'

/** A game under the contract: its module, and the little that no contract can know about it. */
export interface Subject<G extends GameTypes> {
  readonly module: GameModule<G>
  /** A set-up of any kind that the game allows. */
  config(rng: Rng): G['Config']
  seats(state: G['State']): number
  /** What is wrong with a whole table between two actions; null as it should be. */
  wrongWith(state: G['State']): string | null
  /** A set-up, and the same with the secrets of some seats exchanged. */
  swapped(rng: Rng): Swap<G>
  /** Does it show what was exchanged? */
  opens(event: G['Event'], owners: readonly Seat[]): boolean
  /** A whole table that agrees with all that a seat was shown; absent where views can be played on. */
  worldFrom?(view: G['View'], seen: readonly G['Event'][], rng: Rng): G['State']
}

interface Swap<G extends GameTypes> {
  readonly one: G['Config']
  readonly other: G['Config']
  readonly owners: readonly Seat[]
}

const GAMES = 40
/** Longer than any game: one that goes on beyond it never ends. */
const MOST_ACTIONS = 20_000
const PATIENCE = 120_000

function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`)
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Everyone who can look at a table: each seat, and a stranger. */
const onlookers = (seats: number): (Seat | null)[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  null,
]

interface Moment<G extends GameTypes> {
  readonly before: Match<G>
  readonly after: Match<G>
  readonly action: G['Action']
  readonly events: readonly G['Event'][]
}

/** Runs every test of the contract for a game. */
export function testContract<G extends GameTypes>(subject: Subject<G>): void {
  const { module } = subject
  const dealt = (seed: number): Match<G> =>
    startMatch(module, subject.config(rngFromSeed(-1 - seed)), seed)

  /** Anything that may be done: an answer, or now and then an interjection. */
  const chosen = (state: G['State'], rng: Rng): G['Action'] => {
    const legal = module.legal(state)
    const others = module.interjections(state)
    const isInterjected = others.length > 0 && rng.below(4) === 0
    return isInterjected ? at(others, rng.below(others.length)) : at(legal, rng.below(legal.length))
  }

  function played(seed: number, look: (moment: Moment<G>) => void = () => {}): Match<G> {
    const rng = rngFromSeed(1_000_000 + seed)
    let match = dealt(seed)
    for (let i = 0; module.decision(match.state); i++) {
      if (i > MOST_ACTIONS) throw new Error(`game ${seed} does not end`)
      const action = chosen(match.state, rng)
      const taken = takeAction(module, match, action)
      if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.refusal.message}`)
      look({ before: match, after: taken.match, action, events: taken.events })
      match = taken.match
    }
    return match
  }

  const eachGame = (games: number, check: (seed: number) => void): void => {
    for (let seed = 0; seed < games; seed++) check(seed)
  }

  describe(`the contract of ${module.id}`, () => {
    test(
      'every state of every game is a right one, and every game ends',
      () => {
        eachGame(GAMES, (seed) => {
          expect(subject.wrongWith(dealt(seed).state)).toBeNull()
          const end = played(seed, ({ after }) => {
            const wrong = subject.wrongWith(after.state)
            if (wrong !== null) throw new Error(`${wrong}: ${JSON.stringify(after.state)}`)
          })
          expect(module.decision(end.state)).toBeNull()
          expect([module.legal(end.state), module.interjections(end.state)]).toEqual([[], []])
        })
      },
      PATIENCE,
    )

    test(
      'somebody can always act while a decision is open, and nothing that is listed is refused',
      () => {
        eachGame(GAMES / 2, (seed) =>
          played(seed, ({ before: { state } }) => {
            const listed = [...module.legal(state), ...module.interjections(state)]
            if (module.legal(state).length === 0) throw new Error('nobody can act')
            for (const action of listed)
              mustEqual(module.refuse(state, action), null, 'a listed one')
          }),
        )
      },
      PATIENCE,
    )

    test(
      'an interjection leaves the decision with whoever is asked',
      () => {
        eachGame(GAMES, (seed) =>
          played(seed, ({ before, after, action }) => {
            const isInterjected = module
              .interjections(before.state)
              .some((other) => isDeepStrictEqual(other, action))
            const asked = module.decision(before.state)
            const still = module.decision(after.state)
            if (isInterjected && still)
              mustEqual([still.kind, still.seat], [asked?.kind, asked?.seat], 'what is asked')
          }),
        )
      },
      PATIENCE,
    )

    test(
      'a refused action says why and changes nothing',
      () => {
        let refused = 0
        const seen: G['Action'][] = []
        eachGame(GAMES / 2, (seed) =>
          played(seed, ({ before, action }) => {
            const foreign = at([...seen, action], (seen.length * 7) % (seen.length + 1))
            if (seen.length < 300) seen.push(action)
            const text = JSON.stringify(before)
            const taken = takeAction(module, before, foreign)
            mustEqual(JSON.stringify(before), text, 'the match before')
            if (taken.ok) return
            refused += 1
            expect(taken.refusal.message).not.toBe('')
          }),
        )
        expect(refused).toBeGreaterThan(50)
      },
      PATIENCE,
    )

    test(
      'a step is a copy, and playing in place comes to the same',
      () => {
        eachGame(GAMES, (seed) =>
          played(seed, ({ before, after, action }) => {
            const text = JSON.stringify(before.state)
            const inPlace = throughJson(before.state)
            module.play(inPlace, action, rngFrom(before.rng))
            mustEqual(throughJson(inPlace), throughJson(after.state), 'the table played in place')
            mustEqual(JSON.stringify(before.state), text, 'the table before')
          }),
        )
      },
      PATIENCE,
    )

    test(
      'a match that went through a file at every decision is the same match',
      () => {
        eachGame(GAMES / 2, (seed) =>
          played(seed, ({ before, after, action }) => {
            mustEqual(throughJson(after), after, 'the match from the file')
            const taken = takeAction(module, throughJson(before), throughJson(action))
            mustEqual(taken.ok && taken.match, after, 'the match that goes on from the file')
          }),
        )
      },
      PATIENCE,
    )

    test(
      'undo leads to the deal, one action at a time',
      () => {
        eachGame(3, (seed) => {
          const earlier: Match<G>[] = []
          let match = played(seed, ({ before }) => earlier.push(before))
          mustEqual(replayMatch(module, throughJson(match.record)), match, 'the replayed match')
          for (const before of earlier.reverse()) {
            match = undoAction(module, match)
            mustEqual(match, before, 'the match one action back')
          }
          mustEqual(undoAction(module, match), dealt(seed), 'the deal')
        })
      },
      PATIENCE,
    )

    test(
      'folding what a seat was shown over its first view gives its view',
      () => {
        eachGame(GAMES / 2, (seed) => {
          const start = dealt(seed)
          const seats = onlookers(subject.seats(start.state))
          const views = seats.map((seat) => module.viewFor(start.state, seat))
          played(seed, ({ after, events }) => {
            seats.forEach((seat, i) => {
              const shown = throughJson(module.eventsFor(events, seat))
              mustEqual(shown.length, events.length, 'how many events were shown')
              views[i] = module.evolved(views[i], shown)
              mustEqual(views[i], module.viewFor(after.state, seat), `what ${seat} sees`)
            })
          })
        })
      },
      PATIENCE,
    )

    test(
      'exchanged secrets change nothing for anybody else until one is shown',
      () => {
        let compared = 0
        eachGame(GAMES, (seed) => {
          const { one, other, owners } = subject.swapped(rngFromSeed(-1 - seed))
          const rng = rngFromSeed(2_000_000 + seed)
          let left = startMatch(module, one, seed)
          let right = startMatch(module, other, seed)
          const seats = onlookers(subject.seats(left.state))
          const others = seats.filter((seat) => seat === null || !owners.includes(seat))
          while (module.decision(left.state)) {
            for (const seat of others) {
              const [a, b] = [module.viewFor(left.state, seat), module.viewFor(right.state, seat)]
              mustEqual(b, a, `what ${seat} sees`)
            }
            compared += 1
            const asked = module.decision(left.state)?.seat ?? null
            if (others.includes(asked))
              mustEqual(module.legal(right.state), module.legal(left.state), 'what is legal')
            const action = at(module.legal(left.state), rng.below(module.legal(left.state).length))
            const [first, second] = [
              takeAction(module, left, action),
              takeAction(module, right, action),
            ]
            if (!first.ok || !second.ok) return
            if (first.events.some((event) => subject.opens(event, owners))) return
            for (const seat of others)
              mustEqual(
                module.eventsFor(second.events, seat),
                module.eventsFor(first.events, seat),
                `what ${seat} was shown`,
              )
            left = first.match
            right = second.match
          }
        })
        expect(compared).toBeGreaterThan(GAMES)
      },
      PATIENCE,
    )

    test(
      'what chance decided was seen, and so was the end: neither can be undone',
      () => {
        eachGame(GAMES, (seed) =>
          played(seed, ({ before, after, events }) => {
            const isSeen = events.some((event) => module.reveals(event))
            if (!isSeen)
              mustEqual(after.rng, before.rng, 'chance after an action that reveals nothing')
            if (!module.decision(after.state)) expect(isSeen).toBe(true)
          }),
        )
      },
      PATIENCE,
    )

    const { worldFrom } = subject
    if (worldFrom)
      test(
        'a world filled in from what a seat was shown looks the same to it',
        () => {
          eachGame(GAMES / 4, (seed) => {
            const seen: G['Event'][] = []
            const rng = rngFromSeed(3_000_000 + seed)
            played(seed, ({ after, events }) => {
              const seat = module.decision(after.state)?.seat
              seen.push(...events)
              if (seat === undefined || rng.below(8) > 0) return
              const view = module.viewFor(after.state, seat)
              const world = worldFrom(view, module.eventsFor(seen, seat), rng)
              mustEqual(module.viewFor(world, seat), view, `the world of ${seat}`)
            })
          })
        },
        PATIENCE,
      )
  })
}
