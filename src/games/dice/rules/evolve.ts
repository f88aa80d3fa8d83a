import { add, at } from '@/core/list'
import { copyState, type DiceState } from './state'
import type { DiceEvent } from './events'

/** The only code that changes a table. It works in place; whoever needs the old table copies it first. */
export function evolve(state: DiceState, event: DiceEvent): void {
  switch (event.type) {
    case 'turnStarted':
      state.turn = event.seat
      state.round = event.round
      state.dice = null
      state.rolls = 0
      state.spentBeer = null
      state.used = NOBODY
      return
    case 'rolled':
      state.dice = event.result
      state.rolls = event.roll
      return
    case 'arrowTaken':
      state.pile -= 1
      add(state.arrows, event.seat, 1)
      if (event.by !== null) markUsed(state, event.by)
      return
    case 'arrowsReturned':
      state.pile += event.count
      add(state.arrows, event.seat, -event.count)
      return
    case 'aimed':
      add(state.marks, event.target, event.beer === null ? 1 : 2)
      if (event.beer === null) return
      state.spentBeer = event.beer
      markUsed(state, event.seat)
      return
    case 'shotsFired':
      for (let seat = 0; seat < state.marks.length; seat++) state.marks[seat] = 0
      return
    case 'lifeLost':
    case 'lifeGained':
      state.life[event.seat] = event.life
      return
    case 'eliminated':
      state.roles[event.seat] = event.role
      state.alive[event.seat] = false
      state.pile += at(state.arrows, event.seat)
      state.arrows[event.seat] = 0
      return
    case 'lastManStandingBegan':
      state.lastManStanding = true
      return
    case 'gameEnded':
      state.winner = event.winner
      state.decision = null
      state.queue = []
      return
    case 'decisionOpened':
      state.decision = event.decision
      state.queue = event.queue
      return
    case 'attackBegan':
    case 'rollingEnded':
    case 'dynamiteExploded':
    case 'gatlingFired':
    case 'declined':
      return
  }
}

const NOBODY: readonly number[] = []

function markUsed(state: DiceState, seat: number): void {
  if (!state.used.includes(seat)) state.used = [...state.used, seat]
}

/** A table, or somebody's view of it, some events later. */
export function evolved(state: DiceState, events: readonly DiceEvent[]): DiceState {
  const next = copyState(state)
  for (const event of events) evolve(next, event)
  return copyState(next)
}
