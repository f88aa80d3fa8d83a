import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import { nextLiving } from '@/family/ring'
import { showdownWinner } from '@/family/winning'
import { KINDS } from '../cards'
import type { ActionOf, TrackerAction } from './actions'
import { cardFor, copiesOf, hasGear, holdersOf, isWeapon, weaponOf } from './gear'
import type { Table } from './table'

/** Enters what happened on the table, or what people set right, and lets the rules run. */
export function enter(table: Table, action: TrackerAction): void {
  const { state } = table
  switch (action.type) {
    case 'hit':
      table.strike(hitsOf(table, action))
      break
    case 'heal':
      action.points.forEach((points, seat) => heal(table, seat, points))
      break
    case 'equip':
      equip(table, action)
      break
    case 'strip':
      table.discardInPlay(action.seat, cardFor(action.kind), action.kind)
      break
    case 'draw':
      readDraw(table, action)
      break
    case 'save':
      table.save()
      break
    case 'fall': {
      const known = at(state.roles, at(state.hits, 0).seat)
      const role = known === 'hidden' ? action.role : known
      if (role) table.bury(role)
      break
    }
    case 'next':
      table.startTurn(nextLiving(state, state.turn))
      break
    case 'set-life': {
      const { seat, life } = action
      table.tell({ type: 'lifeSet', seat, from: at(state.life, seat), life })
      if (life === 0) table.strike([{ seat, amount: 0, by: null, cause: 'hand' }])
      break
    }
    case 'leave':
      table.tell({ type: 'playerLeft', seat: action.seat })
      table.strike([{ seat: action.seat, amount: 0, by: null, cause: 'hand' }])
      break
    case 'set-turn':
      table.startTurn(action.seat)
      break
    case 'unseal':
      table.tell({ type: 'roleSeen', seat: action.seat, role: action.role })
      return nameWinners(table)
    case 'play-on':
      table.tell({ type: 'playedOn' })
      break
    case 'declare':
      return table.tell({ type: 'gameEnded', winner: action.winner })
  }
  table.run()
}

/** Clockwise from the left of the one in turn (rules §4), whose own losses are nobody's doing. */
function hitsOf({ state }: Table, { points, by }: ActionOf<'hit'>) {
  const { turn } = state
  return points.flatMap((_, i) => {
    const seat = (turn + 1 + i) % points.length
    const amount = at(points, seat)
    const own = seat === turn ? null : turn
    return amount > 0 ? [{ seat, amount, by: by ?? own, cause: 'hit' as const }] : []
  })
}

function heal(table: Table, seat: Seat, points: number): void {
  const { state } = table
  const life = Math.min(at(state.life, seat) + points, at(state.maxLife, seat))
  const amount = life - at(state.life, seat)
  if (amount > 0) table.tell({ type: 'lifeGained', seat, amount, cause: 'heal', life })
}

/** A new weapon replaces the old one; what there is only one of cannot lie in two places (rules §2). */
function equip(table: Table, { seat, kind }: ActionOf<'equip'>): void {
  const { state } = table
  const old = isWeapon(kind) ? weaponOf(state, seat) : null
  if (old) table.discardInPlay(seat, cardFor(old), 'replaced')
  const holders = holdersOf(state, kind)
  if (holders.length >= copiesOf(state, kind))
    for (const holder of holders.slice(0, 1)) table.discardInPlay(holder, cardFor(kind), kind)
  if (!hasGear(state, seat, kind)) table.tell({ type: 'gearLaid', seat, kind })
}

/** What follows is what the card says: the rules of Dynamite and Jail are written once. */
function readDraw(table: Table, { isMet }: ActionOf<'draw'>): void {
  const { decision } = table.state
  if (decision?.kind !== 'draw') return
  const { seat, for: check } = decision
  table.tell({ type: 'drawRead', seat, for: check, isMet })
  KINDS[check].afterCheck?.(table, { seat, card: cardFor(check), isMet })
}

/** With one more card turned up the table may know more of those who have won. */
function nameWinners(table: Table): void {
  const winner = showdownWinner(table.state)
  if (winner && winner.side === table.state.winner?.side) table.tell({ type: 'gameEnded', winner })
}
