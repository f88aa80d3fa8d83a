import { cards, type CardsGame } from '@/games/cards'
import { BOTS, INTERJECTORS, type CardsLevel } from '@/games/cards/bots'
import { ActionSchema, ConfigSchema, RecordSchema } from '@/games/cards/notation/schema'
import { tableNotation } from '@/games/cards/notation/table'
import type { Player, Rulebook } from './rulebook'

const playerOf = (level: CardsLevel): Player<CardsGame> => ({
  decide: BOTS[level],
  interject: INTERJECTORS[level],
})

export const cardsRulebook: Rulebook<CardsGame> = {
  game: cards,
  ConfigSchema,
  ActionSchema,
  RecordSchema,
  seatsIn: ({ roles }) => roles.length,
  notation: tableNotation,
  hasInterjections: true,
  actorOf: (action) => (action.type === 'heal' ? (action.seat ?? null) : null),
  inOrder: (action) => action,
  players: {
    random: playerOf('random'),
    easy: playerOf('easy'),
    normal: playerOf('normal'),
    hard: playerOf('hard'),
  },
}
