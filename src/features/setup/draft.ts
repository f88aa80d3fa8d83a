import { useState } from 'react'
import type { CharacterId } from '@/games/dice'
import { DEFAULT_OPTIONS, EDITIONS, type Edition, type Options } from '@/games/dice/rules/options'
import { MAX_SEATS } from '@/games/dice/rules/roles'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { rolesAt } from '@/store/setup/deal'
import { selectLastSetup } from '@/store/setup/selectors'
import { fullTable, type Player, type Setup } from '@/store/setup/slice'

/**
 * The set-up while it is being changed. It keeps all eight seats, so that whoever left the table
 * comes back with the same name.
 */
export interface Draft {
  readonly seats: number
  readonly players: readonly Player[]
  readonly role: Setup['role']
  readonly characters: Setup['characters']
  readonly chosen: readonly (CharacterId | null)[]
  readonly options: Options
}

const FIRST_TABLE = 5

/** Begins with what was played last. */
export function draftOf(last: Setup | null, own: string): Draft {
  return {
    seats: last?.players.length ?? FIRST_TABLE,
    players: fullTable(last?.players ?? [], own),
    role: last?.role ?? 'random',
    characters: last?.characters ?? 'random',
    chosen: Array.from({ length: MAX_SEATS }, (_, seat) => last?.chosen[seat] ?? null),
    options: { ...DEFAULT_OPTIONS, ...last?.options },
  }
}

/** What is dealt and remembered of a draft: those at the table, names without spaces around them. */
export function setupOf({ seats, players, role, characters, chosen, options }: Draft): Setup {
  return {
    players: players.slice(0, seats).map((player) => ({ ...player, name: player.name.trim() })),
    role,
    characters,
    chosen: chosen.slice(0, seats),
    options,
  }
}

/** A role that does not exist at the new number is forgotten. */
export function withSeats(draft: Draft, seats: number): Draft {
  const { role } = draft
  const isThere = role === 'random' || rolesAt(seats).includes(role)
  return { ...draft, seats, role: isThere ? role : 'random' }
}

export const withPlayer = (draft: Draft, seat: number, player: Player): Draft => ({
  ...draft,
  players: draft.players.map((other, i) => (i === seat ? player : other)),
})

/** Somebody sits down as this character; whoever had it before gets another at the deal. */
export const withCharacter = (draft: Draft, seat: number, id: CharacterId | null): Draft => ({
  ...draft,
  chosen: draft.chosen.map((other, i) => (i === seat ? id : other === id ? null : other)),
})

const EDITION_NAMES = ['international', 'german'] as const satisfies readonly Edition[]

/** The printed edition whose rules these are; `own` if they are nobody's but the player's. */
export function editionOf(options: Options): Edition | 'own' {
  const isSame = (edition: Options) =>
    JSON.stringify(Object.entries(edition).sort()) ===
    JSON.stringify(Object.entries(options).sort())
  return EDITION_NAMES.find((name) => isSame(EDITIONS[name])) ?? 'own'
}

export { EDITION_NAMES }

/** The draft of this visit to the screen. */
export function useDraft() {
  const { t } = useTranslation()
  const last = useAppSelector(selectLastSetup)
  return useState(() => draftOf(last, t('you')))
}
