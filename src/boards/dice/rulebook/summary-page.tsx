import { StyleSheet, View } from 'react-native'
import { ROLES } from '@/family/roles'
import { FaceIcon, Paper, RoleBadge, Text } from '@/ui'
import { useBookWords } from './use-texts'

/** In the order in which they are resolved. */
const ORDER = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const

/** The whole game on one page, to lay beside the dice. */
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
      <Text variant="label" tone="secondary" role="heading" aria-level={2}>
        {t('summary.order')}
      </Text>
      {ORDER.map((face) => (
        <View key={face} style={styles.line}>
          <FaceIcon face={face} size={38} />
          <View style={styles.words}>
            <Text bold>{t(`common:faces.${face}`)} </Text>
            <Text>{t(`summary.faces.${face}`)}</Text>
          </View>
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
    </Paper>
  )
}

const styles = StyleSheet.create({
  card: { gap: 8, paddingHorizontal: 22, paddingVertical: 24 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
})
