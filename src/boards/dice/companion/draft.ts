import { useState } from 'react'
import type { CharacterId, Deal, SeenRole } from '@/games/dice'
import { EDITIONS, type Edition } from '@/games/dice/rules/options'
import { MAX_SEATS, MIN_SEATS } from '@/games/dice/rules/roles'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs } from '@/store/tracker/selectors'
import type { TablePerson } from '@/store/tracker/slice'

/** A table while it is being set up. It keeps all eight seats, so that whoever left comes back with the same name. */
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
  readonly edition: Edition
}

const USUAL = 5
const empty: TablePerson = { name: '', person: null }

const freshDraft = (players: readonly TablePerson[]): TableDraft => ({
  seats: players.length >= MIN_SEATS ? players.length : USUAL,
  people: Array.from({ length: MAX_SEATS }, (_, seat) => players[seat] ?? empty),
  cast: 'pick',
  characters: Array<null>(MAX_SEATS).fill(null),
  dealer: 'cards',
  sheriff: null,
  three: ['deputy', 'outlaw', 'renegade'],
  edition: 'international',
})

/** Begins with whoever sat at the last table. */
export function useTableDraft() {
  const { players } = useAppSelector(selectCompanionPrefs)
  return useState(() => freshDraft(players))
}

/** What is still missing before the game can begin. */
export const isReady = ({ seats, dealer, sheriff }: TableDraft): boolean =>
  dealer === 'phone' || seats === MIN_SEATS || (sheriff !== null && sheriff < seats)

/** What is dealt for a draft. Cards that the phone has not seen stay sealed. */
export function dealOfDraft(draft: TableDraft): Deal {
  const { seats, cast, characters, dealer, sheriff, three, edition } = draft
  const sealed = Array.from({ length: seats }, (_, seat): SeenRole =>
    seat === sheriff ? 'sheriff' : 'hidden',
  )
  const open = three.map((role): SeenRole => role ?? 'hidden')
  return {
    kind: 'deal',
    seats,
    options: EDITIONS[edition],
    ...(dealer === 'cards' && { roles: seats === MIN_SEATS ? open : sealed }),
    ...(cast === 'pick' && { characters: characters.slice(0, seats) }),
    ...(cast === 'none' && { characters: Array<null>(seats).fill(null) }),
  }
}

/** A seat with one thing changed. */
export const withSeat = <T>(list: readonly T[], seat: number, value: T): T[] =>
  list.map((old, other) => (other === seat ? value : old))

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
