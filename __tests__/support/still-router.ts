import type * as React from 'react'

/** A router that leads nowhere: one screen is shown, and it has the focus. To be imported before what is tested. */
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  useFocusEffect: (effect: () => void) =>
    jest.requireActual<typeof React>('react').useEffect(effect, [effect]),
  Redirect: () => null,
}))
