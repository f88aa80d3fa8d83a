import { useCallback, useMemo } from 'react'
import { STORY_WORDS, turnsOf, type Cue, type Deed, type Turn } from '@/boards'
import type { GameId } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers, selectShown } from '@/store/match/selectors'
import { toldWith } from './presenter'
import type { Played } from './use-presentation'

/** The story by turns, in step with what is on the screen, and how each is told. */
export interface Turns<G extends GameId> {
  readonly turns: readonly Turn<G>[]
  readonly deedsOf: (turn: Turn<G>) => readonly Deed[]
  /** What is said while nothing has been done in it. */
  readonly openingOf: (turn: Turn<G>) => string
}

export function useTurns<G extends GameId>(
  { face, current, log }: Played<G>,
  cue: Cue<G> | null,
): Turns<G> {
  const { t } = useTranslation(STORY_WORDS)
  const told = toldWith(useAppSelector(selectShown), cue)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const { story, table } = face
  const { first, life } = table.factsOf(current)
  const seats = life.length
  const turns = useMemo(
    () => turnsOf(story, { log: log.slice(0, told), first, seats }),
    [story, log, told, first, seats],
  )
  const deedsOf = useCallback(
    (turn: Turn<G>) => story.deedsOf(turn, { own, nameOf, t }),
    [story, own, nameOf, t],
  )
  const openingOf = useCallback(
    ({ seat }: Turn<G>) => story.line(story.begin(seat), { own, nameOf, t }) ?? '',
    [story, own, nameOf, t],
  )
  return useMemo(() => ({ turns, deedsOf, openingOf }), [turns, deedsOf, openingOf])
}

/** The last sentences of the story, the newest first. */
export function lastSentences<G extends GameId>(
  { turns, deedsOf, openingOf }: Turns<G>,
  count: number,
): readonly string[] {
  const sentences: string[] = []
  for (let i = turns.length - 1; i >= 0 && sentences.length < count; i--) {
    const turn = turns[i]
    if (!turn) continue
    const told = deedsOf(turn).map(({ text }) => text)
    if (told.length > 0) sentences.push(...told.reverse())
    // Whose turn it is is news only until something happens.
    else if (i === turns.length - 1) sentences.push(openingOf(turn))
  }
  return sentences.slice(0, count)
}
