import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Button } from './button'
import { Text } from './text'
import { space } from './tokens'

/** Where something should be that could not be loaded: that it could not, and a key to try again. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <View role="alert" style={styles.place}>
      <Text align="center">{t('notLoaded')}</Text>
      <Button kind="brass" label={t('tryAgain')} onPress={onRetry} testID="try-again" />
    </View>
  )
}

const styles = StyleSheet.create({
  place: { justifyContent: 'center', gap: space[4], minHeight: 180 },
})
