import * as v from 'valibot'
import { isDay } from '@/family/calendar'
import type { PlayedDay } from '@/family/played-days'
import { GAME_IDS, type GameId } from '@/games'
import type { DocumentKind } from './documents'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A try at the deal of a day, as it is kept and as it stands in a file. */
export const PlayedDaySchema: v.GenericSchema<unknown, PlayedDay<GameId>> = v.object({
  game: v.picklist(GAME_IDS),
  day: v.pipe(v.string(), v.check(isDay, 'no day of the calendar')),
  rules: count,
  bots: count,
  match: v.pipe(v.string(), v.minLength(1)),
  startedAt: v.pipe(v.number(), v.finite()),
  result: v.nullable(
    v.object({
      won: v.boolean(),
      turns: count,
      life: count,
      reading: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    }),
  ),
})

/** Every deal of a day that was begun for the record. */
export const daysKind: DocumentKind<readonly PlayedDay<GameId>[]> = {
  key: 'tumbleweed.days',
  version: 1,
  schema: v.array(PlayedDaySchema),
}
