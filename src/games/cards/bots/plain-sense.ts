import { at } from '@/core/list'
import type { CardsAction } from '../protocol'
import { moveOf, type Move } from '../rules/moves'
import type { CardsView, Seat } from '../rules/state'
import type { Aside, Choice, Sight } from './bot'
import { healCost } from './policy/answers'
import { decide } from './policy/decide'
import { mindOf, type Knowledge } from './policy/minds'
import { Scene } from './policy/scene'
import { reasonsFor } from './reasons'

const scene = new Scene()

/** Whose decision is open. */
export function askedSeat({ decision }: CardsView): Seat {
  if (!decision) throw new Error('nobody is asked')
  return decision.seat
}

/** The action among the legal ones that a move stands for. */
export const actionFor = (
  legal: readonly CardsAction[],
  moves: readonly Move[],
  move: Move,
): CardsAction => at(legal, moves.indexOf(move))

/** Plays by the rules of plain sense, fed by what it knows. */
export function sensibleChoice({ view, legal }: Sight, knowledge: Knowledge): Choice {
  if (legal.length === 1) return { action: at(legal, 0), why: [{ code: 'only-choice' }] }
  const seat = askedSeat(view)
  const mind = mindOf(view, seat, knowledge)
  const moves = legal.map(moveOf)
  const move = decide(scene.lookAt(view, seat, mind), moves, moves.length)
  const action = actionFor(legal, moves, move)
  return { action, why: reasonsFor(action, view, mind) }
}

const ALMOST_DEAD = 1
const RICH = 4

/** Out of turn: heals when the next hit may be the last, or when there are cards to spare. */
export function interjectSensibly({ view, legal }: Sight, knowledgeOf: () => Knowledge): Aside {
  const seat = healerOf(legal)
  const { decision } = view
  if (seat === null || !decision || !isUrgent(view, seat))
    return { action: null, why: [{ code: 'can-wait' }] }
  scene.lookAt(view, seat, mindOf(view, seat, knowledgeOf()))
  const moves = legal.map(moveOf)
  const cost = (i: number): number => healCost(scene, at(moves, i))
  let best = 0
  for (let i = 1; i < moves.length; i++) if (cost(i) < cost(best)) best = i
  return { action: at(legal, best), why: [{ code: 'almost-dead', seat }] }
}

const isUrgent = ({ life, hands }: CardsView, seat: Seat): boolean =>
  at(life, seat) <= ALMOST_DEAD || (at(life, seat) === 2 && at(hands, seat).length >= RICH)

/** Whose heals these are. */
function healerOf([heal]: readonly CardsAction[]): Seat | null {
  return heal?.type === 'heal' ? (heal.seat ?? null) : null
}
