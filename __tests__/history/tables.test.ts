import { at } from '@/core/list'
import { HistoryDatabase } from '@/persistence/history/database'
import { playsOf, readPlays, writePlay } from '@/persistence/history/play'
import { sqliteTables, type Sql } from '@/persistence/history/sqlite'
import { memoryTables, type HistoryTables } from '@/persistence/history/tables'
import { recordsOf } from '@/store/games'
import { memorySqlite } from '../support/sqlite'
import { matchOf, playedOut } from './matches'

const KINDS: readonly (readonly [string, () => Promise<HistoryTables>])[] = [
  ['SQLite', async () => sqliteTables(await memorySqlite())],
  ['memory', async () => memoryTables()],
]

describe.each(KINDS)('the history in %s', (_, openTables) => {
  const opened = async () => new HistoryDatabase(await openTables(), recordsOf)

  it('gives back what was put in, the newest first', async () => {
    const database = await opened()
    const matches = [1, 2, 3].map((seed) => playedOut(4, seed))
    await database.put(matches)
    expect(await database.ids()).toEqual(['played-4-3', 'played-4-2', 'played-4-1'])
    expect(await database.match('played-4-2')).toEqual(matches[1])
    const { record, ...head } = matches[0] ?? matchOf({})
    expect(record.actions.length).toBeGreaterThan(0)
    expect(await database.heads(['nobody', 'played-4-1'])).toEqual([head])
  })

  it('reads the plays of one person, the oldest first', async () => {
    const database = await opened()
    await database.put([
      matchOf({ id: 'late', finishedAt: 9 }),
      matchOf({ id: 'early', finishedAt: 3 }),
    ])
    await database.put([playedOut(5, 1)])
    const plays = await database.plays('you')
    expect(plays.map(({ match }) => match)).toEqual(['early', 'late'])
    expect(await database.countPlays('you')).toBe(2)
    expect(await database.plays('p2')).toEqual(
      playsOf(playedOut(5, 1)).filter(({ person }) => person === 'p2'),
    )
  })

  it('replaces a match that is there already, with its plays', async () => {
    const database = await opened()
    await database.put([matchOf({})])
    await database.put([matchOf({ seats: [{ person: 'mia', bot: null }, {}, {}] })])
    expect(await database.ids()).toEqual(['m'])
    expect(await database.countPlays('you')).toBe(0)
    expect(await database.countPlays('mia')).toBe(1)
  })

  it('removes one match, then all', async () => {
    const database = await opened()
    await database.put(['a', 'b', 'c'].map((id, i) => matchOf({ id, finishedAt: i })))
    await database.remove(['b', 'unknown'])
    expect(await database.ids()).toEqual(['c', 'a'])
    expect(await database.countPlays('you')).toBe(2)
    await database.clear()
    expect(await database.ids()).toEqual([])
    expect(await database.countPlays('you')).toBe(0)
    expect(await database.match('a')).toBeNull()
  })
})

describe('SQLite', () => {
  const versionOf = async (sql: Sql) => (await sql.all('PRAGMA user_version'))[0]?.user_version

  it('is brought up to date once', async () => {
    const sql = await memorySqlite()
    const first = await sqliteTables(sql)
    await first.put([{ head: matchOf({}), plays: [], record: matchOf({}).record }])
    expect(await versionOf(sql)).toBe(1)
    const again = await sqliteTables(sql)
    expect(await again.ids()).toEqual(['m'])
  })

  it('that a newer app has written is left alone', async () => {
    const sql = await memorySqlite()
    await sql.run('PRAGMA user_version = 7')
    await expect(sqliteTables(sql)).rejects.toThrow('newer app (version 7')
    expect(await sql.all("SELECT name FROM sqlite_master WHERE type = 'table'")).toEqual([])
  })

  it('writes all or nothing', async () => {
    const sql = await memorySqlite()
    const tables = await sqliteTables(sql)
    const good = { head: matchOf({}), plays: [], record: matchOf({}).record }
    const play = { person: 'you', play: '{}' }
    const bad = { ...good, head: matchOf({ id: 'twice' }), plays: [play, play] }
    await expect(tables.put([good, bad])).rejects.toThrow(/UNIQUE/)
    expect(await tables.ids()).toEqual([])
  })

  it('a row that cannot be read costs no other', async () => {
    const sql = await memorySqlite()
    const database = new HistoryDatabase(await sqliteTables(sql), recordsOf)
    await database.put([matchOf({ id: 'a' }), matchOf({ id: 'b' }), matchOf({ id: 'c' })])
    await sql.run(`UPDATE matches SET head = 'not json' WHERE id = 'a'`)
    await sql.run(`UPDATE plays SET play = '{"match":"b"}' WHERE match = 'b'`)
    expect((await database.heads(['a', 'b', 'c'])).map(({ id }) => id)).toEqual(['b', 'c'])
    expect((await database.plays('you')).map(({ match }) => match)).toEqual(['a', 'c'])
    expect(await database.match('a')).toBeNull()
  })
})

describe('a play', () => {
  const plays = playsOf(playedOut(6, 4))

  it('is read as it was written', () => {
    expect(readPlays(plays.map(writePlay))).toEqual(plays)
    const [unknown] = playsOf(
      matchOf({ seats: [{ person: 'you', bot: null, role: 'hidden', seconds: null }, {}, {}] }),
    )
    expect(unknown && readPlays([writePlay(unknown)])).toEqual([unknown])
  })

  it('of cards is read with all that was counted', () => {
    const [play] = playsOf(
      matchOf({
        game: 'cards',
        seats: [
          {
            ...{ person: 'you', bot: null, faces: [], played: 31, shots: 9, hits: 4, aimed: 7 },
            ...{ dodged: 3, saved: 1, duels: 2, stolen: 5, draws: [2, 1, 0.5, 0, 0, 0, 1, 1, 0.9] },
          },
          ...[{}, {}, {}],
        ],
      }),
    )
    expect(play).toMatchObject({
      game: 'cards',
      played: 31,
      draws: [2, 1, 0.5, 0, 0, 0, 1, 1, 0.9],
    })
    expect(play && readPlays([writePlay(play)])).toEqual([play])
  })

  it.each<readonly [string, (text: string) => string]>([
    ['is no list', () => '{}'],
    ['is cut off', (text) => text.slice(0, 40)],
    ['has a role that nobody has', (text) => text.replace('"outlaw"', '"clown"')],
    ['was played in no mode that there is', (text) => text.replace('"pass"', '"dance"')],
    ['counts backwards', (text) => text.replace(/,\d+\]\]$/, ',-1]]')],
  ])('that %s is left out, and no other', (_, spoil) => {
    const text = writePlay({ ...at(plays, 0), role: 'outlaw' })
    expect(spoil(text)).not.toBe(text)
    expect(readPlays([spoil(text), text])).toHaveLength(1)
  })

  it('of version 0.1, whose row has no tag, is a play of the dice game', () => {
    const row =
      '[["m1","mia","solo","outlaw","el-gringo"],true,[61,240],["hard"],["tom"],[1700,5,23,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]]'
    expect(readPlays([row])).toEqual([
      {
        ...{ game: 'dice', match: 'm1', person: 'mia', mode: 'solo', role: 'outlaw' },
        ...{ character: 'el-gringo', won: true, seconds: 61, length: 240 },
        ...{ bots: ['hard'], people: ['tom'], at: 1700, players: 5, turns: 23 },
        ...{ dealt: 1, kills: 2, lost: 3, gained: 4, drunk: 5, treated: 6, arrows: 7 },
        ...{ attacks: 8, dynamites: 9, gatlings: 10, faces: [11, 12, 13, 14, 15, 16] },
        ...{ played: 0, shots: 0, hits: 0, aimed: 0, dodged: 0, saved: 0, duels: 0, stolen: 0 },
        draws: [],
      },
    ])
    expect(readPlays([row.replace(',16]', ']')])).toEqual([])
  })

  it('with the tag of a newer app is left out, and no other', () => {
    const text = writePlay(at(plays, 0))
    expect(readPlays([text.replace('"d1"', '"d99"'), text])).toHaveLength(1)
  })
})
