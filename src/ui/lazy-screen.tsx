import { useEffect, useState, type ComponentType } from 'react'

import { useRoomWords, type Room } from '@/i18n'
import { Screen } from './screen'

interface Arrival {
  readonly screen?: ComponentType
  readonly failure?: unknown
}

/**
 * A screen that is loaded when it is opened: on the web it becomes a file of its own, so that Home and the table, where
 * people start, are there sooner. Until it has come, its bare ground is shown. Not by way of Suspense: that leaves a
 * ground that has once been shown standing for 300 ms, however soon the screen is there.
 */
export function lazyScreen(load: () => Promise<ComponentType>, room?: Room) {
  let arrived: Arrival = {}
  let coming: Promise<void> | null = null
  const fetchScreen = (): Promise<void> =>
    (coming ??= load().then(
      (screen) => void (arrived = { screen }),
      (failure: unknown) => {
        // Whoever comes back tries again.
        coming = null
        arrived = { failure }
      },
    ))
  return function LazyScreen() {
    const [{ screen: Loaded, failure }, setArrival] = useState(arrived)
    useEffect(() => {
      let isWanted = true
      if (!arrived.screen) void fetchScreen().then(() => isWanted && setArrival(arrived))
      return () => {
        isWanted = false
      }
    }, [])
    if (Loaded && room) return <WithWords Loaded={Loaded} room={room} />
    if (Loaded) return <Loaded />
    if (failure !== undefined) throw failure
    return <Screen ground="bare" />
  }
}

interface WithWordsProps {
  readonly Loaded: ComponentType
  readonly room: Room
}

/** A screen whose words come with it. */
function WithWords({ Loaded, room }: WithWordsProps) {
  return useRoomWords(room) ? <Loaded /> : <Screen ground="bare" />
}
