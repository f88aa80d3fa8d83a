import type { TrackerEvent } from '@/games/cards/tracker'
import type { Teller } from '../../face'
import { kindName } from './card-words'

/** An event of a real table as a sentence; null for what needs no words. */
export function eventLine(event: TrackerEvent, { nameOf, t }: Teller): string | null {
  switch (event.type) {
    case 'turnStarted':
      return t('cards:companion.told.turnStarted', { name: nameOf(event.seat) })
    case 'lifeLost': {
      const { seat, amount: count, by } = event
      const facts = { name: nameOf(seat), count, life: Math.max(0, event.life) }
      return by === null
        ? t('cards:companion.told.hit', facts)
        : t('cards:companion.told.hitBy', { ...facts, by: nameOf(by) })
    }
    case 'lifeGained': {
      const { seat, amount: count, life, cause } = event
      const name = nameOf(seat)
      return cause === 'breath'
        ? t('cards:companion.told.breath', { name })
        : t('cards:companion.told.gained', { name, count, life })
    }
    case 'gearLaid':
      return t('cards:companion.told.laid', {
        name: nameOf(event.seat),
        card: kindName(event.kind, t),
      })
    case 'gearGone':
      return event.cause === 'taken'
        ? t('cards:companion.told.gone', {
            name: nameOf(event.seat),
            card: kindName(event.kind, t),
          })
        : null
    case 'gearPassedOn':
      return t('cards:companion.told.passedOn', {
        name: nameOf(event.to),
        card: kindName(event.kind, t),
      })
    case 'drawRead': {
      const name = nameOf(event.seat)
      if (!event.isMet) return null
      return t(
        event.for === 'jail' ? 'cards:companion.told.freed' : 'cards:companion.told.dynamite',
        {
          name,
        },
      )
    }
    case 'turnSkipped':
      return t('cards:companion.told.skipped', { name: nameOf(event.seat) })
    case 'eliminated': {
      const name = nameOf(event.seat)
      const role = t(`common:roles.${event.role}`)
      return event.by === null
        ? t('cards:companion.told.fell', { name, role })
        : t('cards:companion.told.fellBy', { name, role, by: nameOf(event.by) })
    }
    case 'gearLost':
      return event.cause === 'penalty'
        ? t('cards:companion.told.penalty', { name: nameOf(event.seat) })
        : null
    case 'gameEnded':
      return t('cards:companion.told.ended')
    case 'lifeSet':
      return t('log:byHand.lifeSet', {
        name: nameOf(event.seat),
        from: event.from,
        to: event.life,
      })
    case 'playerLeft':
      return t('log:byHand.playerLeft', { name: nameOf(event.seat) })
    case 'roleSeen':
      return t('log:byHand.roleSeen', {
        name: nameOf(event.seat),
        role: t(`common:roles.${event.role}`),
      })
    case 'playedOn':
      return t('log:byHand.playedOn')
    case 'hitSurvived':
    case 'asked':
      return null
  }
}
