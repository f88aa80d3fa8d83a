import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { Button, Medallion, Press, Sheet, Text, TextField, usePress } from '@/ui'
import { useAbilityOf, useFace } from '../face-context'
import { nextWithout, withSeat } from './draft'
import type { PickSheetProps } from './people-sheet'

/** The sixteen, small enough to be seen at once; picking one goes on with the next seat. */
export function CharacterSheet({ seat, draft, onChange, onSeat, onClose }: PickSheetProps) {
  const { t } = useTranslation(['tracker', 'common', 'characters'])
  const { characters: all } = useFace().setUp
  const [search, setSearch] = useState('')
  const taken = draft.characters.slice(0, draft.seats)
  const name = draft.people[seat ?? 0]?.name || t('seat', { number: (seat ?? 0) + 1 })
  const pick = (id: CharacterId | null) => {
    if (seat === null) return
    setSearch('')
    const characters = withSeat(draft.characters, seat, id)
    onChange({ ...draft, characters })
    const next = nextWithout((other) => characters[other] !== null, draft.seats)
    if (id === null || next < 0) onClose()
    else onSeat(next)
  }
  const wanted = search.trim().toLocaleLowerCase()
  const found = all.filter(({ id }) =>
    t(`characters:${id}.name`).toLocaleLowerCase().includes(wanted),
  )
  return (
    <Sheet
      visible={seat !== null}
      onClose={onClose}
      title={t('casting.title', { name })}
      closeLabel={t('common:close')}
      footer={<Button size="small" label={t('common:noCharacter')} onPress={() => pick(null)} />}
    >
      <TextField
        label={t('casting.search')}
        hideLabel
        icon="search"
        placeholder={t('casting.search')}
        value={search}
        onChange={setSearch}
      />
      <View style={styles.grid}>
        {found.map(({ id, life }) => (
          <Portrait
            key={id}
            id={id}
            life={life}
            isTaken={taken.includes(id) && taken.indexOf(id) !== seat}
            onPress={() => pick(id)}
          />
        ))}
      </View>
    </Sheet>
  )
}

interface PortraitProps {
  readonly id: CharacterId
  readonly life: number
  readonly isTaken: boolean
  readonly onPress: () => void
}

function Portrait({ id, life, isTaken, onPress }: PortraitProps) {
  const { t } = useTranslation(['tracker', 'characters'])
  const press = usePress(1)
  const abilityOf = useAbilityOf()
  const name = t(`characters:${id}.name`)
  return (
    <Press
      role="button"
      accessibilityLabel={t('casting.label', { name, life })}
      accessibilityHint={abilityOf(id)}
      disabled={isTaken}
      onPress={onPress}
      {...press.handlers}
      style={[styles.cell, isTaken && styles.faint, press.ringStyle]}
    >
      <Medallion character={id} size={56} dimmed={isTaken} />
      <Text variant="tiny" bold align="center" numberOfLines={2} maxScale={1.3}>
        {name}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', paddingTop: 10, rowGap: 8 },
  cell: {
    width: '25%',
    alignItems: 'center',
    gap: 4,
    paddingVertical: 4,
    borderRadius: 8,
    minHeight: 92,
  },
  faint: { opacity: 0.4 },
})
