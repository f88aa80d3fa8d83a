import { rngFromSeed } from '@/core/rng'
import { dice, type DiceState, type SeenRole } from '@/games/dice'

/** Four players of whom the phone knows these roles; seat 1 shoots until the Sheriff falls. */
function sheriffFalls(roles: readonly SeenRole[]): DiceState {
  const rng = rngFromSeed(1)
  let state = dice.setup(
    { kind: 'deal', seats: 4, roles, characters: [null, null, null, null] },
    rng,
  )
  while (state.decision) {
    const { decision } = state
    const [first] = dice.legal(state)
    if (!first) throw new Error('nothing is legal')
    const shot = { type: 'roll', dice: [0, 1, 2, 3, 4], faces: Array(5).fill('one') } as const
    const calm = { ...shot, faces: Array(5).fill('gatling').fill('beer', 2) } as const
    const stopped = { type: 'stop' } as const
    if (decision.kind === 'roll') {
      const roll = decision.seat === 1 ? shot : calm
      state = dice.step(state, state.rolls === 0 ? roll : stopped, rng).state
    } else if (decision.kind === 'aim') {
      state = dice.step(state, { type: 'aim', die: decision.die, target: 0 }, rng).state
    } else if (decision.kind === 'drink') {
      state = dice.step(state, { type: 'drink', die: decision.die, target: 3 }, rng).state
    } else state = dice.step(state, first, rng).state
  }
  return state
}

it('names sealed seats as Outlaws if nothing else can be behind them', () => {
  const { winner } = sheriffFalls(['sheriff', 'outlaw', 'renegade', 'hidden'])
  expect(winner).toEqual({ side: 'outlaws', seats: [1, 3] })
})

it('names no sealed seat while it could be somebody else', () => {
  const { winner } = sheriffFalls(['sheriff', 'outlaw', 'hidden', 'hidden'])
  expect(winner).toEqual({ side: 'outlaws', seats: [1] })
})
