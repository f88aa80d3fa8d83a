import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { streamOf } from '@/core/streams'
import {
  dice,
  type DiceConfig,
  type DiceEvent,
  type DiceState,
  type Role,
  type Seat,
} from '@/games/dice'
import type { Bot } from '@/games/dice/bots'

/** Who sits where: a bot, and the round from which it is shown every role. Honest players are shown none. */
export interface Player {
  readonly bot: Bot
  readonly seesAllFrom?: number
}

export interface Game {
  readonly config: DiceConfig
  readonly seed: number
  /** Asked once for each seat when the roles are dealt. */
  readonly playerOf: (seat: Seat, roles: readonly Role[]) => Player
  /** Sees the table before each action. */
  readonly onDecision?: (state: DiceState, events: readonly DiceEvent[]) => void
}

export interface Played {
  readonly state: DiceState
  readonly decisions: number
  readonly turns: number
}

/** Plays one game of bots. The same seed gives the same game; bots think with random numbers of their own. */
export function playGame({ config, seed, playerOf, onDecision }: Game): Played {
  const rng = rngFromSeed(seed)
  let state = dice.setup(config, rng)
  const roles = dealtRoles(state)
  const players = roles.map((_, seat) => playerOf(seat, roles))
  const events: DiceEvent[] = []
  let decisions = 0
  while (state.decision) {
    onDecision?.(state, events)
    const { seat } = state.decision
    const { bot, seesAllFrom = Infinity } = at(players, seat)
    const view = state.round >= seesAllFrom ? state : dice.viewFor(state, seat)
    const sight = { view, events, legal: dice.legal(state) }
    const { action } = bot(sight, streamOf(seed, 'bot', decisions))
    const step = dice.step(state, action, rng)
    state = step.state
    for (const event of step.events) events.push(event)
    decisions += 1
  }
  const turns = events.filter(({ type }) => type === 'turnStarted').length + 1
  return { state, decisions, turns }
}

/** The cards as they were dealt. */
export const dealtRoles = ({ roles }: DiceState): readonly Role[] =>
  roles.map((role) => {
    if (role === 'hidden') throw new Error('the arena deals every role')
    return role
  })
