import { rngFromSeed } from '@/core/rng'
import {
  dice,
  type CharacterId,
  type Decision,
  type DiceAction,
  type DiceState,
  type Position,
} from '@/games/dice'
import { facesOf } from '../../support/faces'
import { paperTurn, type Habits, type PaperOutcome } from '../../support/paper-rules'
import { PRINTED_LIFE, aTable } from '../../support/table'

const CHARACTERS: readonly CharacterId[] = Object.keys(PRINTED_LIFE).filter(
  (name): name is CharacterId => name in PRINTED_LIFE,
)

/** Final results in which every face meets every other. */
const ROLLS = [
  '1 1 1 1 1',
  '2 2 1 b b',
  '1 2 b g g',
  '1 b g g g',
  'g g g a d',
  'g g g g b',
  'a a b g g',
  'a 1 2 g g',
  'a a a b 1',
  'b b b b d',
  'd d d 1 b',
  'd d d g g',
  'd d a g b',
  '1 1 g g g',
]

/** Life and arrows of the roller, of the other of the pair, and of three bystanders. */
const STARTS = [
  { life: [9, 9, 9, 9, 9], arrows: [0, 0, 0, 0, 0] },
  { life: [4, 3, 5, 2, 1], arrows: [2, 2, 1, 0, 0] },
  { life: [2, 1, 8, 1, 6], arrows: [3, 3, 2, 0, 0] },
  { life: [5, 2, 2, 8, 0], arrows: [2, 3, 2, 0, 0] },
  { life: [3, 5, 0, 4, 0], arrows: [4, 1, 0, 2, 0] },
  { life: [6, 4, 0, 0, 0], arrows: [3, 3, 0, 0, 0] },
]

const OPTIONS: readonly NonNullable<Position['options']>[] = [
  {},
  { dynamiteTiming: 'after', kitSpread: 'oneOther' },
  { gringoGranularity: 'life', gringoGatling: 'before' },
  { gringoGranularity: 'turn', jesseThreshold: 'perBeer', roseWrap: false },
  { gringoGranularity: 'life', kitSpread: 'oneOther' },
]

/** Whom a habit makes each decision fall on. */
function answer(decision: Decision, { isEager, prey, drinker }: Habits): DiceAction {
  switch (decision.kind) {
    case 'gift':
      return { type: 'gift', target: decision.targets.includes(drinker) ? drinker : decision.seat }
    case 'aim': {
      const { die, targets, canDouble } = decision
      const target = targets.includes(prey) ? prey : (targets[0] ?? -1)
      return { type: 'aim', die, target, double: isEager && canDouble }
    }
    case 'drink': {
      const target = decision.targets.includes(drinker) ? drinker : decision.seat
      return { type: 'drink', die: decision.die, target }
    }
    case 'dodge':
      return { type: isEager ? 'take-arrow' : 'take-hit' }
    case 'shed':
      return { type: isEager ? 'drop-arrow' : 'keep-arrow' }
    case 'clear':
      return isEager ? { type: 'clear-arrow', target: decision.targets[0] ?? -1 } : { type: 'pass' }
    case 'roll':
      return { type: 'stop' }
    case 'reveal':
      throw new Error('no role is sealed here')
  }
}

function enginesTurn(start: Position, roll: string, habits: Habits): PaperOutcome {
  const rng = rngFromSeed(1)
  const state: DiceState = dice.setup(start, rng)
  let hasRolled = false
  while (state.decision) {
    const { decision } = state
    const isFirstRoll = decision.kind === 'roll' && state.rolls === 0
    if (hasRolled && (isFirstRoll || decision.kind === 'gift')) break
    hasRolled ||= isFirstRoll
    const action = isFirstRoll
      ? ({ type: 'roll', dice: [0, 1, 2, 3, 4], faces: facesOf(roll) } as const)
      : answer(decision, habits)
    const refusal = dice.refuse(state, action)
    if (refusal) throw new Error(refusal.message)
    dice.play(state, action, rng)
  }
  const { life, arrows, pile, winner, turn } = state
  return {
    life,
    arrows,
    pile,
    next: winner ? null : turn,
    winner: winner && { side: winner.side, seats: [...winner.seats] },
  }
}

/** The pair at a table of five; the roller is the Sheriff, or the other one is. */
function seated(roller: CharacterId, other: CharacterId, isRollerSheriff: boolean) {
  const [first, second] = isRollerSheriff ? [0, 4] : [3, 2]
  return STARTS.map(({ life, arrows }) => {
    const table = aTable(isRollerSheriff ? 'SODRO' : 'ODSRO').turn(first)
    const order = [
      first,
      second,
      ...[0, 1, 2, 3, 4].filter((seat) => seat !== first && seat !== second),
    ]
    order.forEach((seat, i) => {
      const character = [roller, other][i] ?? null
      const printed = character ? PRINTED_LIFE[character] : 8
      table.seat(seat, { character, life: Math.min(life[i] ?? 0, printed), arrows: arrows[i] ?? 0 })
    })
    return { table, first, second }
  })
}

const PAIRS = CHARACTERS.flatMap((roller) =>
  CHARACTERS.filter((other) => other !== roller).map((other) => ({ roller, other })),
)

/** Reluctance makes a difference only where somebody may choose. */
const CHOOSERS: readonly CharacterId[] = [
  'bart-cassidy',
  'kit-carlson',
  'pedro-ramirez',
  'slab-the-killer',
]
const habitsOf = (...pair: CharacterId[]): boolean[] =>
  pair.some((id) => CHOOSERS.includes(id)) ? [true, false] : [true]

test('there are 240 ordered pairs', () => {
  expect(PAIRS).toHaveLength(240)
})

test.each(PAIRS)('$roller rolls, $other is there: as worked out on paper', ({ roller, other }) => {
  let n = 0
  for (const { table, first, second } of [
    ...seated(roller, other, true),
    ...seated(roller, other, false),
  ])
    for (const roll of ROLLS)
      for (const isEager of habitsOf(roller, other)) {
        const start = table.with(OPTIONS[n % OPTIONS.length] ?? {}).position()
        const habits = { isEager, prey: second, drinker: n % 3 === 0 ? second : first }
        const played = enginesTurn(start, roll, habits)
        const worked = paperTurn(start, roll, habits)
        // Jest's comparison costs more than the turn; it is for showing the difference.
        if (JSON.stringify(played) !== JSON.stringify(worked))
          expect({ start, roll, habits, ...played }).toEqual({ start, roll, habits, ...worked })
        n += 1
      }
})
