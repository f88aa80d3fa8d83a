import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Divider, SwitchRow, Text, space } from '@/ui'
import type { SeriesRow } from './use-series'

/** What the table may agree on before it plays again. */
export function SeriesOptions({ rows }: { readonly rows: readonly SeriesRow[] }) {
  const { t } = useTranslation('result')
  return (
    <View style={styles.options}>
      <Text variant="head">{t('series.title')}</Text>
      {rows.map(({ id, ...row }) => (
        <View key={id}>
          <SwitchRow {...row} testID={id} />
          <Divider />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  options: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 680,
    paddingHorizontal: space[4],
    paddingTop: space[3],
    gap: space[1],
  },
})
