import { View } from 'react-native'
import { FACES } from '@/games/dice/rules/state'
import { useTranslation } from '@/i18n'
import { Divider, FaceIcon, ListRow, Medallion, Sheet } from '@/ui'
import type { SheetsProps } from './sheets'
import { useTableNames } from '@/store/tracker/use-table-names'

/** The summary card: the six faces in the order in which they are resolved, and who can do what at this table. */
export function CardsSheet({ sheet, view, onOpen }: SheetsProps) {
  const { t } = useTranslation(['tracker', 'common', 'characters'])
  const nameOf = useTableNames()
  return (
    <Sheet
      visible={sheet?.kind === 'cards'}
      onClose={() => onOpen(null)}
      title={t('tools.cards')}
      sub={t('cards.sub')}
      closeLabel={t('common:close')}
    >
      {FACES.map((face) => (
        <ListRow
          key={face}
          leading={<FaceIcon face={face} size={40} />}
          label={t(`common:faces.${face}`)}
          sub={t(`cards.${face}`)}
        />
      ))}
      {view.characters.map((id, seat) =>
        id === null ? null : (
          <View key={id}>
            <Divider />
            <ListRow
              leading={<Medallion character={id} size={44} dimmed={!view.alive[seat]} />}
              label={`${t(`characters:${id}.name`)} · ${nameOf(seat)}`}
              sub={t(`characters:${id}.ability`)}
            />
          </View>
        ),
      )}
    </Sheet>
  )
}
