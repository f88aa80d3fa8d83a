import { useState } from 'react'
import type { CharacterId } from '@/family/characters'
import { MOST_SEATS, isHunt, type SeenRole } from '@/family/roles'
import type { GameId, OptionsOf } from '@/games'
import { useAppSelector } from '@/store/hooks'
import { plainName } from '@/store/setup/names'
import type { TableDealing } from '@/store/tracker/companion'
import { lastOptions, selectCompanionPrefs } from '@/store/tracker/selectors'
import type { CompanionPrefs, TablePerson } from '@/store/tracker/slice'
import { withMoved } from '@/ui'
import type { Face } from '../face'
import { useFace } from '../face-context'

/** A table while it is being set up. It keeps all seats, so that whoever left comes back with the same name. */
export interface TableDraft {
  readonly seats: number
  readonly people: readonly TablePerson[]
  /** Picked from the cards on the table, dealt by the phone, or none at all. */
  readonly cast: 'pick' | 'deal' | 'none'
  readonly characters: readonly (CharacterId | null)[]
  /** Cards lie on the table, or the phone deals them. */
  readonly dealer: 'cards' | 'phone'
  readonly sheriff: number | null
  /** Three players: whose card shows what. */
  readonly three: readonly (SeenRole | null)[]
  readonly options: OptionsOf<GameId>
}

const empty: TablePerson = { name: '', person: null }

function freshDraft(prefs: CompanionPrefs, { game, setUp }: Face<GameId>): TableDraft {
  const { least, most, first } = setUp.seats
  const last = prefs.players.length
  return {
    seats: last < least ? first : Math.min(last, most),
    people: Array.from({ length: MOST_SEATS }, (_, seat) => prefs.players[seat] ?? empty),
    cast: 'pick',
    characters: Array<null>(MOST_SEATS).fill(null),
    dealer: 'cards',
    sheriff: null,
    three: ['deputy', 'outlaw', 'renegade'],
    options: { ...setUp.defaultOptions, ...lastOptions(prefs, game) },
  }
}

/** Begins with whoever sat at the last table, and by its rules. */
export function useTableDraft() {
  const prefs = useAppSelector(selectCompanionPrefs)
  const face = useFace()
  return useState(() => freshDraft(prefs, face))
}

/** What is still missing before the game can begin. */
export const isReady = ({ seats, dealer, sheriff }: TableDraft): boolean =>
  dealer === 'phone' || isHunt(seats) || (sheriff !== null && sheriff < seats)

/** What is dealt for a draft. Cards that the phone has not seen stay sealed. */
export function dealingOf(draft: TableDraft): TableDealing<GameId> {
  const { seats, cast, characters, dealer, sheriff, three, options } = draft
  const sealed = Array.from({ length: seats }, (_, seat): SeenRole =>
    seat === sheriff ? 'sheriff' : 'hidden',
  )
  const open = three.map((role): SeenRole => role ?? 'hidden')
  return {
    seats,
    options,
    ...(dealer === 'cards' && { roles: isHunt(seats) ? open : sealed }),
    ...(cast === 'pick' && { characters: characters.slice(0, seats) }),
    ...(cast === 'none' && { characters: Array<null>(seats).fill(null) }),
  }
}

/** A seat with one thing changed. */
export const withSeat = <T>(list: readonly T[], seat: number, value: T): T[] =>
  list.map((old, other) => (other === seat ? value : old))

/** A whole row goes to another seat: who sits there, as whom, and the card that lies open. */
export function withRowMoved(draft: TableDraft, from: number, to: number): TableDraft {
  const seats = draft.people.map((_, seat) => seat)
  const sheriff = draft.sheriff === null ? -1 : withMoved(seats, from, to).indexOf(draft.sheriff)
  const isAmongThree = from < draft.three.length && to < draft.three.length
  return {
    ...draft,
    people: withMoved(draft.people, from, to),
    characters: withMoved(draft.characters, from, to),
    three: isAmongThree ? withMoved(draft.three, from, to) : draft.three,
    sheriff: sheriff < 0 ? null : sheriff,
  }
}

/** Where somebody of this name sits; −1 if nobody does. */
export const seatNamed = ({ people, seats }: TableDraft, name: string): number =>
  people.slice(0, seats).findIndex((person) => plainName(person.name) === plainName(name))

/** Three players: giving a card to somebody takes it from whoever had it. */
export function withRole(
  three: TableDraft['three'],
  seat: number,
  role: SeenRole,
): (SeenRole | null)[] {
  const holder = three.indexOf(role)
  return three.map((old, other) => {
    if (other === seat) return role
    return other === holder ? (three[seat] ?? old) : old
  })
}

/** The next seat that lacks something; −1 if none does. */
export const nextWithout = (has: (seat: number) => boolean, seats: number): number =>
  Array.from({ length: seats }, (_, seat) => seat).findIndex((seat) => !has(seat))
