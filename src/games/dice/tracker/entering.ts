import { at } from '@/core/list'
import { abilityOf } from '../characters'
import { attack } from '../rules/arrows'
import { beerGain } from '../rules/beer'
import { offerClears } from '../rules/clearing'
import { damage } from '../rules/damage'
import { ALL_DICE } from '../rules/dice'
import { fireGatling } from '../rules/gatling'
import { gainLife } from '../rules/life'
import { askRoll, rollsAllowed } from '../rules/rolling'
import { nextLiving } from '@/family/ring'
import type { DiceState, Face } from '../rules/state'
import type { Table } from '../rules/table'
import type { DamageTask } from '../rules/tasks'
import { run, startTurn } from '../rules/turn'
import { showdownWinner } from '@/family/winning'
import { isThreePlayerGame } from '../rules/roles'
import type { CorrectionAction, CounterAction } from './actions'
import type { CorrectionEvent } from './events'

/** Enters what happened on the table and lets the rules run: through the same batches as if the phone had rolled. */
export function count(table: Table, action: CounterAction): void {
  const { state } = table
  const { turn } = state
  switch (action.type) {
    case 'shoot': {
      const points = action.points.slice()
      interrupt(table)
      table.tell({ type: 'shotsFired', seat: turn, hits: action.points })
      damage(table, { cause: 'shots', by: turn, credit: turn, points })
      break
    }
    case 'explode': {
      const points = state.life.map((_, seat) => (seat === turn ? action.points : 0))
      interrupt(table)
      table.tell({ type: 'dynamiteExploded', seat: turn })
      damage(table, { cause: 'dynamite', by: null, credit: null, points })
      break
    }
    case 'gatling':
      interrupt(table)
      fireGatling(table, action.faces)
      break
    case 'clear':
      interrupt(table)
      offerClears(table, action.faces, false)
      break
    case 'attack':
      interrupt(table)
      attack(table, turn)
      break
    case 'take':
      interrupt(table)
      table.later({ do: 'arrows', seat: action.seat, left: action.count, cause: 'roll', by: null })
      break
    case 'give-back': {
      const { seat, count: given } = action
      interrupt(table)
      table.tell({ type: 'arrowsReturned', seat, count: given, cause: 'cleared', by: turn })
      break
    }
    case 'heal': {
      const { seat, amount } = action
      interrupt(table)
      gainLife(table, { seat, amount, cause: 'beer', by: turn, die: null })
      break
    }
    case 'pour': {
      const { seat, beers, first } = action
      interrupt(table)
      for (let beer = 0; beer < beers; beer++) {
        const amount = beerGain(state, seat, first)
        gainLife(table, { seat, amount, cause: 'beer', by: turn, die: null })
      }
      break
    }
    case 'result':
      enterResult(table, action.faces, action.arrows)
      break
    case 'next':
      leave(table)
      if (action.bonus) abilityOf(at(state.characters, turn)).afterTurn?.(table, turn)
      startTurn(table, nextLiving(state, turn))
      break
  }
  run(table)
}

/** Something comes in between; afterwards the turn goes on, or ends if its player has fallen. */
function interrupt(table: Table): void {
  leave(table)
  table.later({ do: 'read-roll' })
}

/** Drops the open question of the turn: nothing else waits while it is open. */
function leave({ state }: Table): void {
  state.decision = null
  state.queue = []
}

/** The dice as they lie after the last roll: arrows first, then everything in its order (rules §3). */
function enterResult(table: Table, faces: readonly Face[], arrows: number): void {
  const { state } = table
  const { turn: seat } = state
  interrupt(table)
  const roll = rollsAllowed(state)
  table.tell({ type: 'rolled', seat, roll, dice: ALL_DICE, faces, result: faces })
  if (arrows > 0) table.later({ do: 'arrows', seat, left: arrows, cause: 'roll', by: null })
}

/** Sets something right. What people say is told first; then the rules go on from there. */
export function correct(
  table: Table,
  action: CorrectionAction,
  tell: (event: CorrectionEvent) => void,
): void {
  const { state } = table
  switch (action.type) {
    case 'set-life': {
      const { seat, life } = action
      interrupt(table)
      tell({ type: 'lifeSet', seat, from: at(state.life, seat), life })
      if (life === 0) table.later(burial(state))
      break
    }
    case 'leave':
      interrupt(table)
      tell({ type: 'playerLeft', seat: action.seat })
      table.later(burial(state))
      break
    case 'set-arrows': {
      const { seat, arrows } = action
      interrupt(table)
      tell({ type: 'arrowsSet', seat, from: at(state.arrows, seat), arrows })
      break
    }
    case 'set-turn':
      leave(table)
      startTurn(table, action.seat)
      break
    case 'unseal':
      tell({ type: 'roleSeen', seat: action.seat, role: action.role })
      return nameWinners(table)
    case 'play-on':
      tell({ type: 'playedOn' })
      if (state.alive[state.turn]) return askRoll(table)
      startTurn(table, nextLiving(state, state.turn))
      break
    case 'declare':
      table.tell({ type: 'gameEnded', winner: action.winner })
      return
  }
  run(table)
}

/** Whoever has no life left falls by nobody's hand: no shot, no kill, no ability (a correction applies none). */
const burial = ({ life }: DiceState): DamageTask => ({
  do: 'damage',
  cause: 'hand',
  by: null,
  credit: null,
  faces: 0,
  stage: 'bury',
  points: life.map(() => 0),
  seat: -1,
  left: 0,
  dead: [],
})

/** With one more card turned up the table may know more of those who have won. */
function nameWinners(table: Table): void {
  const { state } = table
  const winner = isThreePlayerGame(state) ? null : showdownWinner(state)
  if (winner && winner.side === state.winner?.side) table.tell({ type: 'gameEnded', winner })
}
