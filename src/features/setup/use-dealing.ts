import { useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { useFace } from '@/boards'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { personAdded } from '@/store/roster/slice'
import { setupDealt } from '@/store/setup/play'
import { selectLastSetup } from '@/store/setup/selectors'
import type { Mode, Setup } from '@/store/setup/slice'
import { lessonLeft } from '@/store/tutorial/play'
import { useDefaultNames } from './default-names'
import { useGameHref } from '@/ui'

/** Deals a set-up, with chance's own seed or a promised one, and goes to the deal. If a match waits, it asks first: `waiting` is the question. */
export function useDealing(mode: Mode) {
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const { game } = useFace()
  const last = useAppSelector((state) => selectLastSetup(state, game, mode))
  const view = useAppSelector(selectView)
  useEffect(() => dispatch(lessonLeft()), [dispatch])
  const [asked, setAsked] = useState<readonly [Setup, number | undefined] | null>(null)
  const defaults = useDefaultNames()
  /** Whoever was named is offered next time. */
  const remember = ({ players }: Setup) => {
    for (const { kind, name } of players)
      if (kind === 'human' && !defaults.has(name)) dispatch(personAdded(name))
  }
  const dealNow = (setup: Setup, seed?: number) => {
    setAsked(null)
    if (mode === 'pass') remember(setup)
    dispatch(setupDealt(setup, seed))
    router.replace(hrefOf('deal'))
  }
  return {
    last,
    deal: (setup: Setup, seed?: number) =>
      view && !view.winner ? setAsked([setup, seed]) : dealNow(setup, seed),
    waiting: {
      visible: asked !== null,
      onDeal: () => asked && dealNow(...asked),
      onContinue: () => {
        setAsked(null)
        router.replace(hrefOf('table'))
      },
      onClose: () => setAsked(null),
    },
  }
}
