import { useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { claim, takeOver } from '@/platform/only-here'
import { startAgain } from '@/platform/start-again'
import { useClockHold } from '@/store/match/use-clock-hold'
import { Button, Paper, SurfaceProvider, Text, space } from '@/ui'

const TABLE = 'tumbleweed.table'

/** Is this the only tab in which a table is played? If not, its clock stands still. */
export function useIsElsewhere(): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const { release } = claim(TABLE, (isOurs) => setElsewhere(!isOurs))
    return release
  }, [])
  useClockHold('elsewhere', isElsewhere)
  return isElsewhere
}

/** The second tab says so and stands back. Whoever would rather play here begins where the other tab has come to. */
export function Elsewhere() {
  const { t } = useTranslation(['table', 'result'])
  const router = useRouter()
  return (
    <View style={styles.cover} testID="elsewhere">
      <SurfaceProvider surface="paper">
        <Paper style={styles.paper}>
          <Text variant="head" align="center">
            {t('table:elsewhere.title')}
          </Text>
          <Text align="center">{t('table:elsewhere.text')}</Text>
          <Button
            kind="brass"
            label={t('table:elsewhere.here')}
            onPress={() => void takeOver(TABLE).then(startAgain)}
          />
          <Button kind="quiet" label={t('result:home')} onPress={() => router.replace('/')} />
        </Paper>
      </SurfaceProvider>
    </View>
  )
}

const styles = StyleSheet.create({
  cover: {
    ...StyleSheet.absoluteFill,
    zIndex: 20,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space[5],
    backgroundColor: 'rgba(16,9,5,0.8)',
  },
  paper: { maxWidth: 420, gap: space[4], padding: space[5] },
})
