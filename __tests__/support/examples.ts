import type { CharacterId, Decision, DiceAction, Position, Side } from '@/games/dice'
import written from './dice-examples.json'
import { facesOf } from './faces'
import { rolesOf } from './table'

interface WrittenSeat {
  readonly role: string
  readonly character: string
  readonly life: number
  readonly max: number
  readonly arrows: number
}

type ByKey = Readonly<Record<string, number | undefined>>

/** A worked turn of the rules' own collection (rules §13). */
export interface Example {
  readonly id: string
  readonly topic: string
  readonly turn: number
  readonly options: NonNullable<Position['options']>
  readonly lastManStanding: boolean
  readonly pile: number
  readonly players: readonly WrittenSeat[]
  readonly rolls: readonly { readonly dice: readonly number[]; readonly faces: readonly string[] }[]
  readonly choices: {
    readonly shots?: ByKey
    readonly beers?: readonly number[]
    readonly bart?: ByKey
    readonly pedro?: ByKey
    readonly kit?: readonly number[]
    readonly slab?: number
    readonly sid?: number
  }
  readonly expected: {
    readonly reject?: string
    readonly life?: readonly number[]
    readonly arrows?: readonly number[]
    readonly alive?: readonly boolean[]
    readonly pile?: number
    readonly winner?: string | null
    readonly next?: number | null
  }
}

export const EXAMPLES: readonly Example[] = written

const SHORT_NAMES: Readonly<Record<string, CharacterId | null>> = {
  none: null,
  bart: 'bart-cassidy',
  blackjack: 'black-jack',
  janet: 'calamity-janet',
  gringo: 'el-gringo',
  jesse: 'jesse-jones',
  jourdonnais: 'jourdonnais',
  kit: 'kit-carlson',
  lucky: 'lucky-duke',
  paul: 'paul-regret',
  pedro: 'pedro-ramirez',
  rose: 'rose-doolan',
  sid: 'sid-ketchum',
  slab: 'slab-the-killer',
  suzy: 'suzy-lafayette',
  sam: 'vulture-sam',
  willy: 'willy-the-kid',
}

function characterOf(name: string): CharacterId | null {
  const id = SHORT_NAMES[name]
  if (id === undefined) throw new Error(`nobody is called '${name}'`)
  return id
}

/** The table at which an example starts. */
export function positionOf({ turn, options, players, lastManStanding }: Example): Position {
  const roles = rolesOf(players.map(({ role }) => role).join(''))
  const seats = players.map(({ character, life, max, arrows }, seat) => ({
    role: roles[seat] ?? 'outlaw',
    character: characterOf(character),
    life,
    maxLife: max,
    arrows,
  }))
  return { kind: 'position', turn, options, seats, ...(lastManStanding && { lastManStanding }) }
}

const CAUSE_KEYS: Readonly<Record<string, string>> = { shots: 'shot' }

/**
 * Answers each decision as the example's choices say; null once the example has no more to say. A choice that is
 * missing is skipped over, which the rules must not allow.
 */
export function policyOf({ rolls, choices }: Example): (decision: Decision) => DiceAction | null {
  const rolled = [...rolls]
  const beers = [...(choices.beers ?? [])]
  const clears = [...(choices.kit ?? [])]
  const dodges: Record<string, number | undefined> = { ...choices.bart }
  let sheds = Object.values(choices.pedro ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0)
  return (decision) => {
    switch (decision.kind) {
      case 'gift':
        return choices.sid === undefined ? null : { type: 'gift', target: choices.sid }
      case 'roll': {
        const next = rolled.shift()
        if (next) return { type: 'roll', dice: next.dice, faces: facesOf(next.faces.join(' ')) }
        return { type: 'stop' }
      }
      case 'aim': {
        const { die } = decision
        const target = choices.shots?.[die]
        if (target === undefined) return { type: 'drink', die, target: beers[0] ?? 0 }
        return { type: 'aim', die, target, ...(choices.slab === die && { double: true }) }
      }
      case 'drink':
        return { type: 'drink', die: decision.die, target: beers.shift() ?? -1 }
      case 'dodge': {
        const key = CAUSE_KEYS[decision.cause] ?? decision.cause
        const left = dodges[key] ?? 0
        dodges[key] = left - 1
        return { type: left > 0 ? 'take-arrow' : 'take-hit' }
      }
      case 'shed':
        return { type: sheds-- > 0 ? 'drop-arrow' : 'keep-arrow' }
      case 'clear': {
        const target = clears.shift()
        return target === undefined ? { type: 'pass' } : { type: 'clear-arrow', target }
      }
      case 'reveal':
        return null
    }
  }
}

/** The table as the protocol shows it, as far as an example speaks of it. */
export interface ShownTable {
  readonly seats: readonly {
    readonly life: number
    readonly arrows: number
    readonly alive: boolean
  }[]
  readonly arrowPile: number
  readonly turn: number
  readonly decision: Decision | null
  readonly winner: { readonly side: Side; readonly seats: readonly number[] } | null
}

export type ExampleRequest =
  | { readonly op: 'load'; readonly position: Omit<Position, 'kind'> & { readonly game: 'dice' } }
  | { readonly op: 'act'; readonly action: DiceAction }
  | { readonly op: 'table' }

export type ExampleReply =
  | { readonly ok: true; readonly table: ShownTable }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } }

/** How an example's turn came out, in the words of its expectation. */
export type ExampleOutcome = Example['expected']

/**
 * Plays an example: yields requests of the referee's protocol and is handed the replies, so that the engine in this
 * process and the referee in another can play the same script. Ends with the turn, the game or a refusal.
 */
export function* playExample(
  example: Example,
): Generator<ExampleRequest, ExampleOutcome, ExampleReply> {
  const { kind: _, ...position } = positionOf(example)
  const answer = policyOf(example)
  let reply = yield { op: 'load', position: { game: 'dice', ...position } }
  let hasRolled = false
  for (;;) {
    if (!reply.ok) return { reject: reply.error.message }
    const { decision, turn } = reply.table
    if (!decision || (hasRolled && turn !== example.turn)) return outcomeOf(reply.table)
    const action = answer(decision)
    if (!action) throw new Error(`${example.id} does not say how to ${decision.kind}`)
    hasRolled ||= action.type === 'roll'
    const before = JSON.stringify(reply.table)
    reply = yield { op: 'act', action }
    if (reply.ok) continue
    const after = yield { op: 'table' }
    if (!after.ok || JSON.stringify(after.table) !== before)
      throw new Error(`${example.id}: the refusal changed the table`)
  }
}

function outcomeOf({ seats, arrowPile, turn, winner }: ShownTable): ExampleOutcome {
  return {
    life: seats.map(({ life }) => life),
    arrows: seats.map(({ arrows }) => arrows),
    alive: seats.map(({ alive }) => alive),
    pile: arrowPile,
    winner: winner && winnerName(winner),
    next: winner ? null : turn,
  }
}

const TEAMS: Readonly<Record<Side, string | null>> = {
  law: 'Law',
  outlaws: 'Outlaws',
  draw: 'Draw',
  renegade: null,
  hunter: null,
  survivor: null,
}

const winnerName = ({ side, seats }: NonNullable<ShownTable['winner']>): string =>
  TEAMS[side] ?? `P${seats.join()}`
