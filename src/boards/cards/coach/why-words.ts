import type { KindId, Seat } from '@/games/cards'
import type { Ground } from '@/games/cards/coach'
import { percentOf } from '@/i18n/chances'
import type { RoleId } from '@/ui'
import type { CoachReader } from '../../face'
import { kindOfCard } from '../words/card-words'
import { cardName } from './move-words'

/** A reason as a sentence. */
export function whyWords(ground: Ground, { own, nameOf, t }: CoachReader): string {
  // Of somebody else's choice nothing is said to whoever reads it.
  const told = own === null ? { context: 'they' } : {}
  const who = (seat: Seat) => ({ name: nameOf(seat), ...(seat === own ? { context: 'you' } : {}) })
  switch (ground.code) {
    case 'suspect':
    case 'known': {
      const role = t(`common:roles.${ground.role}`)
      const name = nameOf(ground.seat)
      return ground.code === 'known'
        ? t('coach:why.known', { name, role })
        : t('coach:why.suspect', { name, role, chance: percentOf(ground.chance) })
    }
    case 'hit':
    case 'duel':
      return t(`coach:cards.why.${ground.code}`, {
        name: nameOf(ground.seat),
        chance: percentOf(ground.chance),
        ...told,
      })
    case 'kill':
      return t('coach:why.kill', { name: nameOf(ground.seat) })
    case 'life':
      return t('coach:why.life', { ...who(ground.seat), life: ground.life, max: ground.max })
    case 'volley':
      return t('coach:cards.why.volley', { foes: ground.foes, friends: ground.friends })
    case 'draws':
      return t('coach:cards.why.draws', { count: ground.count })
    case 'reach':
      return t('coach:cards.why.reach', { from: ground.from, to: ground.to, ...told })
    case 'robs':
      return t('coach:cards.why.robs', { name: nameOf(ground.seat), count: ground.cards })
    case 'limit':
      return t('coach:cards.why.limit', { cards: ground.cards, life: ground.life, ...told })
    case 'gear':
    case 'least':
    case 'most':
    case 'spared':
      return t(`coach:cards.why.${ground.code}`, { card: cardName(ground.card, t), ...told })
    case 'jail':
    case 'free':
    case 'waits':
      return t(`coach:cards.why.${ground.code}`, told)
  }
}

/** The drawing that a reason is known by. */
export function signOf(ground: Ground): { readonly role: RoleId } | { readonly kind: KindId } {
  switch (ground.code) {
    case 'suspect':
    case 'known':
      return { role: ground.role }
    case 'hit':
    case 'kill':
      return { kind: 'bang' }
    case 'duel':
      return { kind: 'duel' }
    case 'life':
      return { kind: 'beer' }
    case 'volley':
      return { kind: 'gatling' }
    case 'jail':
      return { kind: 'jail' }
    case 'reach':
      return { kind: 'winchester' }
    case 'robs':
      return { kind: 'panic' }
    case 'free':
      return { kind: 'barrel' }
    case 'draws':
    case 'limit':
    case 'waits':
      return { kind: 'stagecoach' }
    case 'gear':
    case 'least':
    case 'most':
    case 'spared':
      return { kind: kindOfCard(ground.card) }
  }
}
