import type { TFunction } from 'i18next'
import type { CorrectionEvent } from '@/games/dice/tracker'

interface Reader {
  readonly nameOf: (seat: number) => string
  readonly t: TFunction<['log', 'common']>
}

/** What people at a real table set by hand, as a line of its story. */
export function byHandLine(event: CorrectionEvent, { nameOf, t }: Reader): string {
  switch (event.type) {
    case 'lifeSet':
      return t('log:byHand.lifeSet', {
        name: nameOf(event.seat),
        from: event.from,
        to: event.life,
      })
    case 'arrowsSet':
      return t('log:byHand.arrowsSet', {
        name: nameOf(event.seat),
        from: event.from,
        to: event.arrows,
      })
    case 'roleSeen':
      return t('log:byHand.roleSeen', {
        name: nameOf(event.seat),
        role: t(`common:roles.${event.role}`),
      })
    case 'playerLeft':
      return t('log:byHand.playerLeft', { name: nameOf(event.seat) })
    case 'playedOn':
      return t('log:byHand.playedOn')
  }
}
