import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lessonEntered, selectHasOtherMatch, selectIsLessonUnderWay } from '@/store/tutorial/play'
import { Button, FaceIcon, Page, Screen, Text } from '@/ui'

const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const

/** The door to the lesson: what it is, and that a game which waits keeps its place. */
export function TutorialScreen() {
  const hasWords = useRoomWords('tutorial')
  return <Screen>{hasWords && <Invitation />}</Screen>
}

function Invitation() {
  const { t } = useTranslation(['tutorial', 'common'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const isUnderWay = useAppSelector(selectIsLessonUnderWay)
  const hasOther = useAppSelector(selectHasOtherMatch)
  const sitDown = () => {
    dispatch(lessonEntered(t('common:you')))
    router.replace('/table')
  }
  return (
    <Page title={t('title')} column="form" isWhole>
      <View style={styles.words}>
        <View style={styles.faces} aria-hidden>
          {FACES.map((face) => (
            <FaceIcon key={face} face={face} size={44} />
          ))}
        </View>
        <Text variant="lead">{t('lead')}</Text>
        <Text>{t('points.1')}</Text>
        <Text>{t('points.2')}</Text>
        {hasOther && <Text tone="secondary">{t('waiting')}</Text>}
        <Button
          kind="brass"
          size="large"
          label={isUnderWay ? t('resume') : t('start')}
          onPress={sitDown}
          testID="sit-down"
        />
      </View>
    </Page>
  )
}

const styles = StyleSheet.create({
  words: { paddingHorizontal: 4, gap: 16 },
  faces: { flexDirection: 'row', justifyContent: 'space-between', maxWidth: 340 },
})
