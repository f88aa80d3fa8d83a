import { rngFromSeed } from '@/core/rng'
import { dice, type CharacterId, type DiceAction, type Role } from '@/games/dice'
import { BOTS } from '@/games/dice/bots'
import { facesOf } from '../support/faces'

interface Sitter {
  readonly role: Role
  readonly life: number
  readonly maxLife?: number
  readonly arrows?: number
  readonly character?: CharacterId
}

/** The first seat rolls, is content, and `hard` answers what comes next. */
function answerTo(sitters: readonly Sitter[], faces: string): DiceAction {
  const seats = sitters.map(({ role, life, maxLife = role === 'sheriff' ? 10 : 8, ...more }) => ({
    role,
    life,
    maxLife,
    arrows: more.arrows ?? 0,
    character: more.character ?? null,
  }))
  const rng = rngFromSeed(1)
  let state = dice.setup({ kind: 'position', turn: 0, seats }, rng)
  const rolled: DiceAction = { type: 'roll', dice: [0, 1, 2, 3, 4], faces: facesOf(faces) }
  const first = dice.step(state, rolled, rng)
  const second = dice.step(first.state, { type: 'stop' }, rng)
  state = second.state
  const view = dice.viewFor(state, 0)
  const events = [...first.events, ...second.events]
  return BOTS.hard({ view, events, legal: dice.legal(state) }, rng).action
}

test('an Outlaw takes the shot that kills the Sheriff and wins', () => {
  const sitters: Sitter[] = [
    { role: 'outlaw', life: 3 },
    { role: 'renegade', life: 1 },
    { role: 'outlaw', life: 4 },
    { role: 'sheriff', life: 1 },
  ]
  expect(answerTo(sitters, '1 a d d a')).toMatchObject({ type: 'aim', target: 3 })
})

test('a Deputy does not shoot the Sheriff while there is somebody else', () => {
  const sitters: Sitter[] = [
    { role: 'deputy', life: 3 },
    { role: 'sheriff', life: 6 },
    { role: 'outlaw', life: 4 },
    { role: 'outlaw', life: 4 },
    { role: 'renegade', life: 5 },
  ]
  expect(answerTo(sitters, '1 a d d a')).toMatchObject({ type: 'aim', target: 4 })
})

test('a Renegade does not end the game for the Outlaws', () => {
  const sitters: Sitter[] = [
    { role: 'renegade', life: 6 },
    { role: 'sheriff', life: 1 },
    { role: 'outlaw', life: 5 },
    { role: 'outlaw', life: 5 },
  ]
  expect(answerTo(sitters, '1 a d d a')).toMatchObject({ type: 'aim', target: 3 })
})

test('a Renegade alone with the Sheriff goes for the kill', () => {
  const sitters: Sitter[] = [
    { role: 'renegade', life: 2 },
    { role: 'sheriff', life: 1 },
    { role: 'outlaw', life: 0 },
    { role: 'outlaw', life: 0 },
  ]
  expect(answerTo(sitters, '1 d d b b')).toMatchObject({ type: 'aim', target: 1 })
})

test('Jesse drinks at four', () => {
  const sitters: Sitter[] = [
    { role: 'outlaw', life: 4, maxLife: 9, character: 'jesse-jones' },
    { role: 'sheriff', life: 8 },
    { role: 'outlaw', life: 6 },
    { role: 'renegade', life: 6 },
  ]
  expect(answerTo(sitters, 'b b a d a')).toMatchObject({ type: 'drink', target: 0 })
})

test('three players: whoever can kill their prey does so', () => {
  const sitters: Sitter[] = [
    { role: 'deputy', life: 2 },
    { role: 'outlaw', life: 1 },
    { role: 'renegade', life: 1 },
  ]
  expect(answerTo(sitters, '1 a d d a')).toMatchObject({ type: 'aim', target: 2 })
})

test('a hurt Sheriff wastes no beer on a player at full life', () => {
  const sitters: Sitter[] = [
    { role: 'sheriff', life: 3 },
    { role: 'outlaw', life: 8 },
    { role: 'outlaw', life: 8 },
    { role: 'renegade', life: 8 },
  ]
  expect(answerTo(sitters, 'b a d d a')).toMatchObject({ type: 'drink', target: 0 })
})
