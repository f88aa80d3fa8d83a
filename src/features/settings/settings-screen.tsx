import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useTranslation } from '@/i18n'
import { Screen, Text, space, PageHead } from '@/ui'
import { FeelSection } from './feel-section'
import { LanguageSection } from './language-section'
import { LookSection } from './look-section'
import { PassSection } from './pass-section'
import { PlaySection } from './play-section'
import { ResetSection } from './reset-section'

/** From here the sections stand in two columns. */
const twoColumnsFrom = 900

/** Everything that can be set. Each change holds at once, everywhere. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = width >= twoColumnsFrom
  const column = isWide ? styles.half : undefined
  return (
    <Screen>
      <ScrollView
        contentContainerStyle={{
          paddingTop: insets.top + space[2],
          paddingBottom: insets.bottom + space[8],
        }}
      >
        <View style={[styles.page, isWide && styles.widePage]}>
          <PageHead title={t('title')} />
          <View style={isWide && styles.columns}>
            <View style={column}>
              <Section title={t('sections.language')}>
                <LanguageSection />
              </Section>
              <Section title={t('sections.feel')}>
                <FeelSection />
              </Section>
            </View>
            <View style={column}>
              <Section title={t('sections.play')}>
                <PlaySection />
              </Section>
              <Section title={t('sections.pass')}>
                <PassSection />
              </Section>
              <Section title={t('sections.look')}>
                <LookSection />
              </Section>
              <Section title={t('sections.reset')}>
                <ResetSection />
              </Section>
            </View>
          </View>
        </View>
      </ScrollView>
    </Screen>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text variant="head" tone="accent" style={styles.head}>
        {title}
      </Text>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  page: { alignSelf: 'center', width: '100%', maxWidth: 560, paddingHorizontal: 12 },
  widePage: { maxWidth: 1080, paddingHorizontal: 24 },
  columns: { flexDirection: 'row', gap: 40 },
  half: { flex: 1 },
  section: { paddingTop: 8, paddingBottom: 16 },
  head: { paddingHorizontal: 8, paddingBottom: 4 },
})
