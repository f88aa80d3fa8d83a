import { createContext, useContext, useEffect, useRef } from 'react'

const Place = createContext('')

/** Says which room of the app is on the screen, by its path. */
export const PlaceProvider = Place.Provider

/** Closes what lies over a room when another room comes: it would lie over that one, too. */
export function useClosedOnLeaving(isOpen: boolean, onClose: () => void): void {
  const place = useContext(Place)
  const opened = useRef(place)
  useEffect(() => {
    if (!isOpen) opened.current = place
    else if (opened.current !== place) onClose()
  }, [isOpen, place, onClose])
}
