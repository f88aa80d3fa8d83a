import Constants from 'expo-constants'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Divider, ListRow, LogoMark, Page, Paper, Screen, Text } from '@/ui'

const parts = ['independent', 'privacy', 'made'] as const

/** Who made this, by which rules, and what becomes of your data: a page to read, on a poster. */
export function AboutScreen() {
  const { t } = useTranslation(['about', 'common'])
  return (
    <Screen>
      <Page title={t('title')} column="form" isWhole>
        <Paper nails="two" frame="plain" style={styles.poster}>
          <View style={styles.mark}>
            <LogoMark size={96} />
          </View>
          <Text variant="title" align="center" style={styles.name}>
            {t('common:appName')}
          </Text>
          <Text align="center">{t('lead')}</Text>
          <Divider mark />
          {parts.map((part) => (
            <View key={part} style={styles.part}>
              <Text variant="lead" role="heading" aria-level={2}>
                {t(part)}
              </Text>
              <Text>{t(`${part}Text`)}</Text>
            </View>
          ))}
          <View>
            <Divider />
            <ListRow label={t('version')} value={Constants.expoConfig?.version ?? ''} />
            <Divider />
            <ListRow label={t('licence')} value={t('licenceName')} />
          </View>
        </Paper>
      </Page>
    </Screen>
  )
}

const styles = StyleSheet.create({
  poster: { gap: 16, paddingHorizontal: 26, paddingVertical: 32 },
  mark: { alignItems: 'center' },
  name: { fontSize: 44, lineHeight: 50 },
  part: { gap: 4 },
})
