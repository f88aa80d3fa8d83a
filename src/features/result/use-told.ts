import { RESULT_WORDS, useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { emblemOf, victoryOf } from '@/i18n/victory'
import type { RoleId } from '@/ui'
import type { Finished } from './use-finished'

/** The end of a match in words, and whose badge stands over it. */
export interface Told {
  readonly title: string
  readonly reason: string
  readonly emblem: Exclude<RoleId, 'hidden'> | null
}

export function useTold({ recap, own, nameOf }: Finished): Told {
  const { t } = useTranslation(RESULT_WORDS)
  const { result } = useFace()
  const victory = recap.ending ? victoryOf(recap.ending.winner, recap.roles) : 'draw'
  return {
    title: t(`result:titles.${victory}`),
    reason: recap.ending ? result.reasonOf(recap.ending, { own, nameOf, t }) : '',
    emblem: emblemOf(victory),
  }
}
