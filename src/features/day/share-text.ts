import type { TFunction } from 'i18next'
import type { DayResult } from '@/family/played-days'

export type DayWords = TFunction<['day', 'home', 'common']>

interface Told {
  /** The date, as it is written in the language that is spoken. */
  readonly date: string
  readonly game: string
  readonly result: DayResult
  readonly streak: number
  readonly link: string
}

/** How a day came out, in a few words: nothing in them helps or spoils whoever has yet to play it. */
export function factsOf({ turns, life, reading }: DayResult, t: DayWords): string[] {
  return [
    t('day:turns', { count: turns }),
    life > 0 ? t('day:life', { count: life }) : t('day:fallen'),
    reading === null ? t('day:unread') : t('day:reading', { score: Math.round(reading) }),
  ]
}

/** The day’s card as a message to friends: readable without the app. */
export function dayText({ date, game, result, streak, link }: Told, t: DayWords): string {
  const verdict = `${result.won ? '★' : '·'} ${result.won ? t('day:won') : t('day:lost')}`
  return [
    `${t('common:appName')}: ${t('day:title')}`,
    `${game}, ${date}`,
    [verdict, ...factsOf(result, t)].join(', '),
    ...(streak > 1 ? [t('day:streak', { count: streak })] : []),
    link,
  ].join('\n')
}
