import { useState } from 'react'
import { drawn, type Rng } from '@/core/rng'
import { useFace, type SetUp } from '@/boards'
import type { GameId, OptionsOf } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectLastSetup } from '@/store/setup/selectors'
import { fullOfPeople, fullTable, type Mode, type Player, type Setup } from '@/store/setup/slice'
import { withMoved, type CharacterId } from '@/ui'
import type { Bot } from './level-stepper'

/**
 * The set-up while it is being changed. It keeps all seats that there may be, so that whoever left the table
 * comes back with the same name.
 */
export interface Draft {
  readonly game: GameId
  readonly mode: Mode
  readonly seats: number
  readonly players: readonly Player[]
  readonly role: Setup['role']
  readonly characters: Setup['characters']
  readonly chosen: readonly (CharacterId | null)[]
  readonly options: OptionsOf<GameId>
}

/** What people's seats are called that nobody has named yet. */
type PersonName = (seat: number) => string

/** What a draft begins with: what was played last, and what the game has for a first time. */
interface Beginning {
  readonly last: Setup | null
  readonly setUp: SetUp<GameId>
  readonly game: GameId
  readonly person: PersonName
}

export function draftOf(mode: Mode, { last, game, setUp, person }: Beginning): Draft {
  const { seats, defaultOptions } = setUp
  const known = last?.players ?? []
  return {
    game,
    mode,
    seats: last?.players.length ?? seats.first,
    players:
      mode === 'pass' ? fullOfPeople(known, seats.most, person) : fullTable(known, seats.most),
    role: last?.role ?? 'random',
    characters: last?.characters ?? 'random',
    chosen: Array.from({ length: seats.most }, (_, seat) => last?.chosen[seat] ?? null),
    options: { ...defaultOptions, ...last?.options },
  }
}

/** What is dealt and remembered of a draft: those at the table, names without spaces around them. */
export function setupOf(draft: Draft): Setup {
  const { game, mode, seats, players, role, characters, chosen, options } = draft
  return {
    game,
    mode,
    players: players.slice(0, seats).map((player) => ({ ...player, name: player.name.trim() })),
    role,
    characters,
    chosen: chosen.slice(0, seats),
    options,
  }
}

/** A role that does not exist at the new number is forgotten. */
export function withSeats(
  draft: Draft,
  seats: number,
  { roleCounts }: Pick<SetUp<GameId>, 'roleCounts'>,
): Draft {
  const { role } = draft
  const isThere = role === 'random' || roleCounts(seats)[role] > 0
  return { ...draft, seats, role: isThere ? role : 'random' }
}

export const withPlayer = (draft: Draft, seat: number, player: Player): Draft => ({
  ...draft,
  players: draft.players.map((other, i) => (i === seat ? player : other)),
})

/** Every bot plays at one level, those who may still join too. */
export const withLevel = (draft: Draft, level: Bot['level']): Draft => ({
  ...draft,
  players: draft.players.map((player) => (player.kind === 'bot' ? { ...player, level } : player)),
})

/** Somebody sits down as this character; whoever had it before gets another at the deal. */
export const withCharacter = (draft: Draft, seat: number, id: CharacterId | null): Draft => ({
  ...draft,
  chosen: draft.chosen.map((other, i) => (i === seat ? id : other === id ? null : other)),
})

/** Somebody moves to another seat, with the character chosen for them; those between move up. */
export function withSeatMoved(draft: Draft, from: number, to: number): Draft {
  return {
    ...draft,
    players: withMoved(draft.players, from, to),
    chosen: withMoved(draft.chosen, from, to),
  }
}

/** Everybody at the table draws a seat. */
export function withSeatsDrawn(draft: Draft, rng: Rng): Draft {
  const { seats } = draft
  const order = drawn(
    Array.from({ length: seats }, (_, seat) => seat),
    seats,
    rng,
  )
  const dealt = <T>(list: readonly T[]): T[] => [
    ...order.flatMap((seat) => list.slice(seat, seat + 1)),
    ...list.slice(seats),
  ]
  return { ...draft, players: dealt(draft.players), chosen: dealt(draft.chosen) }
}

/** The draft of this visit to the screen. */
export function useDraft(mode: Mode) {
  const { t } = useTranslation('pass')
  const { game, setUp } = useFace()
  const last = useAppSelector((state) => selectLastSetup(state, game, mode))
  const person = (seat: number): string => t('seats.defaultName', { seat: seat + 1 })
  return useState(() => draftOf(mode, { last, game, setUp, person }))
}
