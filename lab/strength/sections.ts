import type { Role } from '@/games/dice'
import { PERSONALITIES } from '@/family/tempers'
import { officialRoleCounts, ROLES } from '@/family/roles'
import type { Duel, DuelScore } from './duel'

export interface Section {
  readonly title: string
  readonly duels: readonly Duel[]
  /** Its own words, where a row for each duel would not do. */
  readonly text?: (scores: readonly DuelScore[]) => string
}

const SHOWDOWNS = [4, 5, 6, 7, 8] as const

const rolesAt = (players: number): Role[] =>
  ROLES.filter((role) => officialRoleCounts(players)[role] > 0)

const everywhere = (duel: Omit<Duel, 'players' | 'role'>, counts: readonly number[]): Duel[] =>
  counts.flatMap((players) => rolesAt(players).map((role) => ({ ...duel, players, role })))

/** What is measured, by name. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  greedy: {
    title: 'One seat `hard` instead of `greedy` at a table of `greedy`, no characters',
    duels: everywhere(
      { table: 'greedy', level: 'hard', against: 'greedy', hasCharacters: false },
      SHOWDOWNS,
    ),
  },
  sides: {
    title: 'A whole side `hard` instead of `greedy`, no characters',
    duels: [
      { players: 6, role: 'outlaw' },
      { players: 7, role: 'sheriff' },
    ].map(({ players, role }) => ({
      players,
      role: role === 'outlaw' ? 'outlaw' : 'sheriff',
      table: 'greedy',
      level: 'hard',
      against: 'greedy',
      hasCharacters: false,
      isWholeSide: true,
    })),
  },
  hard: {
    title: 'One seat `hard` instead of `greedy` at a table of `hard`, no characters',
    duels: everywhere(
      { table: 'hard', level: 'hard', against: 'greedy', hasCharacters: false },
      [6, 8],
    ).filter(({ role }) => role === 'deputy' || role === 'renegade'),
  },
  characters: {
    title: 'One seat `hard` instead of `normal` at a table of `normal`, all characters',
    duels: everywhere({ table: 'normal', level: 'hard', against: 'normal', hasCharacters: true }, [
      3,
      ...SHOWDOWNS,
    ]),
  },
  oracle: {
    title: 'One seat `oracle` instead of `hard` at a table of `hard`, no characters',
    duels: everywhere(
      { table: 'hard', level: 'oracle', against: 'hard', hasCharacters: false },
      [5, 7],
    ),
  },
  hindsight: {
    title:
      'One seat that is shown every card from the second round on, instead of `hard` at a table of `hard`, no characters',
    duels: everywhere(
      { table: 'hard', level: 'hindsight', against: 'hard', hasCharacters: false },
      [5, 7],
    ).filter(({ role }) => role === 'sheriff'),
  },
  tempers: {
    title:
      'One seat `hard` with a personality instead of `hard` without, at a table of `hard`, all characters',
    duels: PERSONALITIES.map((personality) => ({
      players: 6,
      role: 'any',
      table: 'hard',
      level: `hard:${personality}`,
      against: 'hard',
      hasCharacters: true,
    })),
  },
  easy: {
    title: 'One seat `easy` instead of `random` at a table of `normal`, all characters',
    duels: everywhere(
      { table: 'normal', level: 'easy', against: 'random', hasCharacters: true },
      [5, 7],
    ),
  },
  normal: {
    title: 'One seat `normal` instead of `random` at a table of `normal`, all characters',
    duels: everywhere(
      { table: 'normal', level: 'normal', against: 'random', hasCharacters: true },
      [5, 7],
    ),
  },
}
