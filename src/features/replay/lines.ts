import type { TFunction } from 'i18next'
import type { DiceEvent, Face, Seat } from '@/games/dice'

/** How the reader knows everybody: by name, and himself as "you". */
export interface Reader {
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['replay', 'log', 'common']>
}

type Of<T extends DiceEvent['type']> = Extract<DiceEvent, { type: T }>

const you = (isYou: boolean) => (isYou ? { context: 'you' } : {})

/** What happened in a moment, in the words of the table's log. */
export function lineOf(event: DiceEvent | null, reader: Reader): string {
  const { own, nameOf, t } = reader
  const who = (seat: Seat) => ({ name: nameOf(seat), ...you(seat === own) })
  if (!event) return t('replay:dealt')
  switch (event.type) {
    case 'turnStarted':
      return t('log:turnStarted', who(event.seat))
    case 'rolled':
      return t('log:rolled', { ...who(event.seat), faces: facesText(event.faces, t) })
    case 'arrowTaken':
      return arrowLine(event, reader)
    case 'attackBegan':
      return t('log:attackBegan', who(event.seat))
    case 'arrowsReturned':
      return returnLine(event, reader)
    case 'rollingEnded':
      return t('log:bust', who(event.seat))
    case 'dynamiteExploded':
      return t('log:dynamiteExploded', who(event.seat))
    case 'aimed':
      return aimLine(event, reader)
    case 'gatlingFired':
      return t('log:gatlingFired', who(event.seat))
    case 'lifeLost':
      return t('log:lifeLost', { ...who(event.seat), count: event.amount, life: event.life })
    case 'lifeGained':
      return gainLine(event, reader)
    case 'eliminated':
      return t('log:eliminated', { ...who(event.seat), role: t(`common:roles.${event.role}`) })
    case 'lastManStandingBegan':
      return t('log:lastManStanding')
    case 'gameEnded':
      return t('log:gameEnded')
    case 'shotsFired':
    case 'declined':
    case 'decisionOpened':
      return ''
  }
}

function arrowLine({ seat, cause, by, pile }: Of<'arrowTaken'>, { own, nameOf, t }: Reader) {
  const who = { name: nameOf(seat), ...you(seat === own) }
  if (cause === 'dodge') return t('log:arrowDodged', who)
  if (by === null) return t('log:arrowTaken', { ...who, pile })
  return t('log:arrowHanded', { ...who, by: nameOf(by) })
}

function returnLine({ seat, count, cause, by }: Of<'arrowsReturned'>, reader: Reader) {
  const { own, nameOf, t } = reader
  const who = { name: nameOf(seat), ...you(seat === own) }
  if (cause !== 'cleared' || by === null) return t('log:arrowsReturned', { ...who, count })
  return by === seat ? t('log:clearedOwn', who) : t('log:cleared', { ...who, by: nameOf(by) })
}

function aimLine({ seat, target, beer }: Of<'aimed'>, { own, nameOf, t }: Reader) {
  const context = seat === own ? 'you' : target === own ? 'atYou' : undefined
  const words = { name: nameOf(seat), target: nameOf(target), ...(context ? { context } : {}) }
  return beer === null ? t('log:aimed', words) : t('log:aimedDouble', words)
}

function gainLine({ seat, amount, cause, by }: Of<'lifeGained'>, { own, nameOf, t }: Reader) {
  const who = { name: nameOf(seat), by: nameOf(by), ...you(seat === own) }
  if (cause === 'gift') return t('log:gift', who)
  if (cause === 'ability') return t('log:gained', { ...who, count: amount })
  if (amount === 0) return t('log:wasted', who)
  if (by === seat) return t('log:drank', who)
  return by === own ? t('log:treatedByYou', { name: nameOf(seat) }) : t('log:treated', who)
}

/** Faces in words, equal ones counted. */
function facesText(faces: readonly Face[], t: Reader['t']): string {
  return [...new Set(faces)]
    .map((face) => {
      const count = faces.filter((other) => other === face).length
      const name = t(`common:faces.${face}`)
      return count > 1 ? `${count} × ${name}` : name
    })
    .join(', ')
}
