import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Columns, Page, Screen, Text, useIsWide } from '@/ui'
import { FeelSection } from './feel-section'
import { LanguageSection } from './language-section'
import { LookSection } from './look-section'
import { PassSection } from './pass-section'
import { PlaySection } from './play-section'
import { ResetSection } from './reset-section'

/** Everything that can be set. Each change takes effect at once, everywhere. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const isWide = useIsWide()
  return (
    <Screen>
      <Page title={t('title')} column="form" isWide={isWide} isWhole>
        <Columns isWide={isWide}>
          <>
            <Section title={t('sections.language')}>
              <LanguageSection />
            </Section>
            <Section title={t('sections.feel')}>
              <FeelSection />
            </Section>
          </>
          <>
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
          </>
        </Columns>
      </Page>
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
  section: { paddingTop: 8, paddingBottom: 16 },
  head: { paddingHorizontal: 8, paddingBottom: 4 },
})
