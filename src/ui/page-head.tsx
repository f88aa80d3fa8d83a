import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { IconButton } from './icon-button'
import { Text } from './text'

/** The way back and the title of a page; a page that was opened by a link leads home. */
export function PageHead({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const goBack = () => (router.canGoBack() ? router.back() : router.replace('/'))
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={t('back')} onPress={goBack} />
      <Text variant="title" tone="strong" style={styles.title}>
        {title}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 4, marginLeft: -8, minHeight: 56 },
  title: { flex: 1 },
})
