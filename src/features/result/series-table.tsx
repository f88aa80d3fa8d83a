import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSeries, seriesBegun, standingOf, worthOf } from '@/store/pass/series'
import { Button, Divider, Text, space } from '@/ui'
import { WorthSheet } from './worth-sheet'

/** How the evening stands: everybody's points over the games of this company. */
export function SeriesTable() {
  const { t } = useTranslation('pass')
  const dispatch = useAppDispatch()
  const series = useAppSelector(selectSeries)
  const [isSetting, setSetting] = useState(false)
  const lines = standingOf(series)
  return (
    <View style={styles.table}>
      <View style={styles.head}>
        <Text variant="head">{t('series.title')}</Text>
        <Text tone="secondary">{t('series.games', { count: series.games.length })}</Text>
      </View>
      <View role="list" aria-label={t('series.title')}>
        {lines.map(({ name, points }) => (
          <View key={name} role="listitem">
            <View style={styles.line}>
              <Text bold numberOfLines={1} style={styles.name}>
                {name}
              </Text>
              <Text tone={points > 0 ? 'accent' : 'secondary'}>
                {t('series.points', { count: points })}
              </Text>
            </View>
            <Divider />
          </View>
        ))}
      </View>
      <Text variant="small" tone="secondary">
        {t('series.rule', worthOf(series))}
      </Text>
      <View style={styles.ways}>
        <Button kind="plain" label={t('series.set')} onPress={() => setSetting(true)} />
        <Button kind="plain" label={t('series.anew')} onPress={() => dispatch(seriesBegun())} />
      </View>
      <WorthSheet visible={isSetting} onClose={() => setSetting(false)} />
    </View>
  )
}

const styles = StyleSheet.create({
  table: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 680,
    paddingHorizontal: space[5],
    paddingTop: space[4],
    gap: space[2],
  },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
  },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: 40,
  },
  name: { flexShrink: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: space[4] },
})
