import { lazy, Suspense, type ComponentType } from 'react'

import { Screen } from './screen'

/**
 * A screen that is loaded when it is opened: on the web it becomes a file of its own, so that Home and the table, where
 * people start, are there sooner. Until it has come, its bare ground is shown.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const Loaded = lazy(() => load().then((screen) => ({ default: screen })))
  return function LazyScreen() {
    return (
      <Suspense fallback={<Screen ground="bare" />}>
        <Loaded />
      </Suspense>
    )
  }
}
