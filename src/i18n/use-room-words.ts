import i18next from 'i18next'
import { useEffect, useReducer } from 'react'
import { languages } from './languages'
import { useTranslation } from './use-translation'
import type { RoomWords } from './words'

/** A part of the app with words of its own. */
export type Room = keyof RoomWords

/** Fetches the words of a room, unless they are there, in the language that is spoken now. */
export async function fetchRoomWords(room: Room): Promise<void> {
  const { language } = i18next
  if (i18next.hasResourceBundle(language, room)) return
  const words = await languages.rooms[room][language]?.()
  if (words) i18next.addResourceBundle(language, room, words)
}

/** Are the words of these rooms there, in the language that is spoken now? Asks for them if not; null needs none. */
export function useRoomWords(...rooms: readonly (Room | null)[]): boolean {
  useTranslation() // a change of language asks again
  const { language } = i18next
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  const missing = rooms.find((room) => room !== null && !i18next.hasResourceBundle(language, room))
  useEffect(() => {
    if (!missing) return
    // What cannot be fetched is asked for again when the room is entered the next time.
    fetchRoomWords(missing).then(arrived, () => undefined)
  }, [missing, language])
  return !missing
}
