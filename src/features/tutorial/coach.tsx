import { useState } from 'react'
import { useRoom, type Lesson, type LessonStep } from '@/boards'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectActionCount, selectLog, selectRejection, selectShown } from '@/store/match/selectors'
import { useClockHold } from '@/store/match/use-clock-hold'
import { lessonStepDone } from '@/store/tutorial/play'
import { Waiting } from '@/ui'
import { Note } from '@/ui/table'
import { Held } from './held'
import { LitPlaces } from './lit-places'
import { StepPaper } from './step-paper'

/** The lesson's coach: a paper at each step, then a slip with what to do; whatever else is done, the paper comes back. */
export function Coach() {
  return (
    <Waiting for={useRoom('lesson')} fallback={<Held />}>
      {(lesson) => <Worded lesson={lesson} />}
    </Waiting>
  )
}

function Worded({ lesson }: { readonly lesson: Lesson<GameId> }) {
  return useRoomWords('tutorial', ...lesson.words) ? <Taught lesson={lesson} /> : <Held />
}

function Taught({ lesson }: { readonly lesson: Lesson<GameId> }) {
  const { t } = useTranslation('tutorial')
  const dispatch = useAppDispatch()
  const steps = lesson.useSteps()
  const { step, task, isWrong, close, reopen } = useReading(steps)
  // While others play, they wait for the reader.
  useClockHold('lesson', step?.task === null)
  const current = step ?? task
  const paper = step && (
    <StepPaper
      step={step}
      isWrong={isWrong}
      onClose={close}
      onSkip={() => {
        close()
        dispatch(lessonStepDone((at) => steps.some((other) => other.at === at)))
      }}
    />
  )
  const slip = !step && task?.task && (
    <Note text={task.task} icon="info" label={t('read')} onPress={reopen} testID="task" />
  )
  return (
    <>
      {current && <LitPlaces step={current} />}
      {paper ?? slip}
    </>
  )
}

/** The step that a place in the match belongs to: the last one with a task, until the next begins. */
function taskAt(steps: readonly LessonStep[], at: number): LessonStep | null {
  const step = steps.findLast((other) => other.at <= at)
  return step && step.task !== null ? step : null
}

/** What is to be read now, which task is to be done, and the ways to go on and back. */
function useReading(steps: readonly LessonStep[]) {
  const at = useAppSelector(selectActionCount)
  const hasCaughtUp = useAppSelector(selectShown) >= useAppSelector(selectLog).length
  const rejection = useAppSelector(selectRejection)
  const [read, setRead] = useState<readonly string[]>([])
  const [forgiven, setForgiven] = useState(rejection)
  const task = taskAt(steps, at)
  const unread = steps.find((step) => step.at === at && !read.includes(step.id)) ?? null
  const isWrong = rejection?.refusal.code === 'lesson' && rejection !== forgiven
  const wanted = unread ?? (isWrong ? task : null)
  const step = hasCaughtUp ? wanted : null
  const close = () => {
    if (step) setRead([...read, step.id])
    setForgiven(rejection)
  }
  const reopen = () => setRead(read.filter((id) => id !== task?.id))
  return { step, task: hasCaughtUp ? task : null, isWrong, close, reopen }
}
