import { memo, useEffect, useState } from 'react'
import { Spoken } from '@/ui'
import { Announcer } from './announcer'
import type { StoryLine } from './story-teller'

interface AnnouncementsProps {
  readonly story: readonly StoryLine[]
  /** What a person is asked now; null while nobody is. */
  readonly question: string | null
  /** It is about life and death: it interrupts the story. */
  readonly isUrgent: boolean
}

/** The story for those who hear it. */
export const Announcements = memo(function Announcements(props: AnnouncementsProps) {
  const { story, question, isUrgent } = props
  const [said, setSaid] = useState({ text: '', turn: 0, isUrgent: false })
  const [announcer] = useState(
    () =>
      new Announcer((text, isNow) =>
        setSaid(({ turn }) => ({ text, turn: turn + 1, isUrgent: isNow })),
      ),
  )
  useEffect(() => () => announcer.stop(), [announcer])
  useEffect(() => announcer.follow(story), [announcer, story])
  useEffect(() => {
    if (question !== null) announcer.ask(question, isUrgent)
  }, [announcer, question, isUrgent])
  return <Spoken {...said} />
})
