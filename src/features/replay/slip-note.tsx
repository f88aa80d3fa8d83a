import { useState } from 'react'
import { COACH_WORDS, useRoom, type Coach } from '@/boards'
import type { GameId } from '@/games'
import { useNameOf, useRoomWords, useTranslation } from '@/i18n'
import { selectSlipAt } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'
import { Waiting } from '@/ui'
import { Note } from '@/ui/table'

interface SlipNoteProps {
  readonly match: string
  /** The action of its record that was found wanting. */
  readonly at: number
  readonly players: readonly { readonly name: string }[]
}

/** What would have been better here, for whoever comes from the look back. */
export function SlipNote(props: SlipNoteProps) {
  return <Waiting for={useRoom('coach')}>{(coach) => <Better {...props} coach={coach} />}</Waiting>
}

function Better({ coach, match, at, players }: SlipNoteProps & { readonly coach: Coach<GameId> }) {
  const hasWords = useRoomWords('coach')
  const { t } = useTranslation(COACH_WORDS)
  const slip = useAppSelector((state) => selectSlipAt(state, match, at))
  const nameOf = useNameOf(players)
  const [isRead, setRead] = useState(false)
  if (!slip || !hasWords || isRead) return null
  const { view, action, better } = slip
  const reader = { view, own: view.decision?.seat ?? null, nameOf, t }
  const did = t('coach:review.slips.did', { move: coach.moveWords([action], reader) })
  const wiser = t('coach:review.slips.better', { move: coach.moveWords([better], reader) })
  return (
    <Note
      text={`${did}\n${wiser}`}
      icon="close"
      label={t('coach:review.slips.close')}
      onPress={() => setRead(true)}
      testID="slip-note"
    />
  )
}
