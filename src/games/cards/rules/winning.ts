import { showdownWinner } from '@/family/winning'
import { idOf } from '../cards/faces'
import * as changes from './changes'
import type { Table } from './table'

/** Somebody has fallen: looks whether that decides the game; a card still being settled is discarded first (rules §8). */
export function checkForWin(table: Table): void {
  const { state, log } = table
  const winner = showdownWinner(state)
  if (winner === null) return
  settleCard(table)
  changes.gameEnded(state, winner)
  log?.push({ type: 'gameEnded', winner })
}

/** A card that has taken effect goes to the discards, if it is not there already (rules §4). */
export function settleCard({ state, log }: Table): void {
  const card = state.resolving
  if (card === null) return
  changes.cardSettled(state, card)
  log?.push({ type: 'cardSettled', card: idOf(card) })
}
