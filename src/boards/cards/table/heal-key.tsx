import { useTranslation } from '@/i18n'
import { RailSign } from '@/ui'
import { CardArt } from '../art/symbols'
import type { CardTable } from './use-table'

/** Sid may heal whoever decides, unless he is about to. */
export const canHeal = ({ asked }: CardTable): boolean =>
  asked.heals.length > 0 && !asked.choice.healing

/** Sid's key, which stands there whenever he may heal. It stands beside the prompt and takes no answer's place. */
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
