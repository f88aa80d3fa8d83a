import { isPersonality, type Personality } from '@/family/tempers'
import {
  ARENA_BOTS,
  ARENA_LEVELS,
  isArenaLevel,
  thinkerOf,
  withoutPause,
  type ArenaLevel,
  type Bot,
} from '@/games/dice/bots'
import { JUDGE_NAMES, SPARRING_NAMES, isStranger, strangerBot, type Stranger } from '../strangers'
import type { Player } from './play'

/**
 * Who can sit in the arena: a level, a level that has personalities with one of them (`hard:sly`), `hindsight`, to whom
 * every card is shown once the first round is over, or a stranger (lab/strangers).
 */
export type Sitter = ArenaLevel | 'hindsight' | `${'normal' | 'hard'}:${Personality}` | Stranger

export const SITTERS = `${ARENA_LEVELS.join(', ')}, hindsight; normal and hard also like hard:sly; strangers: ${[...JUDGE_NAMES, ...SPARRING_NAMES].join(', ')}`

export function sitterOf(name: string): Sitter {
  if (isArenaLevel(name) || name === 'hindsight' || isStranger(name)) return name
  const [level, personality] = name.split(':')
  const isReckoning = level === 'normal' || level === 'hard'
  if (isReckoning && isPersonality(personality)) return `${level}:${personality}`
  throw new Error(`unknown level ${name}; there are ${SITTERS}`)
}

const seated = new Map<Sitter, Bot>()

function botOf(sitter: Sitter): Bot {
  if (isArenaLevel(sitter)) return ARENA_BOTS[sitter]
  if (sitter === 'hindsight') return ARENA_BOTS.oracle
  if (isStranger(sitter)) return strangerBot(sitter)
  const known = seated.get(sitter)
  if (known) return known
  const [level, personality] = sitter.split(':')
  const bot = withoutPause(
    thinkerOf(
      level === 'hard' ? 'hard' : 'normal',
      isPersonality(personality) ? personality : null,
    ),
  )
  seated.set(sitter, bot)
  return bot
}

/** The round from which somebody is shown the cards. */
const SHOWN: Partial<Record<Sitter, number>> = { oracle: 0, hindsight: 2 }

export const playerAt = (sitter: Sitter): Player => ({
  bot: botOf(sitter),
  seesAllFrom: SHOWN[sitter],
})
