import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useNameOf, useTranslation } from '@/i18n'
import type { Setup } from '@/store/setup/slice'
import {
  Button,
  Divider,
  ListRow,
  Medallion,
  SegmentedControl,
  Sheet,
  Text,
  type CharacterId,
} from '@/ui'
import { CharacterPicker } from './character-picker'
import { withCharacter, type Draft } from './draft'

interface CharactersSheetProps {
  readonly visible: boolean
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly onClose: () => void
}

const modes = ['random', 'chosen', 'none'] as const satisfies readonly Setup['characters'][]

/** Who plays whom. One sheet with two leaves: the seats, and the characters for one of them. */
export function CharactersSheet({ visible, draft, onChange, onClose }: CharactersSheetProps) {
  const { t } = useTranslation(['setup', 'common'])
  const [picking, setPicking] = useState<number | null>(null)
  const nameOf = useNameOf(draft.players)
  const name = picking === null ? '' : nameOf(picking)
  const title =
    picking === null
      ? t('characters.label')
      : picking === 0
        ? t('characters.pickForYou')
        : t('characters.pickFor', { name })
  const close = () => {
    setPicking(null)
    onClose()
  }
  const pick = (seat: number, id: CharacterId | null) => {
    onChange(withCharacter(draft, seat, id))
    setPicking(null)
  }
  return (
    <Sheet
      visible={visible}
      onClose={close}
      title={title}
      closeLabel={t('common:close')}
      footer={
        picking === null ? (
          <Button kind="brass" label={t('common:done')} onPress={close} />
        ) : (
          <Button icon="back" label={t('common:back')} onPress={() => setPicking(null)} />
        )
      }
    >
      {picking === null ? (
        <SeatList draft={draft} onChange={onChange} onPick={setPicking} />
      ) : (
        <CharacterPicker
          draft={draft}
          seat={picking}
          onPick={(id) => pick(picking, id)}
          onLeave={close}
        />
      )}
    </Sheet>
  )
}

interface SeatListProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly onPick: (seat: number) => void
}

function SeatList({ draft, onChange, onPick }: SeatListProps) {
  const { t } = useTranslation(['setup', 'characters'])
  const { characters: mode } = draft
  const nameOf = useNameOf(draft.players)
  return (
    <View style={styles.leaf}>
      <SegmentedControl
        label={t('characters.label')}
        type="text"
        value={mode}
        onChange={(characters) => onChange({ ...draft, characters })}
        options={modes.map((value) => ({ value, label: t(`characters.${value}`) }))}
      />
      <Text tone="secondary">{t(`characters.${mode}Text`)}</Text>
      {mode === 'chosen' && (
        <View>
          {draft.players.slice(0, draft.seats).map((_, seat) => {
            const id = draft.chosen[seat] ?? null
            return (
              <View key={seat}>
                {seat > 0 && <Divider />}
                <ListRow
                  label={nameOf(seat)}
                  value={id ? t(`characters:${id}.name`) : t('characters.dealt')}
                  leading={<Medallion character={id} size={44} />}
                  onPress={() => onPick(seat)}
                />
              </View>
            )
          })}
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({ leaf: { gap: 12 } })
