import { startMatch, takeAction } from '@/core/match'
import type { CharacterId } from '@/family/characters'
import type { SeenRole } from '@/family/roles'
import { tracker, type TrackerAction, type TrackerEvent } from '@/games/cards/tracker'
import { gearOf } from '@/games/cards/tracker/gear'
import { luckOf } from '@/games/cards/tracker/odds'
import { reachOf, sightsFrom } from '@/games/cards/tracker/reach'
import { remindersOf, turnReminders } from '@/games/cards/tracker/reminders'
import type { TrackerDeal } from '@/games/cards/tracker'

/** A table of printed cards: the first seat has the star, the others what they are given. */
class Printed {
  match
  last: readonly TrackerEvent[] = []

  constructor(characters: readonly (CharacterId | null)[], given: Partial<TrackerDeal> = {}) {
    const roles = characters.map((_, seat): SeenRole => (seat === 0 ? 'sheriff' : 'hidden'))
    const seats = characters.length
    this.match = startMatch(tracker, { kind: 'deal', seats, roles, characters, ...given }, 1)
  }

  get state() {
    return this.match.state
  }

  enter(...actions: TrackerAction[]): this {
    for (const action of actions) {
      const taken = takeAction(tracker, this.match, action)
      if (!taken.ok) throw new Error(taken.refusal.message)
      this.match = taken.match
      this.last = taken.events
    }
    return this
  }

  hit(...points: number[]): this {
    return this.enter({ type: 'hit', points })
  }

  refuses(action: TrackerAction): string | undefined {
    return tracker.refuse(this.state, action)?.message
  }

  get reminders() {
    return remindersOf(this.state, this.last)
  }
}

const plain = (seats: number): null[] => Array<null>(seats).fill(null)
const next: TrackerAction = { type: 'next' }

test('life at the start: the number of the character, one more for the star, never above it', () => {
  const table = new Printed(['el-gringo', 'paul-regret', 'slab-the-killer', null])
  expect(table.state.life).toEqual([4, 3, 4, 4])
  expect(table.refuses({ type: 'heal', points: [1, 1, 1, 1] })).toBe('nobody can have more life')
  table.hit(0, 2, 0, 0).enter({ type: 'heal', points: [1, 1, 1, 1] })
  expect(table.state.life).toEqual([4, 2, 4, 4])
})

test('distances count characters and gear, and skip the fallen', () => {
  const table = new Printed([null, 'paul-regret', null, 'rose-doolan', null])
  const seen = () => sightsFrom(table.state, 0).map((sight) => sight?.distance ?? null)
  expect(seen()).toEqual([null, 2, 2, 2, 1])
  table.enter({ type: 'equip', seat: 4, kind: 'mustang' })
  table.enter({ type: 'equip', seat: 0, kind: 'schofield' })
  expect(seen()).toEqual([null, 2, 2, 2, 2])
  expect(reachOf(table.state, 0)).toBe(2)
  table.hit(0, 0, 4, 0, 0).enter({ type: 'fall', role: 'outlaw' })
  expect(seen()).toEqual([null, 2, null, 2, 2])
  expect(sightsFrom(table.state, 3).map((sight) => sight?.distance ?? null)).toEqual([
    1,
    1,
    null,
    null,
    1,
  ])
})

test('a new weapon replaces the old one, and what there is one of leaves its last owner', () => {
  const table = new Printed(plain(4)).enter(
    { type: 'equip', seat: 1, kind: 'volcanic' },
    { type: 'equip', seat: 1, kind: 'winchester' },
    { type: 'equip', seat: 2, kind: 'winchester' },
  )
  expect([gearOf(table.state, 1), gearOf(table.state, 2)]).toEqual([[], ['winchester']])
  expect(table.refuses({ type: 'equip', seat: 0, kind: 'jail' })).toContain('sheriff')
})

test('Next asks for the Dynamite, then for the Jail; a Dynamite that does not go off moves on by itself', () => {
  const table = new Printed(plain(4)).enter(
    { type: 'equip', seat: 1, kind: 'jail' },
    { type: 'equip', seat: 1, kind: 'dynamite' },
    next,
  )
  expect(table.state.decision).toEqual({ kind: 'draw', seat: 1, for: 'dynamite' })
  expect(table.refuses(next)).toBe("the 'draw' decision is open")
  table.enter({ type: 'draw', isMet: false })
  expect(gearOf(table.state, 2)).toEqual(['dynamite'])
  expect(table.state.decision).toEqual({ kind: 'draw', seat: 1, for: 'jail' })
  table.enter({ type: 'draw', isMet: false })
  expect(gearOf(table.state, 1)).toEqual([])
  expect(table.state.decision).toEqual({ kind: 'draw', seat: 2, for: 'dynamite' })
})

test('an explosion takes three life points and can be survived by Beers', () => {
  const table = new Printed(plain(4))
    .hit(0, 2, 0, 0)
    .enter(
      { type: 'equip', seat: 1, kind: 'dynamite' },
      { type: 'equip', seat: 1, kind: 'jail' },
      next,
      { type: 'draw', isMet: true },
    )
  expect(table.state.decision).toMatchObject({ kind: 'fall', seat: 1, needs: 2 })
  table.enter({ type: 'save' })
  expect(table.state.life[1]).toBe(1)
  expect(table.state.decision).toEqual({ kind: 'draw', seat: 1, for: 'jail' })
})

test('the odds of a draw!, and those of whoever turns two', () => {
  const { state } = new Printed(['lucky-duke', ...plain(3)]).enter({
    type: 'equip',
    seat: 1,
    kind: 'dynamite',
  })
  // The Dynamite itself, the two of hearts, lies on the table.
  expect(luckOf(state, 1, 'dynamite')).toBeCloseTo(69 / 79)
  expect(luckOf(state, 0, 'dynamite')).toBeCloseTo(1 - (10 * 9) / (79 * 78))
  expect(luckOf(state, 1, 'jail')).toBeCloseTo(19 / 79)
  expect(luckOf(state, 0, 'barrel')).toBeCloseTo(1 - (60 * 59) / (79 * 78))
})

test('with two left no Beer helps, but two cards of Sid do', () => {
  const table = new Printed(['sid-ketchum', null, null, null])
  table.hit(0, 4, 4, 0)
  table.enter({ type: 'fall', role: 'outlaw' }, { type: 'fall', role: 'outlaw' })
  expect(table.reminders).toContainEqual({ kind: 'no-beer' })
  table.enter(next).hit(5, 0, 0, 0)
  expect(table.state.decision).toMatchObject({ kind: 'fall', needs: 1, roles: [] })
  table.enter({ type: 'save' }, { type: 'set-life', seat: 3, life: 1 }, next).hit(0, 0, 0, 1)
  expect(table.state.decision).toMatchObject({ needs: null, roles: ['renegade'] })
  table.enter({ type: 'fall', role: 'renegade' })
  expect(table.state.winner).toEqual({ side: 'law', seats: [0] })
})

test('a life set by hand is nobody’s hit: no last breath, no reward', () => {
  const table = new Printed(plain(4)).enter({ type: 'set-life', seat: 1, life: 0 })
  expect(table.state.decision).toMatchObject({ kind: 'fall', needs: null })
  table.enter({ type: 'fall', role: 'outlaw' })
  expect(table.reminders).toEqual([])
  table.enter({ type: 'set-life', seat: 1, life: 2 })
  expect(table.state.alive[1]).toBe(true)
})

test('somebody leaves in their own turn: the card is turned up and the turn passes', () => {
  const table = new Printed(plain(5)).enter(
    { type: 'equip', seat: 1, kind: 'dynamite' },
    { type: 'set-turn', seat: 1 },
    { type: 'leave', seat: 1 },
    { type: 'fall', role: 'deputy' },
  )
  expect(table.state).toMatchObject({ turn: 2, winner: null })
  expect(table.state.inPlay.flat()).toEqual([])
})

test('nobody inherits from whoever leaves, or was set to 0 by hand', () => {
  const table = new Printed([null, null, null, 'vulture-sam', null])
  table.enter({ type: 'leave', seat: 1 }, { type: 'fall', role: 'deputy' })
  expect(table.reminders).toEqual([])
  table.enter({ type: 'set-life', seat: 2, life: 0 }, { type: 'fall', role: 'outlaw' })
  expect(table.reminders).toEqual([])
  table.hit(0, 0, 0, 0, 4).enter({ type: 'fall', role: 'outlaw' })
  expect(table.reminders).toContainEqual({ kind: 'vulture-sam', seat: 3, from: 4 })
})

test('what a table forgets comes by itself', () => {
  const table = new Printed([null, 'bart-cassidy', 'el-gringo', 'vulture-sam', 'suzy-lafayette'])
  expect(turnReminders(table.state)).toEqual([
    { kind: 'one-bang', seat: 0, isFree: false },
    { kind: 'hand-limit', seat: 0, cards: 5 },
  ])
  table.enter({ type: 'equip', seat: 0, kind: 'volcanic' })
  expect(turnReminders(table.state)[0]).toMatchObject({ isFree: true })
  table.hit(0, 2, 1, 0, 0)
  expect(table.reminders).toEqual([
    { kind: 'bart-cassidy', seat: 1, cards: 2 },
    { kind: 'el-gringo', seat: 2, from: 0, cards: 1 },
  ])
  table.hit(0, 2, 0, 0, 0)
  expect(table.reminders).toEqual([])
  table.enter({ type: 'fall', role: 'outlaw' })
  expect(table.reminders).toEqual([
    { kind: 'vulture-sam', seat: 3, from: 1 },
    { kind: 'reward', seat: 0, cards: 3 },
  ])
  table.hit(0, 0, 2, 0, 0).enter({ type: 'fall', role: 'deputy' })
  expect(table.reminders).toContainEqual({ kind: 'penalty', seat: 0 })
  expect(gearOf(table.state, 0)).toEqual([])
  table.enter(next, next)
  expect(table.reminders).toEqual([{ kind: 'suzy-lafayette', seat: 4 }])
})

test('whoever is saved at the last breath has survived the hit', () => {
  const table = new Printed(['bart-cassidy', ...plain(3)]).enter(next).hit(5, 0, 0, 0)
  expect(table.reminders).toEqual([])
  table.enter({ type: 'save' })
  expect(table.reminders).toEqual([{ kind: 'bart-cassidy', seat: 0, cards: 5 }])
})

test('one card may fell several; by option each fall is looked at by itself', () => {
  const fells = (winCheck: 'card' | 'death') =>
    new Printed(plain(4), { options: { winCheck } })
      .hit(0, 4, 4, 0)
      .enter(
        { type: 'fall', role: 'outlaw' },
        { type: 'fall', role: 'outlaw' },
        { type: 'set-turn', seat: 3 },
      )
      .hit(5, 0, 0, 0).state
  expect(fells('card').winner).toEqual({ side: 'renegade', seats: [3] })
  expect(fells('death').winner).toEqual({ side: 'renegade', seats: [3] })
  const both = new Printed(plain(4), { options: { winCheck: 'death' } })
  both.enter({ type: 'set-turn', seat: 3 }).hit(5, 4, 0, 0).enter({ type: 'fall' })
  expect(both.state).toMatchObject({ winner: { side: 'outlaws' }, life: [0, 4, 4, 4] })
})

test('where the phone dealt the roles it shows nobody’s but the star, and knows them when somebody falls', () => {
  const match = startMatch(tracker, { kind: 'deal', seats: 5 }, 3)
  const { state } = match
  const view = tracker.viewFor(state, null)
  expect(view.roles.filter((role) => role === 'hidden')).toHaveLength(4)
  const seat = state.roles.indexOf('renegade')
  const left = takeAction(tracker, match, { type: 'leave', seat })
  expect(left).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ type: 'eliminated', role: 'renegade' }),
    ]),
  })
})
