import type { Keeping } from '@/family/keeping'
import { tracker, type TrackerGame } from '.'
import { ANSWERS, isFree } from './refusing'

/** How the card game's entries stay with their owners. */
export const keeping: Keeping<TrackerGame> = {
  module: tracker,
  ownerOf({ turn, decision }, action) {
    switch (action.type) {
      case 'draw':
      case 'save':
      case 'fall':
        return decision?.seat
      case 'hit':
      case 'next':
        return turn
      default:
        return undefined
    }
  },
  isFree,
  belongsToTurn: ({ type }) => type === 'hit' || type === 'next' || type === 'draw',
  isAnswer: ({ decision }, { type }) => type === 'heal' || ANSWERS[type] === decision?.kind,
  handOver: (seat) => ({ type: 'set-turn', seat }),
  answers: (state) =>
    tracker.legal(state).filter(({ type }) => ANSWERS[type] === state.decision?.kind),
}
