import type { TFunction } from 'i18next'
import type { Role, Seat } from '@/games/dice'
import type { AwardKind, Ending, Fall } from '@/games/dice/story'

/** How the reader knows everybody: by name, and themselves as "you". */
export interface Reader {
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['result', 'common']>
}

/** Why the game ended, in one sentence. */
export function reasonOf(ending: Ending, reader: Reader): string {
  const { winner, fall, turn } = ending
  const { t } = reader
  if (!fall) return turn > 0 ? t('result:why.houseRule', { turn }) : t('result:why.atOnce')
  const words = { turn: fall.turn, how: howOf(fall, reader) }
  switch (winner.side) {
    case 'outlaws':
      return t('result:why.sheriff', words)
    case 'renegade':
      return t('result:why.alone', words)
    case 'law':
      return t(fall.role === 'outlaw' ? 'result:why.lastOutlaw' : 'result:why.lastRenegade', words)
    case 'hunter':
      return t(`result:why.prey${THREE[fall.role]}`, words)
    case 'survivor':
      return t(`result:why.survivor${THREE[fall.role]}`, words)
    case 'draw':
      return t('result:why.draw', words)
  }
}

/** The roles of a game of three; a Sheriff never sits there. */
const THREE = {
  sheriff: 'Deputy',
  deputy: 'Deputy',
  outlaw: 'Outlaw',
  renegade: 'Renegade',
} as const satisfies Record<Role, string>

const isOrdinal = (n: number): n is 1 | 2 | 3 | 4 | 5 => n >= 1 && n <= 5

/** What somebody fell by. */
export function howOf({ cause, by, shot }: Fall, { own, nameOf, t }: Reader): string {
  const name = by === null ? '' : nameOf(by)
  const owner = t('result:owner', { name, ...(/[sßxz]$/i.test(name) ? { context: 's' } : {}) })
  const who = { owner, ...(by !== null && by === own ? { context: 'you' } : {}) }
  switch (cause) {
    case 'shots':
      return shot && shot.of > 1 && isOrdinal(shot.number)
        ? t('result:how.shotNumber', { ...who, number: t(`result:ordinals.${shot.number}`) })
        : t('result:how.shot', who)
    case 'gatling':
      return t('result:how.gatling', who)
    case 'attack':
      return t('result:how.attack')
    case 'dynamite':
      return t('result:how.dynamite')
    case 'hand':
      return t('result:how.hand')
  }
}

/** An award in a few words. */
export const awardText = (kind: AwardKind, count: number, t: Reader['t']): string =>
  t(`result:awards.${kind}`, { count })
