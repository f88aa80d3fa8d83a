import { useRouter } from 'expo-router'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { setupDealt } from '@/store/setup/play'
import { selectLastSetup } from '@/store/setup/selectors'
import type { Setup } from '@/store/setup/slice'

/** Deals a set-up and goes to the deal. If a match waits, it asks first: `waiting` is the question. */
export function useDealing() {
  const router = useRouter()
  const dispatch = useAppDispatch()
  const last = useAppSelector(selectLastSetup)
  const view = useAppSelector(selectView)
  const [asked, setAsked] = useState<Setup | null>(null)
  const dealNow = (setup: Setup) => {
    setAsked(null)
    dispatch(setupDealt(setup))
    router.replace('/deal')
  }
  return {
    last,
    deal: (setup: Setup) => (view && !view.winner ? setAsked(setup) : dealNow(setup)),
    waiting: {
      visible: asked !== null,
      onDeal: () => asked && dealNow(asked),
      onContinue: () => {
        setAsked(null)
        router.replace('/table')
      },
      onClose: () => setAsked(null),
    },
  }
}
