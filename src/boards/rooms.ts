import type { GameId } from '@/games'

/** Rooms that not every game has yet. */
export const ROOMS = ['coach', 'companion', 'ledger', 'lesson', 'pass', 'rulebook'] as const
export type Room = (typeof ROOMS)[number]

/** What each game has besides a table to play at alone: Home leaves out the door to what is not there, without loading a face. */
const ROOMS_OF: Readonly<Record<GameId, readonly Room[]>> = {
  dice: ROOMS,
  cards: ROOMS,
}

export const hasRoom = (game: GameId, room: Room): boolean => ROOMS_OF[game].includes(room)

/** The rooms behind addresses `/<game>/<name>`; all others every game has. */
const ROOM_AT: Readonly<Record<string, Room>> = {
  'companion-deal': 'companion',
  'companion-reading': 'companion',
  'companion-result': 'companion',
  'companion-setup': 'companion',
  companion: 'companion',
  'look-back': 'coach',
  pass: 'pass',
  reading: 'pass',
  round: 'pass',
  rules: 'rulebook',
  tutorial: 'lesson',
}

/** Is there something at this address of a game? */
export function hasAddress(game: GameId, name: string): boolean {
  const room = ROOM_AT[name]
  return room === undefined || hasRoom(game, room)
}
