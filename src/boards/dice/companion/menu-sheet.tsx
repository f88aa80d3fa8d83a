import { useTranslation } from '@/i18n'
import { FaceIcon, ListRow } from '@/ui'
import { MenuSheet as Menu } from '../../companion/menu-sheet'
import type { SheetsProps } from './sheets'
import type { Tool } from './tool-plan'

/** The menu, with dice to type in and the keys that found no room on the board. */
export function MenuSheet(props: SheetsProps) {
  const { entries, tools, onOpen } = props
  const lacks = (tool: Tool) => !tools.some((place) => place.tool === tool)
  const { t } = useTranslation('tracker')
  const close = () => onOpen(null)
  const after = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <Menu
      {...props}
      tools={
        <>
          <ListRow
            icon="dice"
            label={t('tools.dice')}
            sub={t('menu.diceSub')}
            disabled={!entries.canCount}
            onPress={after(() => entries.openSlip({ kind: 'dice' }))}
          />
          {lacks('dynamite') && (
            <ListRow
              leading={<FaceIcon face="dynamite" size={24} />}
              label={t('tools.dynamite')}
              disabled={!entries.canCount}
              onPress={after(entries.dynamite)}
            />
          )}
          {lacks('attack') && (
            <ListRow
              leading={<FaceIcon face="arrow" size={24} />}
              label={t('tools.attack')}
              disabled={!entries.canCount}
              onPress={after(entries.attack)}
            />
          )}
        </>
      }
    />
  )
}
