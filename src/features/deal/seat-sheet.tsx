import { StyleSheet, View } from 'react-native'
import { useAbilityOf } from '@/boards'
import { useTranslation } from '@/i18n'
import { BulletRow, Medallion, RuleLink, Sheet, Text, space } from '@/ui'
import type { DealtSeat } from './use-dealt'

interface SeatSheetProps {
  readonly dealt: DealtSeat | null
  readonly onClose: () => void
}

/** Who sits there, and what the character can do: worth a look before the first throw. */
export function SeatSheet({ dealt, onClose }: SeatSheetProps) {
  const { t } = useTranslation(['deal', 'common', 'characters'])
  const abilityOf = useAbilityOf()
  const character = dealt?.character ?? null
  const life = dealt?.life ?? 0
  return (
    <Sheet
      visible={dealt !== null}
      onClose={onClose}
      title={dealt?.name ?? ''}
      sub={dealt?.characterName ?? t('common:noCharacter')}
      closeLabel={t('common:close')}
    >
      <View style={styles.head}>
        <Medallion character={character} size={72} />
        <View style={styles.facts}>
          <BulletRow life={life} max={life} height={20} on="paper" />
          <Text>{t('common:life', { count: life })}</Text>
        </View>
      </View>
      {character && <Text style={styles.ability}>{abilityOf(character)}</Text>}
      {character && <RuleLink entry={character} onLeave={onClose} />}
    </Sheet>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space[4], alignItems: 'center' },
  facts: { flex: 1, gap: 2 },
  ability: { marginTop: space[3] },
})
