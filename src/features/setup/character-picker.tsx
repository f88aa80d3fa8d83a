import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useAbilityOf, useFace } from '@/boards'
import { useNameOf, useTranslation } from '@/i18n'
import { BulletRow, Medallion, RuleLink, Text, TextField, type CharacterId } from '@/ui'
import { ChoiceRow } from './choice-row'
import type { Draft } from './draft'

interface CharacterPickerProps {
  readonly draft: Draft
  readonly seat: number
  readonly onPick: (id: CharacterId | null) => void
  /** Before a link leads to the rules. */
  readonly onLeave: () => void
}

/** All of them with what they can do; one that sits elsewhere already says with whom. */
export function CharacterPicker({ draft, seat, onPick, onLeave }: CharacterPickerProps) {
  const { t } = useTranslation(['setup', 'characters'])
  const abilityOf = useAbilityOf()
  const [search, setSearch] = useState('')
  const found = useFound(search)
  const own = draft.chosen[seat] ?? null
  const nameOf = useNameOf(draft.players)
  const holderOf = (id: CharacterId) => {
    const holder = draft.chosen.slice(0, draft.seats).indexOf(id)
    return holder < 0 || holder === seat ? null : nameOf(holder)
  }
  return (
    <View style={styles.leaf}>
      <TextField
        label={t('characters.search')}
        hideLabel
        icon="search"
        placeholder={t('characters.search')}
        value={search}
        onChange={setSearch}
      />
      <View role="radiogroup" aria-label={t('characters.label')}>
        {search === '' && (
          <ChoiceRow
            label={t('characters.random')}
            sub={t('characters.dealt')}
            leading={<Medallion character={null} size={52} />}
            isChosen={own === null}
            onPress={() => onPick(null)}
          />
        )}
        {found.map(({ id, life }) => {
          const holder = holderOf(id)
          return (
            <View key={id} style={styles.row}>
              <View style={styles.choice}>
                <ChoiceRow
                  label={t(`characters:${id}.name`)}
                  sub={holder === null ? abilityOf(id) : t('characters.taken', { name: holder })}
                  aside={<BulletRow life={life} max={life} height={13} on="paper" />}
                  leading={<Medallion character={id} size={52} dimmed={holder !== null} />}
                  isChosen={own === id}
                  disabled={holder !== null}
                  onPress={() => onPick(id)}
                />
              </View>
              <RuleLink entry={id} about={t(`characters:${id}.name`)} onLeave={onLeave} />
            </View>
          )
        })}
      </View>
      {found.length === 0 && <Text role="status">{t('characters.nobodyFound')}</Text>}
    </View>
  )
}

/** Those whose name or ability has every word that was written. */
function useFound(search: string) {
  const { t } = useTranslation('characters')
  const { setUp } = useFace()
  const abilityOf = useAbilityOf()
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return setUp.characters.filter(({ id }) => {
    const text = `${t(`${id}.name`)} ${abilityOf(id)}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const styles = StyleSheet.create({
  leaf: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center' },
  choice: { flex: 1 },
})
