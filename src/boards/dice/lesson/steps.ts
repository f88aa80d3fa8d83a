/** What a card can be about: something on the table, or whoever sits in a seat. */
export type Topic = 'own' | 'dice' | 'pile' | number

interface Step {
  /** How many choices have been made when it is read. */
  readonly at: number
  readonly id: string
  /** Without a task it is somebody else's turn. */
  readonly hasTask: boolean
  readonly about: readonly Topic[]
  /** What to tap: seats, or dice by their place in the tray. */
  readonly lit?: { readonly seats?: readonly number[]; readonly dice?: readonly number[] }
}

const [YOU, ROSA, INES, HANK] = [0, 1, 2, 3] as const

/** What the coach says, in the order in which it is read. */
export const STEPS = [
  { at: 0, id: 'welcome', hasTask: true, about: ['own'] },
  { at: 1, id: 'arrow', hasTask: true, about: ['dice', 'pile'], lit: { dice: [1, 2] } },
  { at: 2, id: 'stop', hasTask: true, about: ['dice'] },
  { at: 3, id: 'aim', hasTask: true, about: [ROSA, HANK, 'dice'], lit: { seats: [ROSA] } },
  { at: 5, id: 'beer', hasTask: true, about: ['own', 'dice'], lit: { seats: [YOU] } },
  { at: 11, id: 'foe', hasTask: false, about: [ROSA] },
  { at: 15, id: 'friend', hasTask: false, about: [INES, 'own'] },
  { at: 16, id: 'attack', hasTask: false, about: [ROSA, 'pile', HANK] },
  { at: 16, id: 'dynamite', hasTask: false, about: ['dice', HANK] },
  { at: 17, id: 'final', hasTask: true, about: [INES, HANK] },
  { at: 18, id: 'gatling', hasTask: true, about: ['dice'], lit: { dice: [0, 1, 3] } },
  { at: 19, id: 'finish', hasTask: true, about: ['dice', HANK, INES] },
  { at: 20, id: 'fire', hasTask: true, about: [INES, 'dice'], lit: { seats: [INES] } },
] as const satisfies readonly Step[]
