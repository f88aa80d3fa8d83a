import { at } from '@/core/list'
import { idOf } from '../cards/faces'
import * as changes from './changes'
import type { Role, SeenRole } from './roles'
import { countLiving } from './seating'
import type { CardsState, Seat, Winner } from './state'
import type { Table } from './table'

type Standing = Pick<CardsState, 'roles' | 'alive'>

/** Looks whether somebody has won; a card still being settled is discarded first (rules §8). */
export function checkForWin(table: Table): void {
  const { state, log } = table
  const winner = winnerOf(state)
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

/** Who has won, at a table whose roles are all known (rules §8). */
export function winnerOf(state: Standing): Winner | null {
  if (!lives(state, 'sheriff')) {
    const isAlone = countLiving(state) === 1 && lives(state, 'renegade')
    if (isAlone) return { side: 'renegade', seats: [state.alive.indexOf(true)] }
    return { side: 'outlaws', seats: seatsOf(state, (role) => role === 'outlaw') }
  }
  if (lives(state, 'outlaw') || lives(state, 'renegade')) return null
  return { side: 'law', seats: seatsOf(state, (role) => role === 'sheriff' || role === 'deputy') }
}

function lives({ roles, alive }: Standing, role: Role): boolean {
  for (let seat = 0; seat < roles.length; seat++)
    if (alive[seat] && at(roles, seat) === role) return true
  return false
}

function seatsOf({ roles }: Standing, is: (role: SeenRole) => boolean): Seat[] {
  return roles.map((_, seat) => seat).filter((seat) => is(at(roles, seat)))
}
