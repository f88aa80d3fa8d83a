import { useTranslation } from '@/i18n'
import { RailSign } from '@/ui'
import { CardArt } from '../art/symbols'
import type { CardTable } from './use-table'

/** Sid may heal while anybody is deciding, unless he is choosing the two cards already. */
export const canHeal = ({ asked }: CardTable): boolean =>
  asked.heals.length > 0 && !asked.choice.healing

/** Sid's key, there whenever he may heal: beside the prompt, where it takes no answer's place. */
export function HealKey({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation('cards')
  const { isTight, beginHealing } = table
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
