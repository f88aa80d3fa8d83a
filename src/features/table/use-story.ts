import { useMemo, useState } from 'react'
import { STORY_WORDS } from '@/boards'
import type { Cue } from '@/boards'
import type { GameId } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers, selectShown } from '@/store/match/selectors'
import { toldWith } from './presenter'
import { StoryTeller, type StoryLine } from './story-teller'
import type { Played } from './use-presentation'

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
  const [teller] = useState(() => new StoryTeller<G>())
  const reader = useMemo(() => ({ own, nameOf, t }), [own, nameOf, t])
  return useMemo(
    () => teller.lines({ story, first, log, told, reader }),
    [teller, story, first, log, told, reader],
  )
}
