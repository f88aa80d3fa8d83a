import { useTranslation } from '@/i18n'
import { Toast } from './banner'
import type { Sharing } from './use-sharing'

/** What became of something that was shared, where the system does not say it itself. */
export function SharedToast({ outcome, forget }: Pick<Sharing, 'outcome' | 'forget'>) {
  const { t } = useTranslation('result')
  if (outcome !== 'copied' && outcome !== 'saved' && outcome !== 'failed') return null
  return (
    <Toast
      visible
      onDone={forget}
      tone={outcome === 'failed' ? 'warning' : 'success'}
      title={t(`share.${outcome}`)}
    />
  )
}
