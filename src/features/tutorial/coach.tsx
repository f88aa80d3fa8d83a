import { useState } from 'react'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectActionCount, selectLog, selectRejection, selectShown } from '@/store/match/selectors'
import { useClockHold } from '@/store/match/use-clock-hold'
import { lessonStepDone } from '@/store/tutorial/play'
import { Note } from '@/ui/table'
import { Card } from './card'
import { STEPS, isStep, taskAt } from './steps'

/** The lesson's coach: a card at each step, then a slip with what to do; whatever else is done, the card comes back. */
export function Coach() {
  const hasWords = useRoomWords('tutorial')
  return hasWords ? <Lesson /> : null
}

function Lesson() {
  const { t } = useTranslation('tutorial')
  const dispatch = useAppDispatch()
  const { step, task, isWrong, close, reopen } = useSteps()
  // Where others are at turn they wait for the reader.
  useClockHold('lesson', step?.hasTask === false)
  if (step)
    return (
      <Card
        step={step}
        isWrong={isWrong}
        onClose={close}
        onSkip={() => {
          close()
          dispatch(lessonStepDone(isStep))
        }}
      />
    )
  if (!task) return null
  const words = t(`cards.${task.card}.task`)
  return <Note text={words} icon="info" label={t('read')} onPress={reopen} testID="task" />
}

/** Which card is to be read now, which task is to be done, and the ways to turn cards. */
function useSteps() {
  const at = useAppSelector(selectActionCount)
  const hasCaughtUp = useAppSelector(selectShown) >= useAppSelector(selectLog).length
  const rejection = useAppSelector(selectRejection)
  const [read, setRead] = useState<readonly string[]>([])
  const [forgiven, setForgiven] = useState(rejection)
  const task = taskAt(at)
  const unread = STEPS.find((step) => step.at === at && !read.includes(step.card)) ?? null
  const isWrong = rejection?.refusal.code === 'lesson' && rejection !== forgiven
  const wanted = unread ?? (isWrong ? task : null)
  const step = hasCaughtUp ? wanted : null
  const close = () => {
    if (step) setRead([...read, step.card])
    setForgiven(rejection)
  }
  const reopen = () => setRead(read.filter((card) => card !== task?.card))
  return { step, task: hasCaughtUp ? task : null, isWrong, close, reopen }
}
