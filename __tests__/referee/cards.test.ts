import { Session } from '../../lab/referee/session'
import { inProcess, type Reply } from './client'

const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade']
const NOBODY = [null, null, null, null]
const DEAL = { op: 'new', game: 'cards', seats: 4, seed: 7, roles: ROLES, characters: NOBODY }

const seat = (number: number, change: object = {}) => ({
  role: ROLES[number],
  character: null,
  life: 4,
  maxLife: number === 0 ? 5 : 4,
  hand: [],
  inPlay: [],
  ...change,
})

const SHERIFF = seat(0, { hand: ['bang-AS', 'cat-balou-KH', 'beer-6H'] })
const SID = seat(2, {
  character: 'sid-ketchum',
  life: 2,
  hand: ['missed-2S', 'beer-7H', 'bang-2C'],
})
const DECK = ['bang-3C', 'bang-4C', 'bang-5C', 'bang-6C']

const position = (change: object = {}) => ({
  op: 'load',
  position: {
    game: 'cards',
    turn: 0,
    phase: 'play',
    seats: [SHERIFF, seat(1, { hand: ['missed-3S'] }), SID, seat(3)],
    deck: DECK,
    ...change,
  },
})
const TABLE = position()

const act = (action: object, change: object = {}) => ({ op: 'act', action, ...change })
const SHOT = act({ type: 'play', card: 'bang-AS', target: 1 })
const END = act({ type: 'end' })
const HEAL = { type: 'heal', seat: 2, discard: ['missed-2S', 'beer-7H'] }

/** Sends requests one after the other and gives the last reply. */
function after(...requests: readonly unknown[]): Reply {
  const send = inProcess()
  return requests.map(send).at(-1) ?? { ok: false }
}

describe('every op', () => {
  test('new deals the official roles and shows the table of the protocol', () => {
    const { table } = after({ ...DEAL, options: { deck: 'beginner' } })
    expect(table).toEqual({
      game: 'cards',
      options: {
        deck: 'beginner',
        brownDiscard: 'after',
        reshuffle: 'need',
        suzyTiming: 'after',
        winCheck: 'card',
        duelCredit: 'nobody',
        ownCards: 'both',
        idleBeer: true,
        sidWithTwo: true,
        sidTiming: 'any',
      },
      seats: [5, 4, 4, 4].map((life, number) => ({
        role: ROLES[number],
        character: null,
        life,
        maxLife: life,
        hand: expect.any(Array),
        inPlay: [],
        alive: true,
      })),
      deck: expect.any(Array),
      discard: [],
      resolving: null,
      store: [],
      turn: 0,
      round: 1,
      phase: 'play',
      bangsPlayed: 0,
      decision: { seat: 0, kind: 'play' },
      winner: null,
    })
  })

  test.each([4, 5, 6, 7])('new for %d deals all 80 cards, the same for the same seed', (seats) => {
    const dealt = (seed: number) => after({ op: 'new', game: 'cards', seats, seed }).table
    const cards = JSON.stringify(dealt(1)).match(/"[a-z-]+-(?:\d+|[JQKA])[SHDC](?:-2)?"/g)
    expect(new Set(cards).size).toBe(80)
    expect(cards).toHaveLength(80)
    expect(dealt(1)).toEqual(dealt(1))
    expect(dealt(1)).not.toEqual(dealt(2))
  })

  test('load sets a position up, in phase 2 or with the turn fresh', () => {
    expect(after(TABLE).table).toMatchObject({ phase: 'play', deck: DECK, turn: 0 })
    expect(after(position({ phase: undefined })).table).toMatchObject({
      deck: DECK.slice(2),
      seats: [{ hand: [...SHERIFF.hand, 'bang-3C', 'bang-4C'] }, {}, {}, {}],
    })
  })

  test('view hides roles, other hands and the pile', () => {
    expect(after(TABLE, { op: 'view', seat: 1 }).view).toMatchObject({
      seats: [
        { role: 'sheriff', hand: ['hidden', 'hidden', 'hidden'] },
        { role: 'outlaw', hand: ['missed-3S'] },
        { role: 'hidden', hand: ['hidden', 'hidden', 'hidden'] },
        { role: 'hidden', hand: [] },
      ],
      deck: ['hidden', 'hidden', 'hidden', 'hidden'],
    })
    expect(JSON.stringify(after(TABLE, { op: 'view', seat: null }))).not.toContain('missed-3S')
  })

  test('legal lists the decision’s actions, and who else may act', () => {
    const { actions, interjections } = after(TABLE, SHOT, { op: 'legal' })
    expect(actions).toEqual([{ type: 'respond', card: 'missed-3S' }, { type: 'pass' }])
    expect(interjections).toEqual([
      HEAL,
      { type: 'heal', seat: 2, discard: ['missed-2S', 'bang-2C'] },
      { type: 'heal', seat: 2, discard: ['beer-7H', 'bang-2C'] },
    ])
  })

  test('interjections are there, empty, where nobody may', () => {
    expect(after(DEAL, { op: 'legal' }).interjections).toEqual([])
  })

  test('act tells what happened and shows the table', () => {
    const { events, table } = after(TABLE, { ...SHOT, seat: 0 })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'cardPlayed', seat: 0, card: 'bang-AS', target: 1 }),
    )
    expect(table).toMatchObject({
      resolving: 'bang-AS',
      bangsPlayed: 1,
      decision: { seat: 1, kind: 'defend', from: 0, card: 'bang-AS', needs: 1 },
    })
  })

  test('viewer: events as a seat is shown them, as many as there are', () => {
    const shownTo = (viewer: unknown) => after(TABLE, { ...END, viewer }).events
    const all = after(TABLE, END).events
    expect(JSON.stringify(all)).toContain('bang-3C')
    expect(shownTo(1)).toEqual(all)
    for (const viewer of [0, 2, null]) {
      expect(shownTo(viewer)).toHaveLength(Object(all).length)
      expect(JSON.stringify(shownTo(viewer))).not.toContain('bang-3C')
    }
  })

  test('an action’s chance says which card of a hand is taken, and stays in the record', () => {
    const rob = (n: number) =>
      act({ type: 'play', card: 'cat-balou-KH', target: 2, take: 'hand', chance: [n] })
    const discarded = (n: number) => Object(after(TABLE, rob(n)).table).discard[1]
    expect([0, 1, 2, 3].map(discarded)).toEqual(['missed-2S', 'beer-7H', 'bang-2C', 'missed-2S'])
    const { save } = after(TABLE, rob(1), { op: 'save' })
    expect(save).toMatchObject({ actions: [rob(1).action] })
    expect(after({ op: 'restore', save }).table).toEqual(after(TABLE, rob(1)).table)
  })

  test('Sid heals at another’s decision, which stays open', () => {
    for (const heal of [act(HEAL), act(HEAL, { seat: 2 })])
      expect(after(TABLE, SHOT, heal).table).toMatchObject({
        seats: [{}, {}, { life: 3, hand: ['bang-2C'] }, {}],
        decision: { seat: 1, kind: 'defend' },
      })
  })

  test('undo goes back one action, interjections too, to the start', () => {
    const undo = { op: 'undo' }
    expect(after(TABLE, SHOT, act(HEAL), undo).table).toEqual(after(TABLE, SHOT).table)
    expect(after(TABLE, SHOT, act(HEAL), undo, undo).table).toEqual(after(TABLE).table)
    expect(after(TABLE, undo).error).toMatchObject({ code: 'illegal-action' })
  })

  test('save and restore keep the whole match, undo included, over a table of another game', () => {
    const { save } = after(TABLE, SHOT, act(HEAL), { op: 'save' })
    const other = { op: 'new', game: 'dice', seats: 5, seed: 1 }
    const restore = [other, { op: 'restore', save }]
    expect(after(...restore).table).toEqual(after(TABLE, SHOT, act(HEAL)).table)
    expect(after(...restore, { op: 'undo' }).table).toEqual(after(TABLE, SHOT).table)
    expect(after(...restore, { op: 'save' }).save).toEqual(save)
  })
})

describe('bots', () => {
  const A_REASON = expect.objectContaining({ code: expect.any(String) })

  test.each(['random', 'easy'])('%s answers with a legal action and a reason', (level) => {
    for (const requests of [[DEAL], [TABLE], [TABLE, SHOT], [TABLE, END]]) {
      const { actions } = after(...requests, { op: 'legal' })
      const { action, why } = after(...requests, { op: 'bot', level, seed: 3 })
      expect(actions).toContainEqual(action)
      expect(why).toEqual([A_REASON])
    }
  })

  test('somebody who may interject can be asked, and may let it pass', () => {
    const ask = (seed: number) => ({ op: 'bot', level: 'random', seat: 2, seed })
    const { interjections } = after(TABLE, SHOT, { op: 'legal' })
    const answers = Array.from({ length: 30 }, (_, seed) => after(TABLE, SHOT, ask(seed)).action)
    expect(answers).toContain(null)
    for (const answer of answers) expect([null, ...Object(interjections)]).toContainEqual(answer)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(4)
  })

  test('easy heals out of turn only when almost dead', () => {
    const dying = position({ seats: [SHERIFF, seat(1), { ...SID, life: 1 }, seat(3)] })
    const ask = { op: 'bot', level: 'easy', seat: 2 }
    expect(after(TABLE, SHOT, ask)).toMatchObject({ ok: true, action: null, why: [A_REASON] })
    expect(after(dying, SHOT, ask).action).toMatchObject({ type: 'heal', seat: 2 })
  })

  test('whoever decides may be named', () => {
    const ask = { op: 'bot', level: 'easy' }
    expect(after(TABLE, { ...ask, seat: 0 })).toEqual(after(TABLE, ask))
  })

  test.each(['normal', 'hard'])('%s plays by the rules and says why', (level) => {
    for (const requests of [[DEAL], [TABLE], [TABLE, SHOT], [TABLE, END]]) {
      const { actions } = after(...requests, { op: 'legal' })
      const { action, why } = after(...requests, { op: 'bot', level, seed: 3 })
      expect(actions).toContainEqual(action)
      expect(why).toContainEqual(A_REASON)
    }
  })

  test('a bot sees no more than its seat', () => {
    const swapped = position({
      seats: [
        SHERIFF,
        seat(1, { hand: ['missed-4S'] }),
        { ...SID, hand: [...SID.hand].reverse(), role: 'renegade' },
        seat(3, { role: 'outlaw' }),
      ],
      deck: [...DECK].reverse(),
    })
    for (const level of ['random', 'easy'])
      expect(after(swapped, { op: 'bot', level })).toEqual(after(TABLE, { op: 'bot', level }))
  })

  test('whole games against itself, Sid asked at every decision, end with a winner', () => {
    const session = new Session()
    const send = (request: object): Reply => JSON.parse(session.answer(JSON.stringify(request)))
    let asides = 0
    for (let seed = 0; seed < 8; seed++) {
      const seats = 4 + (seed % 4)
      const characters = ['sid-ketchum', ...Array<null>(seats - 1).fill(null)]
      let reply = send({ op: 'new', game: 'cards', seats, seed, characters })
      for (let i = 0; i < 3_000 && !Object(reply.table).winner; i++) {
        const { interjections } = send({ op: 'legal' })
        const mayHeal = Object(interjections).length > 0
        const aside = mayHeal ? send({ op: 'bot', level: 'random', seat: 0, seed: i }).action : null
        if (aside) asides += 1
        const action = aside ?? send({ op: 'bot', level: 'random', seed: i }).action
        reply = send({ op: 'act', action })
        expect(reply.ok).toBe(true)
      }
      expect(reply.table).toMatchObject({ decision: null, winner: { seats: expect.any(Array) } })
      expect(send({ op: 'legal' })).toEqual({ ok: true, actions: [], interjections: [] })
    }
    expect(asides).toBeGreaterThan(0)
  })
})

describe('every error', () => {
  const loading = (change: object) =>
    position({ seats: [{ ...SHERIFF, ...change }, seat(1), SID, seat(3)] })
  const WON = position({
    seats: [
      { ...SHERIFF, hand: ['bang-AS'] },
      seat(1, { life: 1 }),
      seat(2, { life: 0 }),
      seat(3, { life: 0 }),
    ],
  })
  const OVER = [WON, SHOT, act({ type: 'pass' })]
  const SAVE = after(TABLE, SHOT, { op: 'save' }).save
  const restoring = (change: object) => ({ op: 'restore', save: { ...Object(SAVE), ...change } })

  const cases: readonly (readonly [code: string, what: string, ...requests: unknown[]])[] = [
    [
      'bad-request',
      'three players',
      { ...DEAL, seats: 3, roles: undefined, characters: undefined },
    ],
    [
      'bad-request',
      'eight players',
      { ...DEAL, seats: 8, roles: undefined, characters: undefined },
    ],
    ['bad-request', 'roles that are not dealt', { ...DEAL, roles: Array(4).fill('outlaw') }],
    ['bad-request', 'a hidden role', { ...DEAL, roles: ['sheriff', 'hidden', 'outlaw', 'outlaw'] }],
    ['bad-request', 'a character twice', { ...DEAL, characters: Array(4).fill('el-gringo') }],
    ['bad-request', 'an option of the dice game', { ...DEAL, options: { roseWrap: true } }],
    ['bad-request', 'an unknown value', { ...DEAL, options: { deck: 'small' } }],
    ['bad-request', 'no seed', { ...DEAL, seed: undefined }],
    ['bad-position', 'three seats', position({ seats: [SHERIFF, seat(1), SID] })],
    ['bad-position', 'no sheriff', loading({ role: 'outlaw' })],
    ['bad-position', 'two sheriffs', position({ seats: [SHERIFF, SHERIFF, SID, seat(3)] })],
    ['bad-position', 'a character twice', loading({ character: 'sid-ketchum' })],
    ['bad-position', 'ten life points', loading({ maxLife: 10 })],
    ['bad-position', 'more life than the most', loading({ life: 6 })],
    ['bad-position', 'an unknown card', loading({ hand: ['bang-1S'] })],
    ['bad-position', 'a card twice', loading({ hand: ['bang-3C'] })],
    [
      'bad-position',
      'a card of the other deck',
      position({ options: { deck: 'beginner' }, discard: ['duel-8C'] }),
    ],
    ['bad-position', 'a brown card in play', loading({ inPlay: ['beer-8H'] })],
    ['bad-position', 'two weapons', loading({ inPlay: ['volcanic-10S', 'winchester-8S'] })],
    ['bad-position', 'two of a name', loading({ inPlay: ['barrel-QS', 'barrel-KS'] })],
    ['bad-position', 'a jail before the sheriff', loading({ inPlay: ['jail-JS'] })],
    ['bad-position', 'cards of the dead', loading({ life: 0 })],
    ['bad-position', 'a turn of nobody', position({ turn: 4 })],
    [
      'bad-position',
      'a turn of the dead',
      position({ turn: 1, seats: [SHERIFF, seat(1, { life: 0 }), SID, seat(3)] }),
    ],
    [
      'bad-position',
      'a decided game',
      position({
        seats: [SHERIFF, seat(1, { life: 0 }), seat(2, { life: 0 }), seat(3, { life: 0 })],
      }),
    ],
    ['bad-position', 'an unknown phase', position({ phase: 'discard' })],
    ['bad-position', 'an unknown option', position({ options: { luck: 1 } })],
    ['bad-request', 'a view from seat 4 of 4', TABLE, { op: 'view', seat: 4 }],
    ['bad-request', 'a viewer from seat 4 of 4', TABLE, { ...SHOT, viewer: 4 }],
    ['bad-request', 'a word for an action', TABLE, { op: 'act', action: 'end' }],
    ['illegal-action', 'an unknown action', TABLE, act({ type: 'dance' })],
    ['illegal-action', 'an action of the dice game', TABLE, act({ type: 'stop' })],
    ['illegal-action', 'an unknown card', TABLE, act({ type: 'play', card: 'bang-1S', target: 1 })],
    [
      'illegal-action',
      'a card of another',
      TABLE,
      act({ type: 'play', card: 'bang-2C', target: 1 }),
    ],
    ['illegal-action', 'no target', TABLE, act({ type: 'play', card: 'bang-AS' })],
    [
      'illegal-action',
      'a target too many',
      TABLE,
      act({ type: 'play', card: 'beer-6H', target: 0 }),
    ],
    [
      'illegal-action',
      'nothing to take',
      TABLE,
      act({ type: 'play', card: 'cat-balou-KH', target: 1 }),
    ],
    [
      'illegal-action',
      'a target out of reach',
      TABLE,
      act({ type: 'play', card: 'bang-AS', target: 2 }),
    ],
    ['illegal-action', 'a field too many', TABLE, act({ type: 'end', now: true })],
    ['illegal-action', 'a chance below 0', TABLE, act({ type: 'end', chance: [-1] })],
    ['illegal-action', 'half a chance', TABLE, act({ type: 'end', chance: [0.5] })],
    [
      'illegal-action',
      'a heal out of turn without a name',
      TABLE,
      act({ type: 'heal', discard: HEAL.discard }),
    ],
    [
      'illegal-action',
      'a heal of one card',
      TABLE,
      act({ ...HEAL, discard: ['beer-7H', 'beer-7H'] }),
    ],
    ['illegal-action', 'a heal by somebody else', TABLE, act({ ...HEAL, seat: 3 })],
    ['not-your-decision', 'another seat', TABLE, { ...SHOT, seat: 1 }],
    ['not-your-decision', 'an action of Sid’s that is not his', TABLE, { ...SHOT, seat: 2 }],
    ['not-your-decision', 'Sid’s heal by whoever decides', TABLE, act(HEAL, { seat: 0 })],
    ['not-your-decision', 'a seat in quotes', TABLE, { ...SHOT, seat: '0' }],
    ['not-your-decision', 'asking who has no say', TABLE, { op: 'bot', level: 'easy', seat: 3 }],
    ['bad-request', 'asking nobody', TABLE, { op: 'bot', level: 'easy', seat: 4 }],
    ['bad-request', 'asking a stranger', TABLE, { op: 'bot', level: 'easy', seat: null }],
    ['bad-request', 'an unknown level', TABLE, { op: 'bot', level: 'genius' }],
    ['game-over', 'acting after the end', ...OVER, SHOT],
    ['game-over', 'a bot after the end', ...OVER, { op: 'bot', level: 'easy' }],
    ['bad-save', 'a save of the dice game', restoring({ game: 'dice' })],
    ['bad-save', 'a save of other rules', restoring({ rules: 0 })],
    ['bad-save', 'a save with a bad deal', restoring({ config: { kind: 'deal', seats: 3 } })],
    ['bad-save', 'a save with an illegal action', restoring({ actions: [{ type: 'pass' }] })],
    ['bad-save', 'a save with a strange action', restoring({ actions: [{ type: 'fly' }] })],
  ]

  test.each(cases)('%s: %s', (code, _, ...requests) => {
    const send = inProcess()
    for (const request of requests.slice(0, -1)) expect(send(request).ok).toBe(true)
    const before = JSON.stringify(send({ op: 'table' }))
    const { ok, error } = send(requests.at(-1))
    expect(ok).toBe(false)
    expect(error?.code).toBe(code)
    expect(error?.message).toMatch(/\w{2}/)
    expect(JSON.stringify(send({ op: 'table' }))).toBe(before)
  })

  test('a message says what would be legal', () => {
    const { error } = after(TABLE, SHOT, act({ type: 'end' }))
    expect(error?.message).toMatch(/; seat 1 may show missed-3S or pass$/)
  })
})
