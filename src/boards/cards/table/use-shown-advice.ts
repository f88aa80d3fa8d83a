import { useState } from 'react'
import { selectShownAdvice } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'
import { lift, type Choice } from './choice'

/** Lays advice on the table once, when it is shown: its card is lifted. Whoever sees it may choose another. */
export function useShownAdvice(choose: (change: (choice: Choice) => Choice) => void): void {
  const shown = useAppSelector(selectShownAdvice)
  const [laid, setLaid] = useState(shown)
  if (shown === laid) return
  setLaid(shown)
  const [action] = shown?.actions ?? []
  if (action && 'card' in action) choose((choice) => lift(choice, action.card))
}
