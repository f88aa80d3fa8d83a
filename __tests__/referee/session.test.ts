import { RECORD_SCHEMA } from '@/core/match'
import { version } from '../../package.json'
import { Session } from '../../lab/referee/session'
import { CODES, inProcess, type Reply } from './client'

const DEAL = { op: 'new', game: 'dice', seats: 4, seed: 7, characters: [null, null, null, null] }
const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade']
const ALL_DICE = [0, 1, 2, 3, 4]
const roll = (...faces: string[]) => ({
  op: 'act',
  action: { type: 'roll', dice: ALL_DICE, faces },
})
const STOP = { op: 'act', action: { type: 'stop' } }
const QUIET = roll('dynamite', 'dynamite', 'gatling', 'arrow', 'arrow')

const seatsOf = (...lives: number[]) =>
  lives.map((life, seat) => ({
    role: ROLES[seat],
    character: null,
    life,
    maxLife: seat === 0 ? 10 : 8,
    arrows: 0,
  }))

const position = (change: object = {}) => ({
  op: 'load',
  position: { game: 'dice', turn: 0, seats: seatsOf(10, 8, 8, 8), ...change },
})

const A_REASON = expect.objectContaining({ code: expect.any(String) })

/** Sends requests one after the other and gives the last reply. */
function after(...requests: readonly unknown[]): Reply {
  const send = inProcess()
  return requests.map(send).at(-1) ?? { ok: false }
}

describe('every op', () => {
  test('hello says who answers', () => {
    expect(after({ op: 'hello' })).toEqual({
      ok: true,
      name: 'Tumbleweed',
      version,
      protocol: 1,
      games: ['dice', 'cards'],
    })
  })

  test('new deals the official roles and shows the table of the protocol', () => {
    const { ok, table } = after({ ...DEAL, roles: ROLES, options: { roseWrap: false } })
    expect(ok).toBe(true)
    expect(table).toEqual({
      game: 'dice',
      options: {
        dynamiteTiming: 'before',
        gringoGranularity: 'batch',
        gringoGatling: 'after',
        jesseThreshold: 'once',
        kitSpread: 'any',
        roseWrap: false,
        threeIndianCredit: 'none',
        threeAllDead: 'draw',
      },
      seats: seatsOf(10, 8, 8, 8).map((seat) => ({ ...seat, alive: true })),
      arrowPile: 9,
      turn: 0,
      round: 1,
      dice: null,
      rolls: 0,
      lastManStanding: false,
      decision: { kind: 'roll', seat: 0, rollsLeft: 3, rerollable: ALL_DICE },
      winner: null,
    })
  })

  test('the same seed deals the same, another seed another', () => {
    const dealt = (seed: number) => after({ op: 'new', game: 'dice', seats: 8, seed }).table
    expect(dealt(1)).toEqual(dealt(1))
    expect(dealt(1)).not.toEqual(dealt(2))
  })

  test('load sets a position up', () => {
    const { table } = after(position({ turn: 2, seats: seatsOf(4, 0, 2, 8) }))
    expect(table).toMatchObject({
      turn: 2,
      arrowPile: 9,
      seats: [{ life: 4 }, { life: 0, alive: false }, { life: 2, alive: true }, {}],
      decision: { seat: 2, kind: 'roll' },
    })
  })

  test('load takes a position with its arrows, options and last man standing', () => {
    const seats = [
      { role: 'deputy', character: 'vulture-sam', life: 3, maxLife: 9, arrows: 4 },
      { role: 'outlaw', character: null, life: 0, maxLife: 8, arrows: 0 },
      { role: 'renegade', character: null, life: 8, maxLife: 8, arrows: 4 },
    ]
    const options = { threeAllDead: 'outlaw' }
    const { table } = after(position({ seats, options, lastManStanding: true }))
    expect(table).toMatchObject({ arrowPile: 1, lastManStanding: true, options })
  })

  test('table shows everything, view hides the roles that a seat may not know', () => {
    const deal = { ...DEAL, roles: ROLES }
    const rolesIn = (shown: unknown) => JSON.stringify(shown).match(/(?<="role":")\w+/g)
    expect(rolesIn(after(deal, { op: 'table' }).table)).toEqual(ROLES)
    expect(rolesIn(after(deal, { op: 'view', seat: 3 }).view)).toEqual([
      'sheriff',
      'hidden',
      'hidden',
      'renegade',
    ])
    expect(rolesIn(after(deal, { op: 'view', seat: null }).view)).toEqual([
      'sheriff',
      'hidden',
      'hidden',
      'hidden',
    ])
  })

  test('legal lists what may be done', () => {
    expect(after(DEAL, { op: 'legal' }).actions).toEqual([{ type: 'roll', dice: ALL_DICE }])
    expect(after(DEAL, QUIET, { op: 'legal' }).actions).toEqual([
      ...[[2], [3], [2, 3], [4], [2, 4], [3, 4], [2, 3, 4]].map((dice) => ({ type: 'roll', dice })),
      { type: 'stop' },
    ])
  })

  test('act tells what happened and shows the table', () => {
    const { events, table } = after({ ...DEAL, roles: ROLES }, { ...QUIET, seat: 0 })
    expect(events).toMatchObject([
      { type: 'rolled', seat: 0, roll: 1, dice: ALL_DICE },
      { type: 'arrowTaken', seat: 0, pile: 8 },
      { type: 'arrowTaken', seat: 0, pile: 7 },
      { type: 'decisionOpened', decision: { kind: 'roll', rerollable: [2, 3, 4] } },
    ])
    expect(table).toMatchObject({ arrowPile: 7, rolls: 1 })
  })

  test('a roll without faces falls as the seed says', () => {
    const fall = { op: 'act', action: { type: 'roll', dice: ALL_DICE } }
    expect(after(DEAL, fall)).toEqual(after(DEAL, fall))
  })

  test('undo goes back one action, repeatedly, to the start', () => {
    const start = after(DEAL, { op: 'table' })
    expect(after(DEAL, QUIET, STOP, { op: 'undo' }).table).toEqual(after(DEAL, QUIET).table)
    expect(after(DEAL, QUIET, STOP, { op: 'undo' }, { op: 'undo' })).toEqual(start)
    expect(after(DEAL, QUIET, { op: 'undo' }, { op: 'undo' })).toMatchObject({
      ok: false,
      error: { code: 'illegal-action', message: 'there is nothing to undo' },
    })
  })

  test.each([
    ['random', 1],
    ['easy', 5],
    ['normal', Infinity],
    ['hard', Infinity],
  ])('bot %s answers with a legal action and up to %d reasons', (level, most) => {
    for (const requests of [[DEAL], [DEAL, QUIET], [position({ seats: seatsOf(1, 1, 1, 1) })]]) {
      const { actions } = after(...requests, { op: 'legal' })
      const { action, why } = after(...requests, { op: 'bot', level })
      expect(actions).toContainEqual(action)
      const reasons: unknown[] = Array.isArray(why) ? why : []
      expect(reasons).toEqual(reasons.map(() => A_REASON))
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasons.length).toBeLessThanOrEqual(most)
      const seeded = { op: 'bot', level, seed: 5 }
      expect(after(...requests, seeded)).toEqual(after(...requests, seeded))
    }
  })

  test('nobody interjects at dice: a bot answers for whoever decides, whatever seat is named', () => {
    const bot = { op: 'bot', level: 'easy' }
    expect(after(DEAL, { ...bot, seat: 3 })).toEqual(after(DEAL, bot))
  })

  test('asking a bot changes nothing', () => {
    expect(after(DEAL, QUIET, { op: 'bot', level: 'easy' }, { op: 'save' })).toEqual(
      after(DEAL, QUIET, { op: 'save' }),
    )
  })

  test('save and restore keep the whole match, undo included', () => {
    const { save } = after(DEAL, QUIET, STOP, { op: 'save' })
    const restore = { op: 'restore', save }
    expect(after(restore).table).toEqual(after(DEAL, QUIET, STOP).table)
    expect(after(restore, { op: 'undo' })).toEqual(after(DEAL, QUIET, STOP, { op: 'undo' }))
    expect(after(restore, { op: 'save' }).save).toEqual(save)
  })

  test('a match restored in the middle of a turn rolls on with the same chance', () => {
    const fall = { op: 'act', action: { type: 'roll', dice: ALL_DICE } }
    const { save } = after(DEAL, fall, { op: 'save' })
    const { actions } = after(DEAL, fall, { op: 'legal' })
    if (!Array.isArray(actions)) throw new Error('no actions')
    const next = { op: 'act', action: actions[0] }
    expect(after({ op: 'restore', save }, next)).toEqual(after(DEAL, fall, next))
  })

  test('whole games against itself end with a winner and no decision', () => {
    const session = new Session()
    const send = (request: object): Reply => JSON.parse(session.answer(JSON.stringify(request)))
    for (let seed = 0; seed < 20; seed++) {
      let reply = send({ op: 'new', game: 'dice', seats: 3 + (seed % 6), seed })
      for (let i = 0; i < 2_000 && !isOver(reply); i++) {
        const { action } = send({ op: 'bot', level: 'random', seed: i })
        reply = send({ op: 'act', action })
        expect(reply.ok).toBe(true)
      }
      expect(reply.table).toMatchObject({ decision: null, winner: { seats: expect.any(Array) } })
      expect(send({ op: 'legal' }).actions).toEqual([])
    }
  })

  const isOver = ({ table }: Reply): boolean =>
    typeof table === 'object' && table !== null && 'winner' in table && table.winner !== null
})

describe('every error', () => {
  const OVER = position({ seats: seatsOf(5, 0, 0, 0) })
  const SAVE = after(DEAL, QUIET, { op: 'save' }).save
  const restoring = (change: object) => ({ op: 'restore', save: { ...Object(SAVE), ...change } })
  const seat = (change: object) =>
    position({ seats: [{ ...seatsOf(10)[0], ...change }, ...seatsOf(1, 8, 8, 8).slice(1)] })

  const cases: readonly (readonly [code: string, what: string, ...requests: unknown[]])[] = [
    ['bad-request', 'no object', 7],
    ['bad-request', 'a list', []],
    ['bad-request', 'nothing', null],
    ['bad-request', 'no op', {}],
    ['bad-request', 'an unknown op', { op: 'castle' }],
    ['bad-request', 'an op that objects have', { op: 'toString' }],
    ['bad-request', 'an unknown game', { ...DEAL, game: 'chess' }],
    ['bad-request', 'a game that objects have', { ...DEAL, game: 'toString' }],
    ['bad-request', 'no game', { ...DEAL, game: undefined }],
    ['bad-request', 'no seats', { ...DEAL, seats: undefined }],
    ['bad-request', 'two players', { ...DEAL, seats: 2, characters: undefined }],
    ['bad-request', 'nine players', { ...DEAL, seats: 9, characters: undefined }],
    ['bad-request', 'half a player', { ...DEAL, seats: 4.5 }],
    ['bad-request', 'a number in quotes', { ...DEAL, seats: '4' }],
    ['bad-request', 'no seed', { ...DEAL, seed: undefined }],
    ['bad-request', 'a seed in quotes', { ...DEAL, seed: '7' }],
    ['bad-request', 'a seed beyond all numbers', { ...DEAL, seed: NaN }],
    ['bad-request', 'roles of another number', { ...DEAL, roles: ROLES.slice(1) }],
    ['bad-request', 'two sheriffs', { ...DEAL, roles: ['sheriff', ...ROLES.slice(0, 3)] }],
    ['bad-request', 'an unknown role', { ...DEAL, roles: ['clown', ...ROLES.slice(1)] }],
    ['bad-request', 'an unknown character', { ...DEAL, characters: ['x', null, null, null] }],
    ['bad-request', 'a character twice', { ...DEAL, characters: Array(4).fill('el-gringo') }],
    ['bad-request', 'too few characters', { ...DEAL, characters: [null] }],
    ['bad-request', 'an unknown option', { ...DEAL, options: { luck: true } }],
    ['bad-request', 'an unknown value', { ...DEAL, options: { kitSpread: 'all' } }],
    ['bad-request', 'no position', { op: 'load' }],
    ['bad-position', 'an unknown game', position({ game: 'chess' })],
    ['bad-position', 'a position of another game', position({ game: 'cards' })],
    ['bad-position', 'two seats', position({ seats: seatsOf(10, 8) })],
    ['bad-position', 'no seats', position({ seats: undefined })],
    ['bad-position', 'no sheriff', seat({ role: 'outlaw' })],
    ['bad-position', 'a hidden role', seat({ role: 'hidden' })],
    ['bad-position', 'more life than at the start', seat({ life: 11 })],
    ['bad-position', 'less life than none', seat({ life: -1 })],
    ['bad-position', 'half a life', seat({ life: 0.5 })],
    ['bad-position', 'nine arrows', seat({ arrows: 9 })],
    ['bad-position', 'a turn of nobody', position({ turn: 4 })],
    ['bad-position', 'a turn of the dead', position({ turn: 1, seats: seatsOf(5, 0, 8, 8) })],
    ['bad-position', 'last man standing among four', position({ lastManStanding: true })],
    ['bad-position', 'an unknown option', position({ options: { luck: 1 } })],
    ['no-table', 'table', { op: 'table' }],
    ['no-table', 'view', { op: 'view', seat: 0 }],
    ['no-table', 'legal', { op: 'legal' }],
    ['no-table', 'act', STOP],
    ['no-table', 'undo', { op: 'undo' }],
    ['no-table', 'bot', { op: 'bot', level: 'random' }],
    ['no-table', 'save', { op: 'save' }],
    ['bad-request', 'a view from nowhere', DEAL, { op: 'view' }],
    ['bad-request', 'a view from seat 4 of 4', DEAL, { op: 'view', seat: 4 }],
    ['bad-request', 'a view from seat -1', DEAL, { op: 'view', seat: -1 }],
    ['bad-request', 'no action', DEAL, { op: 'act' }],
    ['bad-request', 'a word for an action', DEAL, { op: 'act', action: 'stop' }],
    ['illegal-action', 'an unknown action', DEAL, { op: 'act', action: { type: 'dance' } }],
    ['illegal-action', 'an action too early', DEAL, STOP],
    ['illegal-action', 'a die too many', DEAL, { op: 'act', action: { type: 'roll', dice: [9] } }],
    ['illegal-action', 'four faces', DEAL, roll('beer', 'beer', 'beer', 'beer')],
    ['illegal-action', 'an unknown face', DEAL, roll('six', 'beer', 'beer', 'beer', 'beer')],
    ['illegal-action', 'a field too many', DEAL, { op: 'act', action: { type: 'stop', now: 1 } }],
    ['not-your-decision', 'another seat', { ...DEAL, roles: ROLES }, { ...QUIET, seat: 1 }],
    ['bad-request', 'a viewer from nowhere', DEAL, { ...QUIET, viewer: 4 }],
    ['game-over', 'acting after the end', OVER, QUIET],
    ['game-over', 'a bot after the end', OVER, { op: 'bot', level: 'easy' }],
    ['bad-request', 'an unknown level', DEAL, { op: 'bot', level: 'genius' }],
    ['bad-request', 'no level', DEAL, { op: 'bot' }],
    ['bad-request', 'a bot with a bad seed', DEAL, { op: 'bot', level: 'easy', seed: 'x' }],
    ['bad-save', 'no save', { op: 'restore' }],
    ['bad-save', 'a save of another schema', restoring({ schema: RECORD_SCHEMA + 1 })],
    ['bad-save', 'a save of other rules', restoring({ rules: 0 })],
    ['bad-save', 'a save of an unknown game', restoring({ game: 'chess' })],
    ['bad-save', 'a save of another game', restoring({ game: 'cards' })],
    ['bad-save', 'a save with a bad deal', restoring({ config: { kind: 'deal', seats: 2 } })],
    ['bad-save', 'a save with an illegal action', restoring({ actions: [{ type: 'stop' }] })],
    ['bad-save', 'a save with a strange action', restoring({ actions: [{ type: 'fly' }] })],
    ['bad-save', 'a save without a seed', restoring({ seed: null })],
  ]

  test.each(cases)('%s: %s', (code, _, ...requests) => {
    const send = inProcess()
    requests.slice(0, -1).forEach(send)
    const before = JSON.stringify(send({ op: 'table' }))
    const { ok, error } = send(requests.at(-1))
    expect(ok).toBe(false)
    expect(error?.code).toBe(code)
    expect(error?.message).toMatch(/\w{2}/)
    expect(JSON.stringify(send({ op: 'table' }))).toBe(before)
  })

  test.each(['greedy', 'oracle', 'genius'])('the level %s is none to play against', (level) => {
    const { error } = after(DEAL, { op: 'bot', level })
    expect(error?.code).toBe('bad-request')
    expect(error?.message).toMatch(/random, easy, normal, hard/)
  })

  test.each(['', ' ', '{', '{"op":"hello"', "{'op':'hello'}", '\u0000', 'hello', '{"op":NaN}'])(
    'bad-json: %j',
    (line) => {
      expect(JSON.parse(new Session().answer(line))).toMatchObject({
        ok: false,
        error: { code: 'bad-json' },
      })
    },
  )

  test('every code of the protocol has its case', () => {
    expect(new Set([...cases.map(([code]) => code), 'bad-json'])).toEqual(new Set(CODES))
  })

  test('a message says what would be legal', () => {
    const { error } = after(DEAL, QUIET, { op: 'act', action: { type: 'roll', dice: [0] } })
    expect(error?.message).toMatch(
      /^dynamite is locked; seat \d may roll any of dice 2, 3, 4, or stop$/,
    )
  })
})

test('a roll may name its dice in any order, each with its face', () => {
  const faces = ['arrow', 'dynamite', 'one', 'two', 'beer']
  const rolled = { op: 'act', action: { type: 'roll', dice: [4, 3, 2, 1, 0], faces } }
  expect(after(DEAL, rolled)).toMatchObject({ ok: true, table: { dice: [...faces].reverse() } })
  const again = { op: 'act', action: { type: 'roll', dice: [4, 0], faces: ['beer', 'gatling'] } }
  expect(after(DEAL, rolled, again)).toMatchObject({
    table: { dice: ['gatling', 'two', 'one', 'dynamite', 'beer'] },
  })
})
