import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { RailSign } from '@/ui'
import type { TableShell } from './use-table-shell'

/** For whoever is out and looks on: all cards turned up. Where they lie open anyway there is nothing to turn. */
export function CardsUpButton<G extends GameId>({ table }: { readonly table: TableShell<G> }) {
  const { t } = useTranslation('table')
  const { own, facts, cards, isTight } = table
  const isOut = own !== null && !facts.alive[own]
  if (!isOut || facts.winner || cards.areUp || !facts.roles.includes('hidden')) return null
  return (
    <RailSign
      icon="eye"
      label={t('cardsUp')}
      isTight={isTight}
      onPress={cards.turnUp}
      testID="cards-up"
    />
  )
}
