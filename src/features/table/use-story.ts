import { useMemo } from 'react'
import { STORY_WORDS } from '@/boards'
import type { Cue } from '@/boards'
import type { Seat } from '@/core/game'
import type { EventOf, GameId } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers, selectShown } from '@/store/match/selectors'
import { toldWith } from './presenter'
import type { Played } from './use-presentation'

/** A line of the story, tied to its events by their places in the log; `key` is the first. */
export interface StoryLine {
  readonly key: number
  readonly events: readonly number[]
  readonly text: string
  /** The seats it is about. */
  readonly seats: readonly Seat[]
  readonly isTurn: boolean
  /** It is about the owner, or changes the game. */
  readonly matters: boolean
}

/** The story in words, in step with what is on the screen. */
export function useStory<G extends GameId>(
  { face, current, log }: Played<G>,
  cue: Cue<G> | null,
): readonly StoryLine[] {
  const { t } = useTranslation(STORY_WORDS)
  const told = toldWith(useAppSelector(selectShown), cue)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const { story, table } = face
  const { first } = table.factsOf(current)
  return useMemo(() => {
    const reader = { own, nameOf, t }
    const lines: StoryLine[] = [
      {
        key: -1,
        events: [],
        text: story.line(story.begin(first), reader) ?? '',
        seats: [first],
        isTurn: true,
        matters: first === own,
      },
    ]
    let previous: EventOf<G> | null = null
    for (let i = 0; i < told; i++) {
      const event = log[i]
      if (!event) continue
      const last = lines.at(-1)
      const before = last && previous && story.isRepeat(event, previous) ? last : null
      const events = [...(before?.events ?? []), i]
      const text = story.line(event, reader, events.length)
      if (text === null) continue
      previous = event
      if (before) lines.pop()
      const key = before?.key ?? i
      const seats = story.seatsOf(event)
      const isTurn = story.isTurn(event)
      const matters = story.isTurningPoint(event) || seats.some((seat) => seat === own)
      lines.push({ key, events, text, seats, isTurn, matters })
    }
    return lines
  }, [story, first, log, told, own, nameOf, t])
}
