import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useRoom, type Lesson } from '@/boards'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lessonEntered, selectHasOtherMatch, selectIsLessonUnderWay } from '@/store/tutorial/play'
import { Button, Door, Page, Screen, Text, useGameHref } from '@/ui'

/** The door to the lesson: what it is, and that a game which waits keeps its place. */
export function TutorialScreen() {
  return (
    <Door to={useRoom('lesson')} ground="wood">
      {(lesson) => (
        <Screen>
          <Worded lesson={lesson} />
        </Screen>
      )}
    </Door>
  )
}

function Worded({ lesson }: { readonly lesson: Lesson<GameId> }) {
  return useRoomWords('tutorial', ...lesson.words) ? <Invitation lesson={lesson} /> : null
}

function Invitation({ lesson }: { readonly lesson: Lesson<GameId> }) {
  const { t } = useTranslation(['tutorial', 'common'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const { lead, points } = lesson.useInvitation()
  const isUnderWay = useAppSelector(selectIsLessonUnderWay)
  const hasOther = useAppSelector(selectHasOtherMatch)
  const sitDown = () => {
    dispatch(lessonEntered(t('common:you')))
    router.replace(hrefOf('table'))
  }
  return (
    <Page title={t('title')} column="form" isWhole>
      <View style={styles.words}>
        <lesson.Picture />
        <Text variant="lead">{lead}</Text>
        {points.map((point) => (
          <Text key={point}>{point}</Text>
        ))}
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
})
