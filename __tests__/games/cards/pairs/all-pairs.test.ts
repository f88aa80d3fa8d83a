import { cards, type CardId, type CardsAction, type CharacterId } from '@/games/cards'
import { CHARACTER_IDS } from '@/games/cards/characters'
import { tableNotation } from '@/games/cards/notation/table'
import { aCardTable, type CardTable } from '../../../support/cards-table'

// Every two characters at one table, in both directions, in situations in which most abilities show. What must come of it
// is worked out here from the words of the rules, without the engine.

const PAIRS = CHARACTER_IDS.flatMap((x) =>
  CHARACTER_IDS.filter((y) => y !== x).map((y) => [x, y] as const),
)

test('there are 240 ordered pairs', () => {
  expect(PAIRS).toHaveLength(240)
})

const pairsOf = (count: number): number => (count * (count - 1)) / 2
const isHeart = (id: CardId): boolean => id.endsWith('H')

describe('phase 1, each taking what only they may take', () => {
  const PILE = ['bang-2C', 'bang-3D', 'bang-4D', 'bang-5D'] as const

  interface Drawn {
    readonly drawn: readonly CardId[]
    readonly other: readonly CardId[]
    readonly top: CardId
  }

  /** What the first draws, and what the other's hand and the pile are then. */
  function drawnOnPaper(x: CharacterId, y: CharacterId): Drawn {
    const [one, two, three, four] = PILE
    const plain: Drawn = { drawn: [one, two], other: ['beer-6H'], top: three }
    switch (x) {
      case 'black-jack':
        return { ...plain, drawn: [one, two, three], top: four }
      case 'kit-carlson':
        return { ...plain, drawn: [two, three], top: one }
      case 'pedro-ramirez':
        return { ...plain, drawn: ['panic-JH', one], top: two }
      case 'jesse-jones':
        return y === 'suzy-lafayette'
          ? { drawn: ['beer-6H', two], other: [one], top: three }
          : { drawn: ['beer-6H', one], other: [], top: two }
      default:
        return plain
    }
  }

  test.each(PAIRS)('%s draws, %s holds one card', (x, y) => {
    const table = aCardTable('SORO')
      .fresh()
      .is(0, x)
      .is(2, y)
      .hand(0, 'missed-4S')
      .hand(2, 'beer-6H')
      .pile(...PILE)
      .discarded('panic-JH')
      .build()
    if (x === 'kit-carlson') table.putsBack(PILE[0])
    if (x === 'pedro-ramirez') table.draws('discard')
    if (x === 'jesse-jones') table.draws(2)
    const { drawn, other, top } = drawnOnPaper(x, y)
    expect(table).toHold(0, 'missed-4S', ...drawn)
    expect(table).toHold(2, ...other)
    expect(table).toHavePileTop(top)
    expect(table).toAsk(0, 'play')
  })
})

test.each(PAIRS)('how far %s sees %s', (x, y) => {
  const seen = (steps: number) =>
    Math.max(1, steps + (y === 'paul-regret' ? 1 : 0) - (x === 'rose-doolan' ? 1 : 0))
  for (const steps of [1, 2, 3]) {
    const { state } = aCardTable('SOROODD')
      .is(0, x)
      .is(steps, y)
      .hand(0, 'bang-AS', 'panic-QH')
      .hand(steps, 'beer-6H')
      .build()
    const targets = (card: CardId) =>
      cards
        .legal(state)
        .flatMap((action) =>
          action.type === 'play' && action.card === card ? [action.target] : [],
        )
    expect(targets('bang-AS').includes(steps)).toBe(seen(steps) === 1)
    expect(targets('panic-QH').includes(steps)).toBe(seen(steps) === 1)
  }
})

type Attack = 'bang-AS' | 'gatling-10H' | 'indians-AD'

const PILES: readonly (readonly CardId[])[] = [
  ['missed-5S', 'missed-6S', 'missed-7S', 'missed-8S', 'missed-10C'],
  ['beer-6H', 'missed-5S', 'missed-6S', 'missed-7S', 'missed-8S'],
  ['missed-5S', 'beer-6H', 'missed-6S', 'missed-7S', 'missed-8S'],
  ['beer-6H', 'beer-7H', 'missed-5S', 'missed-6S', 'missed-7S'],
]

interface Case {
  readonly x: CharacterId
  readonly y: CharacterId
  readonly attack: Attack
  readonly pile: readonly CardId[]
  /** Whether the one attacked does all they can: turns cards first, then shows what they hold. */
  readonly isStubborn: boolean
}

interface Outcome {
  readonly life: readonly number[]
  readonly attacker: readonly string[]
  readonly attacked: readonly string[]
  /** Top first. */
  readonly discards: readonly string[]
  readonly canShootAgain: boolean
  readonly heals: number
  readonly interjections: number
}

/** The attacked holds a Missed! and a BANG!, has a Barrel and three life points; two others have nothing. */
function onPaper({ x, y, attack, pile, isStubborn }: Case): Outcome {
  const top = [...pile]
  const attacker: CardId[] = ['bang-2D', 'mustang-8H']
  let attacked: CardId[] = ['missed-2S', 'bang-3D']
  const discards: CardId[] = []
  let needs = attack === 'bang-AS' && x === 'slab-the-killer' ? 2 : 1
  const isShot = attack !== 'indians-AD'
  const checks = !isStubborn || !isShot ? 0 : y === 'jourdonnais' ? 2 : 1
  for (let i = 0; i < checks && needs > 0; i++) {
    const turned = top.splice(0, y === 'lucky-duke' ? 2 : 1)
    if (turned.some(isHeart)) needs -= 1
    discards.push(...turned)
  }
  const wanted = isShot ? 'missed' : 'bang'
  for (const card of [...attacked]) {
    if (!isStubborn || needs === 0) break
    if (!card.startsWith(wanted) && y !== 'calamity-janet') continue
    attacked = attacked.filter((other) => other !== card)
    discards.push(card)
    needs -= 1
  }
  const isHit = needs > 0
  if (isHit && y === 'bart-cassidy') attacked.push(...top.splice(0, 1))
  if (isHit && y === 'el-gringo') attacked.push(...attacker.splice(0, 1))
  discards.push(attack)
  const others = attack === 'bang-AS' ? 4 : 3
  return {
    life: [4, isHit ? 2 : 3, others, others],
    attacker,
    attacked,
    discards: discards.reverse(),
    canShootAgain: attacker.includes('bang-2D') && (attack !== 'bang-AS' || x === 'willy-the-kid'),
    heals: x === 'sid-ketchum' ? pairsOf(attacker.length) : 0,
    interjections: y === 'sid-ketchum' ? pairsOf(attacked.length) : 0,
  }
}

/** The best answer first: turned cards, then cards of the hand in their order. */
function answer(table: CardTable, isStubborn: boolean): CardsAction {
  const legal = cards.legal(table.state).filter(({ type }) => type !== 'heal')
  const isNamed = (wanted: CardsAction['type']) => (action: CardsAction) => action.type === wanted
  const heart = legal.find((action) => action.type === 'choose' && isHeart(action.card))
  const chosen = heart ?? legal.find(isNamed('choose'))
  if (chosen) return chosen
  const tried = (['barrel', 'jourdonnais', 'respond'] as const).map((type) =>
    legal.find(isNamed(type)),
  )
  return (isStubborn && tried.find((action) => action !== undefined)) || { type: 'pass' }
}

function atTheTable({ x, y, attack, pile, isStubborn }: Case): Outcome {
  const table = aCardTable('SORO')
    .is(0, x)
    .is(1, y)
    .life(0, 4)
    .life(1, 3)
    .hand(0, attack, 'bang-2D', 'mustang-8H')
    .hand(1, 'missed-2S', 'bang-3D')
    .inFrontOf(0, 'schofield-KS')
    .inFrontOf(1, 'barrel-QS')
    .pile(...pile)
    .build()
  table.plays(attack, attack === 'bang-AS' ? 1 : undefined)
  while (table.state.decision?.kind !== 'play') table.picking(0).does(answer(table, isStubborn))
  const legal = cards.legal(table.state)
  const { seats, discard } = tableNotation(table.state)
  return {
    life: seats.map(({ life }) => life),
    attacker: seats[0]?.hand ?? [],
    attacked: seats[1]?.hand ?? [],
    discards: discard,
    canShootAgain: legal.some(
      (action) => action.type === 'play' && action.card === 'bang-2D' && action.target === 1,
    ),
    heals: legal.filter(({ type }) => type === 'heal').length,
    interjections: cards.interjections(table.state).length,
  }
}

/** The pile matters only to somebody who turns cards. */
const ATTACKS = (['bang-AS', 'gatling-10H', 'indians-AD'] as const).flatMap((attack) =>
  PILES.flatMap((pile, n) => {
    const turnsCards = n === 0 || attack !== 'indians-AD'
    return [true, false]
      .filter((isStubborn) => (isStubborn ? turnsCards : n === 0))
      .map((isStubborn) => ({ attack, pile, isStubborn }))
  }),
)

test.each(PAIRS)('%s attacks %s: as worked out on paper', (x, y) => {
  for (const { attack, pile, isStubborn } of ATTACKS) {
    const given = { x, y, attack, pile, isStubborn }
    const played = atTheTable(given)
    const worked = onPaper(given)
    // Jest's comparison costs more than the turn; it is for showing the difference.
    if (JSON.stringify(played) !== JSON.stringify(worked))
      expect({ given, ...played }).toEqual({ given, ...worked })
  }
})

test.each(PAIRS)('%s wins a Duel for a life, %s is there', (x, y) => {
  const table = aCardTable('SOROD')
    .is(0, x)
    .is(1, y)
    .life(3, 1)
    .hand(0, 'duel-JS')
    .hand(1, 'beer-6H')
    .hand(3, 'missed-3S')
    .inFrontOf(3, 'mustang-8H')
    .pile('bang-2D', 'bang-3D', 'bang-4D')
    .build()
    .plays('duel-JS', 3)
    .passes(2)
  const left = ['missed-3S', 'mustang-8H'] as const
  const reward = ['bang-2D', 'bang-3D', 'bang-4D'] as const
  const isSam = (id: CharacterId) => id === 'vulture-sam'
  expect(table).toHold(0, ...(isSam(x) ? left : []), ...reward)
  expect(table).toHold(1, 'beer-6H', ...(isSam(y) ? left : []))
  expect(table).toHaveDiscards('duel-JS', ...(isSam(x) || isSam(y) ? [] : left.toReversed()))
  expect(table).toAsk(0, 'play')
})

test.each(PAIRS)('a Dynamite before %s, %s is next', (x, y) => {
  const table = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .is(1, x)
    .is(2, y)
    .hand(1, 'missed-10C')
    .hand(2, 'missed-JC')
    .inFrontOf(1, 'dynamite-2H', 'jail-JS')
    .pile('missed-5S', 'bang-4C', 'bang-2D', 'bang-3D', 'bang-5D', 'bang-6D')
    .build()
  // Lucky Duke names the club that does no harm, then has a choice of two diamonds for the Jail.
  if (x === 'lucky-duke') table.chooses('bang-4C').chooses('bang-2D')
  const isUnhurt = x === 'lucky-duke'
  expect(table.state.life[1]).toBe(isUnhurt ? 4 : 1)
  // Whoever is hurt draws for the Jail a club, or what three cards of Bart's have left on top.
  const gained = x === 'bart-cassidy' ? (['bang-4C', 'bang-2D', 'bang-3D'] as const) : []
  expect(table).toHold(1, 'missed-10C', ...gained)
  expect(table).toLieBefore(1)
  // What did not explode is looked at again at the next start, and moves on once more.
  expect(table).toLieBefore(3, ...(isUnhurt ? (['dynamite-2H'] as const) : []))
  expect(table.state.turn).toBe(2)
  const turnedForJail = isUnhurt ? 'bang-3D' : x === 'bart-cassidy' ? 'bang-5D' : 'bang-4C'
  expect(tableNotation(table.state).discard).toContain(turnedForJail)
})
