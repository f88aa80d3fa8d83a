import { abilityOf } from '@/games/cards/characters'
import { luckOf } from '@/games/cards/tracker/odds'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { ListRow, Sheet } from '@/ui'
import { InPlayChip } from '../art/chip'
import type { SheetsProps } from './sheets'

const CHECKS = ['dynamite', 'jail', 'barrel'] as const

/** Every draw! with its condition, and how likely it helps the one in turn. */
export function DrawSheet({ sheet, view, nameOf, onOpen }: SheetsProps) {
  const { t } = useTranslation(['cards', 'common'])
  const { percent } = useFormat()
  const { turn } = view
  const name = nameOf(turn)
  const turned = abilityOf(view.characters[turn]).modifyTurned > 1 ? 'two' : 'one'
  return (
    <Sheet
      visible={sheet?.kind === 'draw'}
      onClose={() => onOpen(null)}
      title={t('cards:companion.tools.draw')}
      sub={t('cards:companion.draw.sub', { name })}
      closeLabel={t('common:close')}
    >
      {CHECKS.map((check) => {
        const luck = percent(luckOf(view, turn, check))
        return (
          <ListRow
            key={check}
            leading={<InPlayChip kind={check} size={40} />}
            label={t(`cards:kinds.${check}.name`)}
            sub={`${t(`cards:companion.draw.${check}.${turned}`)} ${t(`cards:companion.draw.${check}.odds`, { luck })}`}
          />
        )
      })}
    </Sheet>
  )
}
