import { useTranslation } from '@/i18n'
import { RailSign } from '@/ui'
import { CardArt } from '../art/symbols'
import type { CardTable } from './use-table'

/** Sid's key: there whenever he may heal, whoever decides. It stands beside the prompt and takes no answer's place. */
export function HealKey({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation('cards')
  const { asked, isTight, beginHealing } = table
  if (asked.heals.length === 0 || asked.choice.healing) return null
  return (
    <RailSign
      icon={<CardArt name="sym-heal" size={26} />}
      label={t('play.keys.heal')}
      hint={t('play.keys.healHint')}
      isTight={isTight}
      onPress={beginHealing}
      testID="heal"
    />
  )
}
