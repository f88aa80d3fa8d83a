import { useTranslation } from '@/i18n'
import { ListRow } from '@/ui'
import { MenuSheet as Menu } from '../../companion/menu-sheet'
import { CardArt } from '../art/symbols'
import type { SheetsProps } from './sheets'
import type { Tool } from './tool-plan'

/** The menu, with the keys that found no room on the board, and the reminders. */
export function MenuSheet({ sheet, view, entries, tools, onOpen, onTry }: SheetsProps) {
  const lacks = (tool: Tool) => !tools.some((place) => place.tool === tool)
  const { t } = useTranslation('cards')
  const close = () => onOpen(null)
  return (
    <Menu
      visible={sheet?.kind === 'menu'}
      view={view}
      canCount={entries.canCount}
      onOpen={(kind) => onOpen({ kind })}
      onTry={onTry}
      onTurn={(seat) => entries.send({ type: 'set-turn', seat })}
      onClose={close}
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
        label={t('companion.reminders.title')}
        sub={t('companion.reminders.sub')}
        onPress={() => onOpen({ kind: 'reminders' })}
      />
    </Menu>
  )
}
