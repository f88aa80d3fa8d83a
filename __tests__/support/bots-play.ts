import { takeAction } from '@/core/match'
import type { BotLevel } from '@/family/levels'
import { thoughtOut } from '@/family/thought'
import type { GameId, Games } from '@/games'
import type { Player } from '@/persistence/kinds'
import { moduleOf } from '@/store/games'
import { answerOf } from '@/store/match/asking'
import { dealtTable, type Table } from '@/store/match/table'
import type { Minds } from '@/store/minds/minds'

interface Playing<G extends GameId> {
  readonly game: G
  readonly minds: Minds<G>
  readonly config: Games[G]['Config']
  readonly seed: number
  /** Who sits there, in order. */
  readonly levels: readonly BotLevel[]
  /** So many actions at most. */
  readonly actions: number
}

/** A table at which the app's own bots have played, each with its own chance, as the app would have it. */
export function botsPlay<G extends GameId>(playing: Playing<G>): Table<G> {
  const { game, minds, config, seed, levels, actions } = playing
  const players = levels.map((level, i): Player => ({ kind: 'bot', name: `Bot ${i}`, level }))
  const seating = { game, id: 'over', mode: 'solo', players, peeked: [], startedAt: 0 } as const
  let table = dealtTable({ ...seating, script: null, config, seed })
  while (table.match.record.actions.length < actions) {
    const action = thoughtOut(answerOf(table, minds))
    if (!action) break
    const taken = takeAction(moduleOf(game), table.match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    table = { ...table, match: taken.match, log: [...table.log, ...taken.events] }
  }
  return table
}
