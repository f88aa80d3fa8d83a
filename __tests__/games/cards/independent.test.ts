import type { CardsAction } from '@/games/cards'
import { cards } from '@/games/cards'
import { tableNotation, type TableNotation } from '@/games/cards/notation/table'
import { playOut, seeds } from '../../support/cards-games'

// A second opinion on whole games: distances, limits, needs and the win are counted again, from the table as outside
// programs read it and the words of the rules, with nothing of the engine's own.

const REACH: Readonly<Record<string, number>> = {
  volcanic: 1,
  schofield: 2,
  remington: 3,
  'rev-carabine': 4,
  winchester: 5,
}

const kindOf = (id: string): string => id.replace(/-(\d+|[JQKA])[SHDC](-2)?$/, '')

const has = ({ seats }: TableNotation, seat: number, kind: string): boolean =>
  seats[seat]?.inPlay.some((id) => kindOf(id) === kind) ?? false

const living = ({ seats }: TableNotation): number[] =>
  seats.flatMap(({ alive }, seat) => (alive ? [seat] : []))

const is = ({ seats }: TableNotation, seat: number, character: string): boolean =>
  seats[seat]?.character === character

/** §5 */
function distance(table: TableNotation, from: number, to: number): number {
  const ring = living(table)
  const apart = Math.abs(ring.indexOf(from) - ring.indexOf(to))
  const farther = Number(has(table, to, 'mustang')) + Number(is(table, to, 'paul-regret'))
  const nearer = Number(has(table, from, 'scope')) + Number(is(table, from, 'rose-doolan'))
  return Math.max(1, Math.min(apart, ring.length - apart) + farther - nearer)
}

function reach({ seats }: TableNotation, seat: number): number {
  return Math.max(1, ...(seats[seat]?.inPlay ?? []).map((id) => REACH[kindOf(id)] ?? 0))
}

/** Whom every BANG! of the hand may be aimed at, §2 and §6. */
function shots(table: TableNotation, seat: number): string[] {
  const isFree = is(table, seat, 'willy-the-kid') || has(table, seat, 'volcanic')
  if (table.bangsPlayed > 0 && !isFree) return []
  const kinds = is(table, seat, 'calamity-janet') ? ['bang', 'missed'] : ['bang']
  return (table.seats[seat]?.hand ?? [])
    .filter((id) => kinds.includes(kindOf(id)))
    .flatMap((id) =>
      living(table)
        .filter((to) => to !== seat && distance(table, seat, to) <= reach(table, seat))
        .map((to) => `${id} ${to}`),
    )
}

const listedShots = (actions: readonly CardsAction[]): string[] =>
  actions.flatMap((action) =>
    action.type === 'play' && ['bang', 'missed'].includes(kindOf(action.card))
      ? [`${action.card} ${action.target}`]
      : [],
  )

/** Cards that may answer an open question, §6 and §7. */
function answers(table: TableNotation): string[] {
  const { decision } = table
  if (!decision) return []
  const isJanet = is(table, decision.seat, 'calamity-janet')
  const byKind: Readonly<Record<string, readonly string[]>> = {
    defend: isJanet ? ['missed', 'bang'] : ['missed'],
    indians: isJanet ? ['missed', 'bang'] : ['bang'],
    duel: isJanet ? ['missed', 'bang'] : ['bang'],
    'last-breath': living(table).length > 2 ? ['beer'] : [],
  }
  const kinds = byKind[decision.kind] ?? []
  return (table.seats[decision.seat]?.hand ?? []).filter((id) => kinds.includes(kindOf(id)))
}

const listedAnswers = (actions: readonly CardsAction[]): string[] =>
  actions.flatMap((action) => (action.type === 'respond' ? [action.card] : []))

/** §8: who has won as the table stands; the roles of a whole table are all known. */
function winner(table: TableNotation): string | null {
  const roles = living(table).map((seat) => table.seats[seat]?.role)
  if (!roles.includes('sheriff'))
    return roles.length === 1 && roles[0] === 'renegade' ? 'renegade' : 'outlaws'
  return roles.includes('outlaw') || roles.includes('renegade') ? null : 'law'
}

/** What a table says that the rules do not; empty as it should be. */
function differences(table: TableNotation, actions: readonly CardsAction[]): string[] {
  const { decision, seats } = table
  const wrong: string[] = []
  const compare = (what: string, listed: unknown, counted: unknown): void => {
    const [one, other] = [JSON.stringify(listed), JSON.stringify(counted)]
    if (one !== other) wrong.push(`${what}: ${one} is not ${other}`)
  }
  const sorted = (list: readonly string[]) => list.toSorted()
  if (!decision) {
    compare('the winner', table.winner?.side, winner(table))
    return wrong
  }
  const owner = seats[decision.seat]
  switch (decision.kind) {
    case 'play':
      compare('no winner between cards', null, winner(table))
      compare('shots', sorted(listedShots(actions)), sorted(shots(table, decision.seat)))
      break
    case 'defend': {
      const isSlabs = is(table, decision.from, 'slab-the-killer')
      const most = isSlabs && kindOf(decision.card) === 'bang' ? 2 : 1
      compare('needs in bounds', decision.needs >= 1 && decision.needs <= most, true)
      break
    }
    case 'last-breath':
      compare('needs', decision.needs, 1 - (owner?.life ?? 0))
      break
    case 'discard':
      compare('too many cards', (owner?.hand.length ?? 0) > (owner?.life ?? 0), true)
      break
    default:
  }
  compare('answers', sorted(listedAnswers(actions)), sorted(answers(table)))
  return wrong
}

test('distances, limits, needs and the win, counted again in whole games', () => {
  for (const seed of seeds(120)) {
    const look = (state: Parameters<typeof tableNotation>[0]) => {
      const wrong = differences(tableNotation(state), cards.legal(state))
      if (wrong.length > 0) throw new Error(`seed ${seed}: ${wrong.join('; ')}`)
    }
    const end = playOut(seed, ({ before }) => look(before))
    look(end)
    expect(end.winner).not.toBeNull()
  }
})
