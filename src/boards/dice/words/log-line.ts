import type { TFunction } from 'i18next'
import type { DiceEvent, Face, Seat } from '@/games/dice'

/** How the reader knows everybody: by name, and themselves as "you". */
export interface Reader {
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['log', 'common']>
}

/**
 * Does this event say the same again? Then the story tells both in one line: "… aimed 2 shots at Rosa". Doubles are
 * worth a line of their own.
 */
export function isRepeat(event: DiceEvent, before: DiceEvent): boolean {
  switch (event.type) {
    case 'aimed':
      return (
        before.type === 'aimed' &&
        event.seat === before.seat &&
        event.target === before.target &&
        event.beer === null &&
        before.beer === null
      )
    case 'arrowTaken':
      return (
        before.type === 'arrowTaken' &&
        event.seat === before.seat &&
        event.cause === 'roll' &&
        before.cause === 'roll' &&
        event.pile > 0
      )
    case 'lifeGained':
      return isDrink(event) && isDrink(before) && event.seat === before.seat
    default:
      return false
  }
}

const isDrink = (event: DiceEvent): event is Of<'lifeGained'> =>
  event.type === 'lifeGained' &&
  event.cause === 'beer' &&
  event.by === event.seat &&
  event.amount > 0

/** An event as a line of the story, told once if it happened so many times; null for what needs no words. */
export function logLine(event: DiceEvent, reader: Reader, times = 1): string | null {
  const { own, nameOf, t } = reader
  const you = (seat: Seat) => (seat === own ? { context: 'you' } : {})
  const who = (seat: Seat) => ({ name: nameOf(seat), ...you(seat) })
  switch (event.type) {
    case 'turnStarted':
      return t('log:turnStarted', who(event.seat))
    case 'rolled':
      return t('log:rolled', { ...who(event.seat), faces: faceList(event.faces, t) })
    case 'arrowTaken':
      return arrowLine(event, reader, times)
    case 'attackBegan':
      return t('log:attackBegan', who(event.seat))
    case 'arrowsReturned':
      return returnLine(event, reader)
    case 'rollingEnded':
      return event.bust
        ? t('log:bust', who(event.seat))
        : t('log:rollingEnded', { ...who(event.seat), faces: faceList(event.result, t) })
    case 'dynamiteExploded':
      return t('log:dynamiteExploded', who(event.seat))
    case 'aimed':
      return aimLine(event, reader, times)
    case 'gatlingFired':
      return t('log:gatlingFired', who(event.seat))
    case 'lifeLost':
      return t('log:lifeLost', { ...who(event.seat), count: event.amount, life: event.life })
    case 'lifeGained':
      return gainLine(event, reader, times)
    case 'eliminated':
      return t('log:eliminated', { ...who(event.seat), role: t(`common:roles.${event.role}`) })
    case 'lastManStandingBegan':
      return t('log:lastManStanding')
    case 'gameEnded':
      return t('log:gameEnded')
    case 'shotsFired':
    case 'declined':
    case 'decisionOpened':
      return null
  }
}

type Of<T extends DiceEvent['type']> = Extract<DiceEvent, { type: T }>

function arrowLine(event: Of<'arrowTaken'>, { own, nameOf, t }: Reader, times: number) {
  const { seat, cause, by, pile } = event
  const who = { name: nameOf(seat), pile, times, ...(seat === own ? { context: 'you' } : {}) }
  if (cause === 'dodge') return t('log:arrowDodged', who)
  // The attack's own line says who took the last one.
  if (pile === 0 && by === null) return null
  if (by !== null && by === own) return t('log:arrowHandedByYou', { name: nameOf(seat) })
  if (by !== null) return t('log:arrowHanded', { ...who, by: nameOf(by) })
  return t(times > 1 ? 'log:arrowsTaken' : 'log:arrowTaken', who)
}

function returnLine(event: Of<'arrowsReturned'>, { own, nameOf, t }: Reader) {
  const { seat, count, cause, by } = event
  if (cause === 'attack' || cause === 'eliminated') return null
  const who = { name: nameOf(seat), ...(seat === own ? { context: 'you' } : {}) }
  if (cause !== 'cleared' || by === null) return t('log:arrowsReturned', { ...who, count })
  if (by === seat) return t('log:clearedOwn', who)
  return by === own
    ? t('log:clearedByYou', { name: nameOf(seat) })
    : t('log:cleared', { ...who, by: nameOf(by) })
}

function aimLine({ seat, target, beer }: Of<'aimed'>, { own, nameOf, t }: Reader, times: number) {
  const context = seat === own ? 'you' : target === own ? 'atYou' : undefined
  const words = {
    name: nameOf(seat),
    target: nameOf(target),
    times,
    ...(context ? { context } : {}),
  }
  if (beer !== null) return t('log:aimedDouble', words)
  return t(times > 1 ? 'log:aimedTimes' : 'log:aimed', words)
}

function gainLine(event: Of<'lifeGained'>, { own, nameOf, t }: Reader, times: number) {
  const { seat, amount, cause, by, life } = event
  const who = {
    name: nameOf(seat),
    by: nameOf(by),
    life,
    times,
    ...(seat === own ? { context: 'you' } : {}),
  }
  if (cause === 'gift') return giftLine(event, { own, nameOf, t })
  if (cause === 'ability') return t('log:gained', { ...who, count: amount })
  if (amount === 0) return t('log:wasted', who)
  if (by === seat) return t(times > 1 ? 'log:drankTimes' : 'log:drank', who)
  return by === own ? t('log:treatedByYou', { name: nameOf(seat), life }) : t('log:treated', who)
}

/** A gift to oneself is a gain: "Ines gave Ines a life point" would be odd. */
function giftLine({ seat, amount, by, life }: Of<'lifeGained'>, { own, nameOf, t }: Reader) {
  const who = { name: nameOf(seat), life, ...(seat === own ? { context: 'you' } : {}) }
  if (by === seat)
    return amount === 0 ? t('log:giftOwnWasted', who) : t('log:gained', { ...who, count: amount })
  if (by === own) return t(amount === 0 ? 'log:giftByYouWasted' : 'log:giftByYou', who)
  return t(amount === 0 ? 'log:giftWasted' : 'log:gift', { ...who, by: nameOf(by) })
}

/** Faces in words, equal ones counted: "2 × Beer, Arrow". */
export function faceList(faces: readonly Face[], t: Reader['t']): string {
  const kinds = [...new Set(faces)]
  return kinds
    .map((face) => {
      const count = faces.filter((other) => other === face).length
      const name = t(`common:faces.${face}`)
      return count > 1 ? `${count} × ${name}` : name
    })
    .join(', ')
}
