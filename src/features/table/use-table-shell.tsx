import { useRouter } from 'expo-router'
import { useCallback, useMemo, useState } from 'react'
import { STORY_WORDS } from '@/boards'
import type { SharedTable } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { selectHint } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'
import {
  selectHandUp,
  selectIsThinking,
  selectMode,
  selectOwnSeat,
  selectPlayers,
} from '@/store/match/selectors'
import { selectHasHands, selectHolder, selectNearSeat } from '@/store/pass/selectors'
import { useGameHref, useSteady } from '@/ui'
import { useSeating } from '@/ui/table'
import { useShowdown } from './showdown/use-showdown'
import { Speech } from './speech'
import { useCardsUp } from './use-cards-up'
import { useHurry } from './use-hurry'
import { useLasting } from './use-lasting'
import { usePresentation, type Played } from './use-presentation'
import { useStory } from './use-story'
import { useTurns } from './use-turns'

/** What lies over the table. */
export type Over =
  { readonly sheet: 'menu' | 'log' | 'reading' } | { readonly sheet: 'seat'; readonly seat: Seat }

/** Who thinks no longer than this needs no sign, in ms. */
const LONG = 240

/** Below this height prompt and keys move together. */
const TIGHT = 140

/** The table as the shell and the game share it: what is shown, who is asked, and what lies over it. */
export function useTableShell<G extends GameId>(played: Played<G>) {
  const { face, current, legal, interjections, inHand } = played
  const ownSeat = useAppSelector(selectOwnSeat)
  const passed = usePassed()
  const handUp = useAppSelector(selectHandUp)
  const own = ownSeat ?? handUp
  const near = useAppSelector(selectNearSeat)
  const players = useAppSelector(selectPlayers)
  const nameOf = useNameOf(players)
  const hurry = useHurry(played)
  const presentation = usePresentation(played, hurry.isHurried)
  const cards = useCardsUp(played)
  const story = useStory(played, presentation.cue)
  const turns = useTurns(played, presentation.cue)
  const { hasCaughtUp } = presentation
  const { view: shown, showdown } = useShowdown({
    face,
    own: ownSeat,
    view: cards.turned(presentation.view),
    isOver: hasCaughtUp && face.table.factsOf(current).winner !== null,
    onDone: useLeaving(),
  })
  const view = inHand ? (face.table.withHand?.(shown, inHand) ?? shown) : shown
  const facts = face.table.factsOf(view)
  const asked = face.table.factsOf(current).asked
  const isPerson = (seat: Seat | null) => seat !== null && players[seat]?.kind === 'human'
  const seating = useSeating(players.length, near, face.table.layout)
  const [over, setOver] = useState<Over | null>(null)
  const [toast, setToast] = useState<string | null>(null)
  const isAdvised = useAppSelector(selectHint) !== null
  const isPondering = useLasting(useAppSelector(selectIsThinking), LONG)
  const shared: SharedTable<G> = {
    ...presentation,
    view,
    skip: useSteady(showdown?.skip ?? hurry.counted(presentation.skip)),
    lit: showdown?.isVerdict ? (facts.winner?.seats ?? null) : null,
    own,
    passed,
    legal,
    interjections,
    isAsked: hasCaughtUp && isPerson(facts.asked) && legal.length > 0,
    isPersonsTurn: isPerson(facts.turn),
    isCovered: over !== null || isAdvised,
    isTight: seating.layout.rail.height < TIGHT,
    seating,
    nameOf,
    isThinking: (seat) => isPondering && asked === seat,
    speech: <Speech seating={seating} nameOf={nameOf} />,
    askAbout: (seat) => setOver({ sheet: 'seat', seat }),
    say: setToast,
  }
  const parts = face.table.useTable(shared)
  const { t } = useTranslation(STORY_WORDS)
  // Only a phone that is passed around calls anybody.
  const call =
    ownSeat === null ? (face.table.callOf?.(view, { own: null, nameOf, t }) ?? null) : null
  return {
    ...shared,
    face,
    facts,
    story,
    turns,
    hurry,
    cards,
    parts,
    call,
    showdown,
    over,
    setOver,
    toast,
    setToast,
  }
}

/** Who has a phone that is passed around, where hands are secret. */
function usePassed(): SharedTable<GameId>['passed'] {
  const isPassed = useAppSelector((state) => selectMode(state) === 'pass' && selectHasHands(state))
  const holder = useAppSelector(selectHolder)
  const isHandUp = useAppSelector(selectHandUp) !== null
  return useMemo(() => (isPassed ? { holder, isHandUp } : null), [isPassed, holder, isHandUp])
}

/** The end leads to the result. */
function useLeaving(): () => void {
  const router = useRouter()
  const hrefOf = useGameHref()
  return useCallback(() => router.replace(hrefOf('result')), [router, hrefOf])
}

export type TableShell<G extends GameId> = ReturnType<typeof useTableShell<G>>
