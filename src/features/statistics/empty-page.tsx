import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { GAME_IDS } from '@/games'
import { useTranslation } from '@/i18n'
import { Button, LogoMark, Text, GameLinks, useGameHref } from '@/ui'

/** Nothing entered yet: what will stand here, and the way to the first game. */
export function EmptyPage() {
  const [game] = GAME_IDS
  return (
    <GameLinks game={game}>
      <FirstGame />
    </GameLinks>
  )
}

function FirstGame() {
  const { t } = useTranslation('statistics')
  const router = useRouter()
  const hrefOf = useGameHref()
  return (
    <View style={styles.page}>
      <LogoMark size={96} />
      <Text variant="head" align="center">
        {t('empty.title')}
      </Text>
      <Text tone="secondary" align="center" style={styles.text}>
        {t('empty.text')}
      </Text>
      <Button
        kind="brass"
        label={t('empty.play')}
        onPress={() => router.push(hrefOf('new'))}
        style={styles.play}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  page: { alignItems: 'center', gap: 12, paddingHorizontal: 28, paddingTop: 40, paddingBottom: 28 },
  text: { maxWidth: 380 },
  play: { minWidth: 220, alignSelf: 'center', marginTop: 8 },
})
