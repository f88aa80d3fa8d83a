import { useTranslation } from '@/i18n'
import { Button } from '@/ui'
import type { CardTable } from './use-table'

/** Sid's key: there whenever he may heal, whoever decides. */
export function HealKey({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation('cards')
  const { asked, beginHealing } = table
  if (asked.heals.length === 0) return null
  return (
    <Button
      size="small"
      label={t('play.keys.heal')}
      hint={t('play.keys.healHint')}
      onPress={beginHealing}
      testID="heal"
    />
  )
}
