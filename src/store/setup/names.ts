import type { Player } from '@/persistence/kinds'
import { LONGEST_NAME } from '@/persistence/names'

export { LONGEST_NAME }

export type WrongName = 'empty' | 'long' | 'same'

/** Names that differ only in case or in spaces around them are the same name. */
export const plainName = (name: string): string => name.trim().toLocaleLowerCase()

/** What is wrong with each name, by seat. A single person may go without one. Of two equal names the later one is wrong. */
export function wrongNames(players: readonly Player[]): (WrongName | null)[] {
  const people = players.filter(({ kind }) => kind === 'human')
  const names = players.map(({ name }) => plainName(name))
  return names.map((name, seat) => {
    if (name === '') return people.length === 1 && players[seat] === people[0] ? null : 'empty'
    if (name.length > LONGEST_NAME) return 'long'
    return names.indexOf(name) < seat ? 'same' : null
  })
}

/** Does the seat belong to a person, even if a bot is sitting in for them? */
export const isSeatOfPerson = (player: Player): boolean =>
  player.kind === 'human' || player.isStandIn === true
