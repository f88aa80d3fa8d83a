import { at } from '@/core/list'
import { dice, type DiceAction, type DiceGame } from '@/games/dice'
import { BOTS, type Bot } from '@/games/dice/bots'
import { ActionSchema, ConfigSchema, RecordSchema } from '@/games/dice/notation/schema'
import { tableNotation } from '@/games/dice/notation/table'
import type { Player, Rulebook } from './rulebook'

/** Nobody interjects in the dice game. */
const playerOf = (bot: Bot): Player<DiceGame> => ({
  decide: bot,
  interject: () => ({ action: null, why: [] }),
})

export const diceRulebook: Rulebook<DiceGame> = {
  game: dice,
  ConfigSchema,
  ActionSchema,
  RecordSchema,
  seatsIn: ({ roles }) => roles.length,
  notation: tableNotation,
  hasInterjections: false,
  actorOf: () => null,
  inOrder,
  players: {
    random: playerOf(BOTS.random),
    easy: playerOf(BOTS.easy),
    normal: playerOf(BOTS.normal),
    hard: playerOf(BOTS.hard),
  },
}

/** A roll may name its dice in any order; the rules read them lowest first, each with its face. */
function inOrder(action: DiceAction): DiceAction {
  if (action.type !== 'roll' || (action.faces && action.faces.length !== action.dice.length))
    return action
  const { dice: named, faces } = action
  const order = named.map((_, i) => i).sort((a, b) => at(named, a) - at(named, b))
  const sorted = { ...action, dice: order.map((i) => at(named, i)) }
  return faces ? { ...sorted, faces: order.map((i) => at(faces, i)) } : sorted
}
