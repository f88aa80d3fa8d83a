import type { GameId } from '@/games'
import type { DocumentKind } from '../documents'
import type { FinishedMatch } from './match'
import { migrateMatch } from './migrate'
import type { RecordsOf } from './records'
import { finishedMatchSchema } from './schema'

/** What makes a whole match valid, and how an older one is brought up to date. */
export type MatchReading = Required<Pick<DocumentKind<FinishedMatch>, 'schema' | 'migrate'>>

/** How whole matches of a game are read. Rejects where the game cannot be fetched. */
export async function matchReading(game: GameId, recordsOf: RecordsOf): Promise<MatchReading> {
  const { schema } = await recordsOf(game)
  const dice = game === 'dice' ? await recordsOf('dice') : null
  return {
    schema: finishedMatchSchema(schema),
    migrate: (data, from) => migrateMatch(data, from, dice),
  }
}
