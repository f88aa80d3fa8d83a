import { useRouter } from 'expo-router'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFinishedMatch, selectHasMatch, selectMatchId } from '@/store/match/selectors'
import { LESSON_ID } from '@/store/tutorial/lesson'
import { lessonStarted } from '@/store/tutorial/play'
import { Banner, Button, FaceIcon, PageHead, Screen, Text, space } from '@/ui'

const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const

/** The door to the lesson: what it is, and a warning if another game would be lost for it. */
export function TutorialScreen() {
  const hasWords = useRoomWords('tutorial')
  return <Screen>{hasWords && <Invitation />}</Screen>
}

function Invitation() {
  const { t } = useTranslation(['tutorial', 'common'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const insets = useSafeAreaInsets()
  const isOver = useAppSelector(selectFinishedMatch) !== null
  const isUnderWay = useAppSelector(selectMatchId) === LESSON_ID && !isOver
  const hasOther = useAppSelector(selectHasMatch) && !isUnderWay && !isOver
  const sitDown = () => {
    if (!isUnderWay) dispatch(lessonStarted(t('common:you')))
    router.replace('/table')
  }
  return (
    <ScrollView
      contentContainerStyle={{
        paddingTop: insets.top + space[2],
        paddingBottom: insets.bottom + space[8],
      }}
    >
      <View style={styles.page}>
        <PageHead title={t('title')} />
        <View style={styles.faces} aria-hidden>
          {FACES.map((face) => (
            <FaceIcon key={face} face={face} size={44} />
          ))}
        </View>
        <Text variant="lead">{t('lead')}</Text>
        <Text>{t('points.1')}</Text>
        <Text>{t('points.2')}</Text>
        {hasOther && <Banner tone="warning" title={t('waiting')} />}
        <Button
          kind="brass"
          size="large"
          label={isUnderWay ? t('resume') : t('start')}
          onPress={sitDown}
          testID="sit-down"
        />
      </View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  page: { alignSelf: 'center', width: '100%', maxWidth: 560, paddingHorizontal: 16, gap: 16 },
  faces: { flexDirection: 'row', justifyContent: 'space-between', maxWidth: 340 },
})
