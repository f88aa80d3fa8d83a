import { reasonOccasions, type Act, type Readings } from '@/family/talk'
import type { RoleChances } from '@/family/beliefs/belief'

const LAWFUL: RoleChances = [0, 0.8, 0.1, 0.1]
const SHADY: RoleChances = [0, 0.1, 0.7, 0.2]
const UNREAD: RoleChances = [0, 0.5, 0.3, 0.2]
const [BO, COLE, ROSA, ADA] = [0, 1, 2, 3]

const readings: Readings = {
  view: { roles: Array(4).fill('hidden'), alive: [true, true, true, true] },
  before: [UNREAD, LAWFUL, SHADY, UNREAD],
  after: [UNREAD, LAWFUL, SHADY, UNREAD],
}
const said = (acts: readonly Act[], seat: number, over: Partial<Readings> = {}) =>
  reasonOccasions({ ...readings, ...over }, acts, seat).map(({ line }) => line)

test('whoever shoots somebody that is liked hears about it', () => {
  expect(said([{ by: BO, to: COLE, kind: 'harm' }], ADA)).toEqual([
    { seat: ADA, code: 'sides-with', about: BO, whom: COLE },
  ])
})

test('a shot at somebody that nobody trusts is applauded, help for them is not', () => {
  expect(said([{ by: BO, to: ROSA, kind: 'harm' }], ADA)[0]?.code).toBe('approves')
  expect(said([{ by: BO, to: ROSA, kind: 'help' }], ADA)[0]?.code).toBe('doubts-help')
  expect(said([{ by: BO, to: COLE, kind: 'help' }], ADA)).toEqual([])
})

test('nothing is said of somebody who is not read yet, of the fallen, or by those whom it is about', () => {
  const shot: Act = { by: BO, to: COLE, kind: 'harm' }
  expect(said([{ by: BO, to: ADA, kind: 'harm' }], ROSA)).toEqual([])
  expect(said([shot], BO)).toEqual([])
  expect(said([shot], COLE)).toEqual([])
  const view = { roles: readings.view.roles, alive: [true, false, true, true] }
  expect(said([shot], ADA, { view })).toEqual([])
  expect(said([shot], ADA, { before: [] })).toEqual([])
})

test('five shots at one seat are one reason to speak', () => {
  expect(said(Array<Act>(5).fill({ by: BO, to: COLE, kind: 'harm' }), ADA)).toHaveLength(1)
})
