import { useCallback, useEffect } from 'react'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectRaisedRole } from '@/store/pass/selectors'
import { roleLowered, roleRaised } from '@/store/pass/slice'

/** The card of whoever has the phone: up while it is held, down at once when it is let go or the app is left. */
export function useRaisedRole() {
  const dispatch = useAppDispatch()
  const role = useAppSelector(selectRaisedRole)
  const hold = useCallback(
    (isHeld: boolean) => void dispatch(isHeld ? roleRaised() : roleLowered()),
    [dispatch],
  )
  useSecretScreen()
  useEffect(() => () => hold(false), [hold])
  return { role, hold }
}
