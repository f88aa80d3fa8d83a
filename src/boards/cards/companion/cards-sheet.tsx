import { View } from 'react-native'
import { KIND_IDS } from '@/games/cards/cards/ids'
import { useTranslation } from '@/i18n'
import { Divider, ListRow, Medallion, RuleLink, Sheet } from '@/ui'
import { CardArt } from '../art/symbols'
import type { SheetsProps } from './sheets'

/** Who can do what at this table, and what each card does. */
export function CardsSheet({ sheet, view, nameOf, onOpen }: SheetsProps) {
  const { t } = useTranslation(['cards', 'common', 'characters', 'tracker'])
  const close = () => onOpen(null)
  return (
    <Sheet
      visible={sheet?.kind === 'cards'}
      onClose={close}
      title={t('tracker:tools.cards')}
      sub={t('cards:companion.cards.sub')}
      closeLabel={t('common:close')}
    >
      {view.characters.map((id, seat) =>
        id === null ? null : (
          <View key={id}>
            <ListRow
              leading={<Medallion character={id} size={44} dimmed={!view.alive[seat]} />}
              label={`${t(`characters:${id}.name`)} · ${nameOf(seat)}`}
              sub={t(`cards:abilities.${id}`)}
              trailing={<RuleLink entry={id} about={t(`characters:${id}.name`)} onLeave={close} />}
            />
            <Divider />
          </View>
        ),
      )}
      {KIND_IDS.map((kind) => (
        <ListRow
          key={kind}
          leading={<CardArt name={`pic-${kind}`} size={40} />}
          label={t(`cards:kinds.${kind}.name`)}
          sub={t(`cards:kinds.${kind}.text`)}
          trailing={<RuleLink entry={kind} about={t(`cards:kinds.${kind}.name`)} onLeave={close} />}
        />
      ))}
    </Sheet>
  )
}
