import { StyleSheet, View } from 'react-native'
import { TRANSLATIONS, useTranslation } from '@/i18n'
import { SegmentedControl } from '@/ui'
import { useSettings } from './setting-fields'

/** A language shows up here as soon as it is translated; each is named in itself. */
export function LanguageSection() {
  const { t } = useTranslation('settings')
  const { settings, change } = useSettings()
  return (
    <View style={styles.field}>
      <SegmentedControl
        label={t('sections.language')}
        type="text"
        perRow={3}
        value={settings.language}
        onChange={(language) => change({ language })}
        options={[
          { value: 'system', label: t('system') },
          ...TRANSLATIONS.map((value) => ({ value, label: t(`languages.${value}`) })),
        ]}
      />
    </View>
  )
}

const styles = StyleSheet.create({ field: { paddingHorizontal: 8, paddingVertical: 6 } })
