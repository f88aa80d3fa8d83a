import { at } from '@/core/list'
import {
  CHOOSE,
  DISCARD,
  DRAW,
  DRAW_FROM_DISCARDS,
  DRAW_FROM_PILE,
  END,
  HEAL,
  NOTHING,
  PLAY,
  PUT_BACK,
  TAKE,
  cardIn,
  seatIn,
  takenIn,
  typeIn,
  type Move,
} from '../../rules/moves'
import type { CardKind } from '../../cards/kind'
import type { Decision } from '../../protocol'
import { playedAs } from '../../rules/uses'
import {
  chooseMerit,
  defendMerit,
  drawMerit,
  fireMerit,
  healMerit,
  letGoMerit,
  putBackMerit,
  takeMerit,
} from './answers'
import { mayExceed, playMerit, type Play } from './plays'
import type { Scene } from './scene'

/** A play spelled out, the same one again and again. */
const play = { card: 0, target: 0, taken: 0 }

function playOf(move: Move): Play {
  play.card = cardIn(move)
  play.target = seatIn(move)
  play.taken = takenIn(move)
  return play
}

/** What a move is worth by plain sense; ending a turn and passing are worth 0. */
export function meritOf(scene: Scene, move: Move, decision: Decision): number {
  switch (typeIn(move)) {
    case PLAY:
      return playMerit(scene, playedAs(scene.ability, cardIn(move)).id, playOf(move))
    case END:
      return IDLE
    case HEAL:
      return healMerit(scene, move, decision)
    case DRAW:
      return drawMerit(scene, sourceOf(move))
    case PUT_BACK:
      return putBackMerit(scene, cardIn(move), decision.kind === 'keep' ? decision.cards : [])
    case CHOOSE:
      return chooseMerit(decision, cardIn(move))
    case TAKE:
      return takeMerit(scene, cardIn(move))
    case DISCARD:
      return letGoMerit(scene, cardIn(move))
    default:
      return decision.kind === 'defend'
        ? defendMerit(scene, move, decision.needs)
        : decision.kind === 'last-breath'
          ? lastBreathMerit(move)
          : fireMerit(scene, move, decision)
  }
}

/** Better than a play that is worth nothing. */
const IDLE = 0.001

const lastBreathMerit = (move: Move): number => (cardIn(move) === NOTHING ? 0 : BREATH)
const BREATH = 100

const sourceOf = (move: Move): 'pile' | 'discard' | number =>
  move === DRAW_FROM_PILE ? 'pile' : move === DRAW_FROM_DISCARDS ? 'discard' : seatIn(move)

/** The move of most merit among the first so many; of equals the first. */
export function decide(scene: Scene, moves: readonly Move[], count: number): Move {
  const { decision } = scene.state
  if (decision === null) throw new Error('nobody is asked')
  let best = at(moves, 0)
  if (count === 1) return best
  let most = -Infinity
  kinds.length = 0
  let card = NOTHING
  let isIdle = false
  for (let i = 0; i < count; i++) {
    const move = at(moves, i)
    if (typeIn(move) === PLAY && cardIn(move) !== card) {
      card = cardIn(move)
      isIdle = !isWorthALook(playedAs(scene.ability, card), most)
    }
    if (isIdle && typeIn(move) === PLAY) continue
    const merit = meritOf(scene, move, decision)
    if (merit > most) {
      most = merit
      best = move
    }
  }
  return best
}

/** Kinds that have been looked at, the same list again and again. */
const kinds: CardKind[] = []

/** A second card of a kind does no more than the first, and a shot never comes before gear: most cards need no second look. */
function isWorthALook(kind: CardKind, most: number): boolean {
  if (!mayExceed(kind.id, most) || kinds.includes(kind)) return false
  kinds.push(kind)
  return true
}
