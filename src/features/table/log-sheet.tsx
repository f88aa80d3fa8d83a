import { useState } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { Medallion, Press, Sheet, touch, usePress, type CharacterId } from '@/ui'
import type { Seat } from '@/core/game'
import { TurnList } from './turn-list'
import type { TableShell } from './use-table-shell'

interface LogSheetProps<G extends GameId> {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly table: TableShell<G>
}

/** The whole story in its order, a turn an entry. It opens where it has come to; a face leaves only what is about them. */
export function LogSheet<G extends GameId>({ isOpen, onClose, table }: LogSheetProps<G>) {
  const { t } = useTranslation(['table', 'common'])
  const { face, facts, turns, story, nameOf } = table
  const [about, setAbout] = useState<Seat | null>(null)
  return (
    <Sheet
      visible={isOpen}
      onClose={onClose}
      title={t('table:log')}
      closeLabel={t('common:close')}
      opensAtEnd
      footer={
        <ScrollView horizontal role="group" aria-label={t('table:story.filter')}>
          {facts.characters.map((character, seat) => (
            <SeatFilter
              key={seat}
              character={character}
              name={nameOf(seat)}
              isOn={about === seat}
              onPress={() => setAbout(about === seat ? null : seat)}
            />
          ))}
        </ScrollView>
      }
    >
      <TurnList {...{ face, facts, turns, story, nameOf, about }} />
    </Sheet>
  )
}

interface SeatFilterProps {
  readonly character: CharacterId | null
  readonly name: string
  readonly isOn: boolean
  readonly onPress: () => void
}

function SeatFilter({ character, name, isOn, onPress }: SeatFilterProps) {
  const { t } = useTranslation('table')
  const press = usePress(1)
  return (
    <Press
      role="button"
      aria-pressed={isOn}
      accessibilityLabel={t('story.only', { name })}
      accessibilityState={{ selected: isOn }}
      onPress={onPress}
      {...press.handlers}
      style={[styles.face, press.ringStyle]}
    >
      <View>
        <Medallion character={character} size={36} active={isOn} />
      </View>
    </Press>
  )
}

const styles = StyleSheet.create({
  face: {
    width: touch.min,
    height: touch.min + 2,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 22,
  },
})
