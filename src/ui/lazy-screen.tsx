import type { ComponentType } from 'react'

import { useRoomWords, type Room } from '@/i18n'
import { Door, lazy } from './door'
import { Screen } from './screen'

/**
 * A screen that is loaded when it is opened: on the web it becomes a file of its own, so that Home, where people start, is
 * there sooner.
 */
export function lazyScreen(load: () => Promise<ComponentType>, room?: Room) {
  const screen = lazy(load)
  return function LazyScreen() {
    return (
      <Door to={screen}>
        {(Loaded) => (room ? <WithWords Loaded={Loaded} room={room} /> : <Loaded />)}
      </Door>
    )
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
