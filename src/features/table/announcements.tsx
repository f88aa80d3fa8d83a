import { useEffect, useState } from 'react'
import { Spoken } from '@/ui'
import { Announcer } from './announcer'
import type { StoryLine } from './use-story'

interface AnnouncementsProps {
  readonly story: readonly StoryLine[]
  /** What a person is asked now; null while nobody is. */
  readonly question: string | null
}

/** The story for those who hear it. */
export function Announcements({ story, question }: AnnouncementsProps) {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const [announcer] = useState(
    () => new Announcer((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))),
  )
  useEffect(() => () => announcer.stop(), [announcer])
  useEffect(() => announcer.follow(story), [announcer, story])
  useEffect(() => {
    if (question !== null) announcer.ask(question)
  }, [announcer, question])
  return <Spoken {...said} />
}
