import { useAppSelector } from '@/store/hooks'
import { selectDiceLog } from '@/store/tracker/dice-selectors'
import { selectGesture } from '@/store/tracker/selectors'
import { Spoken } from '@/ui'
import { useEntryWords } from './use-entry-words'

/** Says what the last gesture did: life, arrows, whose turn it is now. What is taken back is no news. */
export function BoardVoice() {
  const log = useAppSelector(selectDiceLog)
  const gesture = useAppSelector(selectGesture)
  const words = useEntryWords()
  const text = gesture ? log.slice(gesture.from).map(words).join(' ') : ''
  return <Spoken text={text} turn={gesture ? log.length : 0} />
}
