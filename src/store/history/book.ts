import { HistoryDatabase } from '@/persistence/history/database'
import {
  clearInbox,
  inboxText,
  readInbox,
  readInboxIds,
  writeInbox,
} from '@/persistence/history/inbox'
import type { FinishedMatch, MatchHead } from '@/persistence/history/match'
import { migrateMatch } from '@/persistence/history/migrate'
import { FinishedMatchSchema } from '@/persistence/history/schema'
import { memoryTables, type HistoryTables } from '@/persistence/history/tables'
import type { TextStorage } from '@/persistence/storage'

const READING = { schema: FinishedMatchSchema, migrate: migrateMatch }

/** How many matches are read at a time when going through all of them. */
const PAGE = 100

/** What could not be read on the way into the database was set aside. */
export interface Settled {
  readonly moved: number
  readonly setAside: readonly string[]
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
  ) {
    this.database = new HistoryDatabase(tables ?? memoryTables())
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
      const ids = readInboxIds(this.storage)
      for (let from = 0; from < ids.length; from += PAGE) {
        const arrived = ids.slice(from, from + PAGE).flatMap((id) => {
          const text = inboxText(this.storage, id)
          const found = readInbox(this.storage, id, READING)
          if (found.kind === 'set-aside') setAside.push(found.reason)
          return found.kind === 'found' ? [{ id, text, match: found.value }] : []
        })
        await this.database.put(arrived.map(({ match }) => match))
        moved += arrived.length
        arrived.forEach(({ id }) => this.copied.add(id))
        if (this.database.isLasting) this.takeOut(arrived)
      }
      if (setAside.length > 0) clearInbox(this.storage, missing(this.storage, ids))
      return { moved, setAside }
    })
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

  put(matches: readonly FinishedMatch[]): Promise<void> {
    return this.inTurn(async () => {
      await this.database.put(matches)
      if (!this.database.isLasting) matches.forEach((match) => writeInbox(this.storage, match))
    })
  }

  /** Takes matches out for good, wherever they are. */
  remove(ids: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      clearInbox(this.storage, ids)
      await this.database.remove(ids)
    })
  }

  clear(): Promise<void> {
    return this.inTurn(async () => {
      clearInbox(this.storage, readInboxIds(this.storage))
      await this.database.clear()
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

  /** Those in which somebody sat, whole. Heads tell who did: what statistics keep of a match may be unreadable. */
  private async matchesOf(person: string): Promise<readonly FinishedMatch[]> {
    const ids = await this.ids()
    const theirs: FinishedMatch[] = []
    for (let from = 0; from < ids.length; from += PAGE) {
      const heads = await this.heads(ids.slice(from, from + PAGE))
      const sat = heads.filter(({ seats }) => seats.some((seat) => seat.person === person))
      const matches = await Promise.all(sat.map(({ id }) => this.match(id)))
      theirs.push(...matches.filter((match) => match !== null))
    }
    return theirs
  }

  /** Two names were one person: the matches of the first become those of the second. */
  async reassign(from: string, to: string): Promise<void> {
    await this.rewrite(await this.matchesOf(from), (match) => withPerson(match, from, to))
  }

  /** Forgets somebody: matches that were only theirs go, from the others their name is taken. */
  async forget(person: string): Promise<void> {
    const matches = await this.matchesOf(person)
    const isShared = ({ seats }: FinishedMatch) =>
      seats.some((seat) => seat.person !== null && seat.person !== person)
    await this.remove(matches.filter((match) => !isShared(match)).map(({ id }) => id))
    await this.rewrite(matches.filter(isShared), (match) => withoutPerson(match, person))
  }

  private rewrite(
    matches: readonly FinishedMatch[],
    change: (match: FinishedMatch) => FinishedMatch,
  ): Promise<void> {
    return this.put(matches.map(change))
  }
}

const missing = (storage: TextStorage, ids: readonly string[]): string[] =>
  ids.filter((id) => inboxText(storage, id) === null)

/** What somebody suspected goes with their name. */
const withoutPerson = (match: FinishedMatch, person: string): FinishedMatch => ({
  ...match,
  marks: match.marks?.filter(({ by }) => match.seats[by]?.person !== person),
  seats: match.seats.map((seat) =>
    seat.person === person ? { ...seat, person: null, name: '', reading: undefined } : seat,
  ),
})

/** Nobody sits in two places: where the other sat too, the seat belongs to nobody. */
function withPerson(match: FinishedMatch, from: string, to: string): FinishedMatch {
  const isThere = match.seats.some(({ person }) => person === to)
  const seats = match.seats.map((seat) =>
    seat.person === from ? { ...seat, person: isThere ? null : to } : seat,
  )
  return { ...match, seats }
}
