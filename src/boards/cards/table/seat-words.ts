import { ROLES } from '@/family/roles'
import type { KindId } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import type { useTranslation } from '@/i18n'
import { inPlayWords } from '../words/in-play'
import type { CardSeatFacts } from './card-seat'
import type { ShownSeat } from './shown-seat'

export const kindsOf = (cards: readonly number[]): KindId[] => cards.map((card) => kindOf(card).id)

type Words = ReturnType<
  typeof useTranslation<['log', 'common', 'cards', 'characters', 'pass']>
>['t']

type Facts = Omit<CardSeatFacts, 'inPlay'>

export function factsOf(shown: ShownSeat, t: Words): Facts {
  const { name, character, life, max, role, isDead, hand } = shown
  return {
    name: shown.isStandIn ? t('pass:standInShort', { name }) : name,
    ...(character ? { characterName: t(`characters:${character}.name`) } : {}),
    character,
    life,
    max,
    role,
    roleName: t(`common:roles.${role}`),
    isDead,
    hand,
  }
}

/** The whole seat in a few sentences. */
export function labelOf(shown: ShownSeat, facts: Facts, t: Words): string {
  const { isOwn, distance } = shown
  const words = {
    name: shown.isStandIn ? t('pass:standIn', { name: shown.name }) : shown.name,
    character: facts.characterName ?? t('common:noCharacter'),
    role: facts.roleName,
    life: Math.max(0, facts.life),
    max: facts.max,
  }
  if (facts.isDead) return t('cards:play.seat.dead', words)
  const parts = [
    facts.hand === null
      ? t('cards:companion.replay.seat', words)
      : t('cards:play.seat.alive', {
          ...words,
          cards: t('cards:play.seat.cards', { count: facts.hand }),
        }),
    !isOwn &&
      distance &&
      t(distance.isNear ? 'cards:play.seat.within' : 'cards:play.seat.beyond', {
        distance: distance.away,
        reach: distance.reach,
      }),
    t('cards:play.seat.inPlay', { cards: inPlayWords(shown.inPlay, t) }),
    shown.isTurn && t('cards:play.seat.turn'),
    suspectWords(shown, t),
    shown.isTarget && t('cards:play.seat.target'),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

/** Who they probably are. */
function suspectWords({ suspicion }: ShownSeat, t: Words): string | null {
  if (!suspicion) return null
  const chance = Math.max(...suspicion)
  const role = t(`common:roles.${ROLES[suspicion.indexOf(chance)] ?? 'hidden'}`)
  return t('cards:play.seat.suspect', { role, percent: Math.round(chance * 100) })
}
