import { HistoryDatabase } from '@/persistence/history/database'
import {
  clearInbox,
  inboxText,
  readInbox,
  readInboxIds,
  writeInbox,
} from '@/persistence/history/inbox'
import type { FinishedMatch, MatchHead, WrittenMatch } from '@/persistence/history/match'
import { matchReading, type MatchReading } from '@/persistence/history/reading'
import { gameOfMatch, type RecordsOf } from '@/persistence/history/records'
import { memoryTables, type HistoryTables } from '@/persistence/history/tables'
import type { TextStorage } from '@/persistence/storage'
import { FIRST_GAME, type GameId } from '@/games'
import { recordsOf } from '../games'

/** How many matches are read at a time when going through all of them. */
const PAGE = 100

/** What could not be read on the way into the database was set aside. */
export interface Settled {
  readonly moved: number
  readonly setAside: readonly string[]
  /** Those of games that could not be fetched stay where they are. */
  readonly waiting: number
}

/**
 * The history of this phone. Matches arrive in the inbox and are moved into the database; one thing happens after the
 * other, so that a match that is taken back cannot overtake its own arrival.
 */
export class HistoryBook {
  private last: Promise<unknown> = Promise.resolve()
  /** Where nothing lasts, the inbox stays as it is. */
  private readonly copied = new Set<string>()

  private readonly database: HistoryDatabase

  /** Where there is no database, matches stay in the inbox and are read from there. */
  constructor(
    private readonly storage: TextStorage,
    tables: HistoryTables | null,
    private readonly fetchRecords: RecordsOf = recordsOf,
  ) {
    this.database = new HistoryDatabase(tables ?? memoryTables(), fetchRecords)
  }

  /** Does one thing after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const now = this.last.then(work, work)
    this.last = now
    return now
  }

  /** Has something arrived that is not in the database yet? */
  hasMail(): boolean {
    const ids = readInboxIds(this.storage)
    return this.database.isLasting ? ids.length > 0 : ids.some((id) => !this.copied.has(id))
  }

  /** Moves what has arrived into the database. Older versions are brought up to date; nothing is lost on the way. */
  settle(): Promise<Settled> {
    return this.inTurn(async () => {
      const setAside: string[] = []
      let moved = 0
      let waiting = 0
      const ids = readInboxIds(this.storage)
      for (let from = 0; from < ids.length; from += PAGE) {
        const page = ids.slice(from, from + PAGE)
        const readings = await this.readingsFor(page)
        const arrived = page.flatMap((id) => {
          const text = inboxText(this.storage, id)
          const reading = readings.get(gameIn(text))
          if (!reading) {
            waiting += 1
            return []
          }
          const found = readInbox(this.storage, id, reading)
          if (found.kind === 'set-aside') setAside.push(found.reason)
          return found.kind === 'found' ? [{ id, text, match: found.value }] : []
        })
        await this.database.put(arrived.map(({ match }) => match))
        moved += arrived.length
        arrived.forEach(({ id }) => this.copied.add(id))
        if (this.database.isLasting) this.takeOut(arrived)
      }
      if (setAside.length > 0) clearInbox(this.storage, missing(this.storage, ids))
      return { moved, setAside, waiting }
    })
  }

  /** How the matches that have arrived are read, by game; without those games that could not be fetched. */
  private async readingsFor(ids: readonly string[]): Promise<ReadonlyMap<GameId, MatchReading>> {
    const readings = new Map<GameId, MatchReading>()
    for (const game of new Set(ids.map((id) => gameIn(inboxText(this.storage, id)))))
      await matchReading(game, this.fetchRecords).then(
        (reading) => readings.set(game, reading),
        () => undefined,
      )
    return readings
  }

  private arrived(ids: readonly string[]) {
    return ids.map((id) => ({ id, text: inboxText(this.storage, id) }))
  }

  /** What was rewritten in the meantime waits for the next time. */
  private takeOut(arrived: readonly { readonly id: string; readonly text: string | null }[]): void {
    const same = arrived.filter(({ id, text }) => inboxText(this.storage, id) === text)
    clearInbox(
      this.storage,
      same.map(({ id }) => id),
    )
  }

  ids(): Promise<readonly string[]> {
    return this.inTurn(() => this.database.ids())
  }

  heads(ids: readonly string[]): Promise<readonly MatchHead[]> {
    return this.inTurn(() => this.database.heads(ids))
  }

  match(id: string): Promise<FinishedMatch | null> {
    return this.inTurn(() => this.database.match(id))
  }

  plays(person: string) {
    return this.inTurn(() => this.database.plays(person))
  }

  count(): Promise<number> {
    return this.inTurn(() => this.database.count())
  }

  countPlays(person: string): Promise<number> {
    return this.inTurn(() => this.database.countPlays(person))
  }

  put(matches: readonly WrittenMatch[]): Promise<void> {
    return this.inTurn(async () => {
      await this.database.put(matches)
      if (!this.database.isLasting) matches.forEach((match) => writeInbox(this.storage, match))
    })
  }

  /** Takes matches out for good, wherever they are; nothing of them goes if the database refuses. */
  remove(ids: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const arrived = this.arrived(ids)
      await this.database.remove(ids)
      this.takeOut(arrived)
    })
  }

  /** Takes out every match, or none. */
  clear(): Promise<void> {
    return this.inTurn(async () => {
      const arrived = this.arrived(readInboxIds(this.storage))
      await this.database.clear()
      this.takeOut(arrived)
    })
  }

  /** Goes through all matches, some at a time, the oldest first. */
  async *pages(): AsyncGenerator<readonly FinishedMatch[]> {
    const ids = [...(await this.ids())].reverse()
    for (let from = 0; from < ids.length; from += PAGE) {
      const some = await Promise.all(ids.slice(from, from + PAGE).map((id) => this.match(id)))
      yield some.filter((match) => match !== null)
    }
  }

  /** Those in which somebody sat. Heads tell who did: what statistics keep of a match may be unreadable. */
  private async headsOf(person: string): Promise<readonly MatchHead[]> {
    const ids = await this.ids()
    const theirs: MatchHead[] = []
    for (let from = 0; from < ids.length; from += PAGE) {
      const heads = await this.heads(ids.slice(from, from + PAGE))
      theirs.push(...heads.filter(({ seats }) => seats.some((seat) => seat.person === person)))
    }
    return theirs
  }

  /** Two names were one person: the matches of the first become those of the second. */
  async reassign(from: string, to: string): Promise<void> {
    await this.rewrite(await this.headsOf(from), (head) => withPerson(head, from, to))
  }

  /** Forgets somebody: matches that were only theirs go, from the others their name is taken. */
  async forget(person: string): Promise<void> {
    const heads = await this.headsOf(person)
    const isShared = ({ seats }: MatchHead) =>
      seats.some((seat) => seat.person !== null && seat.person !== person)
    await this.remove(heads.filter((head) => !isShared(head)).map(({ id }) => id))
    await this.rewrite(heads.filter(isShared), (head) => withoutPerson(head, person))
  }

  /** Tells matches anew. What was played stays as it is, so no game is needed for it. */
  private async rewrite(
    heads: readonly MatchHead[],
    change: (head: MatchHead) => MatchHead,
  ): Promise<void> {
    await this.put(await this.inTurn(() => this.database.withRecords(heads.map(change))))
  }
}

/** By which game's rules a text of the inbox is read; any will do to say what is wrong with one that is none. */
function gameIn(text: string | null): GameId {
  try {
    const { data }: { readonly data?: unknown } = JSON.parse(text ?? '{}') ?? {}
    return gameOfMatch(data)
  } catch {
    return FIRST_GAME
  }
}

const missing = (storage: TextStorage, ids: readonly string[]): string[] =>
  ids.filter((id) => inboxText(storage, id) === null)

/** What somebody suspected goes with their name. */
const withoutPerson = (match: MatchHead, person: string): MatchHead => ({
  ...match,
  marks: match.marks?.filter(({ by }) => match.seats[by]?.person !== person),
  seats: match.seats.map((seat) =>
    seat.person === person ? { ...seat, person: null, name: '', reading: undefined } : seat,
  ),
})

/** Nobody sits in two places: where the other sat too, the seat belongs to nobody. */
function withPerson(match: MatchHead, from: string, to: string): MatchHead {
  const isThere = match.seats.some(({ person }) => person === to)
  const seats = match.seats.map((seat) =>
    seat.person === from ? { ...seat, person: isThere ? null : to } : seat,
  )
  return { ...match, seats }
}
