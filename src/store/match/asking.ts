import type { Seat } from '@/core/game'
import { asideNumber, streamOf } from '@/core/streams'
import type { Thought } from '@/family/thought'
import type { ActionOf, GameId } from '@/games'
import { moduleOf, rulesOf } from '../games'
import type { Minds, Sight } from '../minds/minds'
import { personalityOf } from './personality'
import { askedSeat, type Table } from './table'

/** What a seat has been shown of a table, and what it may do. */
export function sightOf<G extends GameId>(
  { game, match, log }: Table<G>,
  seat: Seat,
  legal: readonly ActionOf<G>[],
): Sight<G> {
  const module = moduleOf(game)
  return { view: module.viewFor(match.state, seat), events: module.eventsFor(log, seat), legal }
}

const isBot = <G extends GameId>({ players }: Table<G>, seat: Seat): boolean =>
  players[seat]?.kind === 'bot'

/** What may be done out of turn now, by the seat that may do it. */
export function asidesAt<G extends GameId>(table: Table<G>): Map<Seat, ActionOf<G>[]> {
  const asides = new Map<Seat, ActionOf<G>[]>()
  const decider = askedSeat(table)
  if (decider === null) return asides
  const { module, asideBy } = rulesOf(table.game)
  for (const action of module.interjections(table.match.state)) {
    const seat = asideBy(action, decider)
    if (seat !== null) asides.set(seat, [...(asides.get(seat) ?? []), action])
  }
  return asides
}

/** The bots that may act out of turn now. */
export const botsAside = <G extends GameId>(table: Table<G>): Seat[] =>
  [...asidesAt(table).keys()].filter((seat) => isBot(table, seat))

/** Who has to say something now: bots that may act out of turn, and the one that is asked, if it is one. */
export const isBotWanted = <G extends GameId>(table: Table<G>): boolean => {
  const decider = askedSeat(table)
  return decider !== null && (isBot(table, decider) || botsAside(table).length > 0)
}

/**
 * What the bots of a table do now: whoever may act out of turn is asked first, then whoever decides. Null if all let it
 * pass and a person decides.
 */
export function* answerOf<G extends GameId>(
  table: Table<G>,
  minds: Minds<G>,
): Thought<ActionOf<G> | null> {
  const { seed, actions } = table.match.record
  const decider = askedSeat(table)
  if (decider === null) return null
  for (const [seat, legal] of asidesAt(table)) {
    const bot = botAt(table, seat)
    if (!bot) continue
    const chance = streamOf(seed, 'bot', asideNumber(actions.length))
    const aside = yield* minds.interject(bot, sightOf(table, seat, legal), chance)
    if (aside) return aside
  }
  const bot = botAt(table, decider)
  if (!bot) return null
  const legal = moduleOf(table.game).legal(table.match.state)
  const chance = streamOf(seed, 'bot', actions.length)
  return yield* minds.decide(bot, sightOf(table, decider, legal), chance)
}

function botAt<G extends GameId>(table: Table<G>, seat: Seat) {
  const player = table.players[seat]
  if (player?.kind !== 'bot') return null
  return { level: player.level, personality: personalityOf(table, seat) }
}
