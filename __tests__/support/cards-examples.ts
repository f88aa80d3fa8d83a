import * as v from 'valibot'
import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import { cards, type CardsAction, type CardsConfig, type CardsState } from '@/games/cards'
import { ActionSchema, ConfigSchema } from '@/games/cards/notation/schema'
import { tableNotation, type TableNotation } from '@/games/cards/notation/table'
import written from './cards-examples.json'

interface Listed {
  readonly has?: readonly object[]
  readonly hasNot?: readonly object[]
  readonly count?: number
}

type BySeat<T> = Readonly<Record<string, T>>

/** What an example looks at: only what it names matters (rules §13). */
interface Expected {
  readonly life?: readonly number[]
  readonly alive?: readonly boolean[]
  readonly hand?: BySeat<readonly string[]>
  readonly inPlay?: BySeat<readonly string[]>
  readonly handSize?: BySeat<number>
  readonly discard?: readonly string[]
  readonly deckTop?: readonly string[]
  readonly deckSize?: number
  readonly legal?: Listed
  readonly interjections?: Listed
  readonly [field: string]: unknown
}

interface ExampleStep {
  readonly action: object
  readonly refuse?: boolean
  readonly expect?: Expected
}

/** A worked example of the rules' own collection (rules §13). */
export interface CardsExample {
  readonly id: string
  readonly topic: string
  readonly note: string
  readonly position?: object
  readonly new?: object
  readonly bad?: boolean
  readonly expect?: Expected
  readonly steps: readonly ExampleStep[]
}

const parsed: unknown = written
export const CARDS_EXAMPLES = parsed as readonly CardsExample[]

const readAction = (input: object): CardsAction => v.parse(ActionSchema, input)

/** The set-up of an example, in the words of the engine. */
export function configOf({ position, new: fresh }: CardsExample): CardsConfig {
  const kind = position ? 'position' : 'deal'
  const input: Record<string, unknown> = { ...(position ?? fresh), kind }
  delete input.game
  delete input.seed
  return v.parse(ConfigSchema, input)
}

/** Plays an example through, looking at the table after each step. */
export function playExample(example: CardsExample): void {
  const rng = rngFromSeed(1)
  let state = cards.setup(configOf(example), rng)
  look(state, example.expect)
  for (const step of example.steps) state = taken(state, step, rng)
}

function taken(
  state: CardsState,
  { action: input, refuse, expect: expected }: ExampleStep,
  rng: Rng,
) {
  const action = readAction(input)
  const refusal = cards.refuse(state, action)
  if (refuse) {
    expect(refusal).toMatchObject({ code: 'illegal-action' })
    return state
  }
  expect(refusal).toBeNull()
  const { state: next } = cards.step(state, action, rng)
  look(next, expected)
  return next
}

function look(state: CardsState, expected: Expected = {}): void {
  const table = tableNotation(state)
  for (const field of Object.keys(expected)) {
    const given = expected[field]
    const looked = LOOKS[field]
    if (looked) expect(looked(table, state, given)).toEqual(given)
    else expect(table).toMatchObject({ [field]: given })
  }
}

type Look = (table: TableNotation, state: CardsState, given: unknown) => unknown

/** Keeps the seats that an example names. */
const named =
  (read: (seat: TableNotation['seats'][number]) => unknown): Look =>
  ({ seats }, _, given) =>
    Object.fromEntries(
      Object.keys(given as object).map((seat) => [seat, read(at(seats, Number(seat)))]),
    )

const LOOKS: Readonly<Record<string, Look>> = {
  life: ({ seats }) => seats.map(({ life }) => life),
  alive: ({ seats }) => seats.map(({ alive }) => alive),
  hand: named(({ hand }) => hand),
  inPlay: named(({ inPlay }) => inPlay),
  handSize: named(({ hand }) => hand.length),
  discard: ({ discard }) => discard,
  deckSize: ({ deck }) => deck.length,
  deckTop: ({ deck }, _, given) =>
    Array.isArray(given) && given.length > 0 ? deck.slice(0, given.length) : deck,
  decision: ({ decision }, _, given) => given && decision && pick(decision, given),
  legal: (_, state, given) => listed(cards.legal(state), given),
  interjections: (_, state, given) => listed(cards.interjections(state), given),
}

const pick = (decision: object, given: object): object =>
  Object.fromEntries(Object.entries(decision).filter(([key]) => key in given))

/** Answers what an example asks about a list of actions, in its own words. */
function listed(actions: readonly CardsAction[], given: unknown): Listed {
  const { has, hasNot, count } = given as Listed
  const isThere = (wanted: object): boolean =>
    actions.some((action) => JSON.stringify(sorted(action)) === JSON.stringify(sorted(wanted)))
  return {
    ...(has && { has: has.filter(isThere) }),
    ...(hasNot && { hasNot: hasNot.filter((unwanted) => !isThere(unwanted)) }),
    ...(count !== undefined && { count: actions.length }),
  }
}

const sorted = (action: object): unknown =>
  Object.entries(action).sort(([a], [b]) => a.localeCompare(b))
