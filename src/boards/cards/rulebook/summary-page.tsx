import { StyleSheet, View } from 'react-native'
import { ROLES } from '@/family/roles'
import type { KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { KIND_IDS } from '@/games/cards/cards/ids'
import { Paper, RoleBadge, Text } from '@/ui'
import { SymbolRow } from '../art/symbols'
import { KindPicture } from './pictures'
import { useBookWords } from './use-texts'

const kindsWith = (border: 'brown' | 'blue'): readonly KindId[] =>
  KIND_IDS.filter((kind) => KINDS[kind].border === border)

/** The whole game on one page, to lay beside the cards. */
export function SummaryPage() {
  const t = useBookWords()
  return (
    <Paper frame="red" style={styles.card}>
      <Text variant="title" align="center">
        {t('summary.title')}
      </Text>
      <Text variant="lead" align="center">
        {t('summary.turn')}
      </Text>
      {(['brown', 'blue'] as const).map((border) => (
        <View key={border} style={styles.part}>
          <Text variant="label" tone="secondary" role="heading" aria-level={2}>
            {t(`summary.${border}`)}
          </Text>
          {kindsWith(border).map((kind) => (
            <View key={kind} style={styles.line}>
              <KindPicture kind={kind} size={38} />
              <View style={styles.words}>
                <Text bold>{t(`cards:kinds.${kind}.name`)}</Text>
                <Text variant="small">{t(`cards:kinds.${kind}.line`)}</Text>
              </View>
              <SymbolRow kind={kind} size={18} />
            </View>
          ))}
        </View>
      ))}
      <Text variant="label" tone="secondary" role="heading" aria-level={2}>
        {t('summary.wins')}
      </Text>
      {ROLES.map((role) => (
        <View key={role} style={styles.line}>
          <RoleBadge role={role} size={32} />
          <View style={styles.words}>
            <Text bold>{t(`common:roles.${role}`)} </Text>
            <Text>{t(`summary.roles.${role}`)}</Text>
          </View>
        </View>
      ))}
      <Text variant="small">{t('summary.death')}</Text>
    </Paper>
  )
}

const styles = StyleSheet.create({
  card: { gap: 8, paddingHorizontal: 18, paddingVertical: 24 },
  part: { gap: 8 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
})
