import { useTranslation } from '@/i18n'
import { ListRow } from '@/ui'
import { MenuSheet as Menu } from '../../companion/menu-sheet'
import { CardArt } from '../art/symbols'
import type { SheetsProps } from './sheets'
import type { Tool } from './tool-plan'

/** The menu, with the keys that found no room on the board, and the reminders. */
export function MenuSheet(props: SheetsProps) {
  const { entries, tools, onOpen } = props
  const lacks = (tool: Tool) => !tools.some((place) => place.tool === tool)
  const { t } = useTranslation('cards')
  const close = () => onOpen(null)
  return (
    <Menu
      {...props}
      tools={
        <>
          {lacks('all-heal') && (
            <ListRow
              leading={<CardArt name="pic-beer" size={24} />}
              label={t('companion.tools.all-heal')}
              sub={t('companion.toolHints.all-heal')}
              disabled={!entries.canCount}
              onPress={() => {
                close()
                entries.tapAll(1)
              }}
            />
          )}
          {lacks('reach') && (
            <ListRow
              leading={<CardArt name="sym-reach-own" size={24} />}
              label={t('companion.reach.title')}
              onPress={() => onOpen({ kind: 'reach' })}
            />
          )}
          {lacks('draw') && (
            <ListRow
              leading={<CardArt name="sym-flip-hearts" size={24} />}
              label={t('companion.tools.draw')}
              onPress={() => onOpen({ kind: 'draw' })}
            />
          )}
        </>
      }
    >
      <ListRow
        icon="info"
        testID="menu-reminders"
        label={t('companion.reminders.title')}
        sub={t('companion.reminders.sub')}
        onPress={() => onOpen({ kind: 'reminders' })}
      />
    </Menu>
  )
}
