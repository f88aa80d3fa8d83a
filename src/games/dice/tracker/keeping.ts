import type { Keeping } from '@/family/keeping'
import { dice } from '..'
import { ANSWERS } from '../rules/decisions'
import { isOwnAction, tracker, type TrackerGame } from '.'
import { isFree } from './refusing'

/** How the dice game's entries stay with their owners. */
export const keeping: Keeping<TrackerGame> = {
  module: tracker,
  ownerOf({ turn, decision }, action) {
    if (!isOwnAction(action)) return decision?.seat
    switch (action.type) {
      case 'shoot':
      case 'explode':
      case 'gatling':
      case 'clear':
      case 'attack':
      case 'pour':
      case 'result':
      case 'next':
        return turn
      default:
        return undefined
    }
  },
  isFree,
  belongsToTurn: (action) => isOwnAction(action) || ANSWERS[action.type] === 'roll',
  isAnswer: ({ decision }, action) =>
    !isOwnAction(action) && ANSWERS[action.type] === decision?.kind,
  handOver: (seat) => ({ type: 'set-turn', seat }),
  answers: dice.legal,
}
