import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import type { HabitSort } from '@/family/beliefs/evidence'
import type { Role } from '@/family/roles'
import { cards, type CardsEvent, type CardsState } from '@/games/cards'
import type { DeedKind } from '@/games/cards/bots/belief/deeds'
import { Witness } from '@/games/cards/bots/belief/witness'
import { CardsPlay, dealtRoles } from '../../arena/cards'
import {
  cardsPlayerAt,
  type CardsPlayer,
  type CardsSitter as AnySitter,
} from '../../arena/cards-sitters'
import { noCharacters } from '../../arena/game'
import type { DeedStore } from '../fit-habits'

/** Nothing is learned from strangers. */
type CardsSitter = Exclude<AnySitter, 'stranger'>

/** Who sits together: tables of one level, and tables where unlike players are mixed by seat. */
const TABLES: readonly (readonly CardsSitter[])[] = [
  ['normal'],
  ['greedy'],
  ['normal', 'hard', 'oracle', 'greedy', 'easy', 'easy', 'random'],
]

/** Whose deeds they are. Chance has no habits. */
function sortOf(sitter: CardsSitter): HabitSort | null {
  if (sitter === 'random') return null
  if (sitter === 'easy') return 'raw'
  return sitter === 'greedy' ? 'plain' : 'keen'
}

/** One player in this many often plays at random. */
const STRANGE = 6
const STRANGENESS = 4

/** Now and then a move at random. */
const careless = (player: CardsPlayer): CardsPlayer => ({
  ...player,
  decide: (sight, rng) =>
    rng.below(STRANGENESS) === 0
      ? { action: at(sight.legal, rng.below(sight.legal.length)), why: [] }
      : player.decide(sight, rng),
})

export type DeedsBySort = Readonly<Record<HabitSort, DeedStore<DeedKind>>>

/** A table of unlike players before their game. */
interface MixedTable {
  readonly seed: number
  readonly state: CardsState
  readonly chance: Rng
  readonly roles: readonly Role[]
  readonly seated: readonly CardsSitter[]
  readonly isCareless: readonly boolean[]
}

export function seatMixedTable(seed: number): MixedTable {
  const seats = 4 + (seed % 4)
  const hasCharacters = Math.floor(seed / 4) % 3 !== 0
  const levels = at(TABLES, Math.floor(seed / 12) % TABLES.length)
  const chance = rngFromSeed(seed)
  const mix = rngFromSeed(seed, 31)
  const state = cards.setup(
    { kind: 'deal', seats, ...(hasCharacters ? {} : noCharacters(seats)) },
    chance,
  )
  const roles = dealtRoles(state)
  const seated = roles.map(() => at(levels, mix.below(levels.length)))
  const isCareless = seated.map(() => mix.below(STRANGE) === 0)
  return { seed, state, chance, roles, seated, isCareless }
}

/** Plays to the end; whoever watches sees the table before each action. */
export function playMixedGame(
  { seed, state, chance, roles, seated, isCareless }: MixedTable,
  onDecision: (state: CardsState, shown: readonly CardsEvent[][]) => void,
): void {
  const players = seated.map((sitter, seat) =>
    isCareless[seat] ? careless(cardsPlayerAt(sitter)) : cardsPlayerAt(sitter),
  )
  new CardsPlay({ state, players, chance, seed, onDecision }).toTheEnd(roles)
}

/** Plays one game and keeps the deeds of everybody in it. */
export function watchGame(seed: number, deeds: DeedsBySort): void {
  const table = seatMixedTable(seed)
  const shown: { events: readonly CardsEvent[] } = { events: [] }
  playMixedGame(table, (_, all) => {
    shown.events = at(all, 0)
  })
  keep(table, shown.events, deeds)
}

/** What somebody does at random is no habit: how careless people are is weighed separately. */
function keep(
  { state, seated, isCareless, roles }: MixedTable,
  events: readonly CardsEvent[],
  deeds: DeedsBySort,
): void {
  const witness = new Witness(cards.viewFor(state, null), [])
  for (const event of events) {
    const deed = witness.see(event)
    const sort = deed && !isCareless[deed.seat] ? sortOf(at(seated, deed.seat)) : null
    if (deed && sort) deeds[sort].add(deed, at(roles, deed.seat))
  }
}
