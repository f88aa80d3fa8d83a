import { officialRoleCounts, ROLES } from '@/family/roles'
import { PERSONALITIES } from '@/family/tempers'
import type { Duel } from './duel'
import type { Section } from './sections'

const TABLES = [4, 5, 6, 7] as const

type Match = Omit<Duel, 'game' | 'players' | 'role'>

const everywhere = (match: Match, counts: readonly number[] = TABLES): Duel[] =>
  counts.flatMap((players) =>
    ROLES.filter((role) => officialRoleCounts(players)[role] > 0).map((role): Duel => ({
      ...match,
      game: 'cards',
      players,
      role,
    })),
  )

/** What is measured of the card game, by name. */
export const CARDS_SECTIONS: Readonly<Record<string, Section>> = {
  'cards-greedy': {
    title: 'Cards: one seat `hard` instead of `greedy` at a table of `greedy`, no characters',
    duels: everywhere({ table: 'greedy', level: 'hard', against: 'greedy', hasCharacters: false }),
  },
  'cards-hard': {
    title: 'Cards: one seat `hard` instead of `greedy` at a table of `hard`, no characters',
    duels: everywhere(
      { table: 'hard', level: 'hard', against: 'greedy', hasCharacters: false },
      [5, 7],
    ),
  },
  'cards-characters': {
    title: 'Cards: one seat `hard` instead of `normal` at a table of `normal`, all characters',
    duels: everywhere({ table: 'normal', level: 'hard', against: 'normal', hasCharacters: true }),
  },
  'cards-oracle': {
    title: 'Cards: one seat `oracle` instead of `hard` at a table of `hard`, no characters',
    duels: everywhere(
      { table: 'hard', level: 'oracle', against: 'hard', hasCharacters: false },
      [5, 7],
    ),
  },
  'cards-strangers': {
    title:
      'Cards: one seat `hard` instead of `greedy` at a table of strangers, from whom nothing was learned, no characters',
    duels: everywhere(
      { table: 'stranger', level: 'hard', against: 'greedy', hasCharacters: false },
      [5, 7],
    ),
  },
  'cards-sides': {
    title: 'Cards: a whole side `hard` instead of `greedy`, no characters',
    duels: (
      [
        [6, 'outlaw'],
        [7, 'sheriff'],
      ] as const
    ).map(([players, role]) => ({
      game: 'cards',
      players,
      role,
      table: 'greedy',
      level: 'hard',
      against: 'greedy',
      hasCharacters: false,
      isWholeSide: true,
    })),
  },
  'cards-easy': {
    title: 'Cards: one seat `easy` instead of `random` at a table of `normal`, all characters',
    duels: everywhere(
      { table: 'normal', level: 'easy', against: 'random', hasCharacters: true },
      [5, 7],
    ),
  },
  'cards-normal': {
    title: 'Cards: one seat `normal` instead of `random` at a table of `normal`, all characters',
    duels: everywhere(
      { table: 'normal', level: 'normal', against: 'random', hasCharacters: true },
      [5, 7],
    ),
  },
  'cards-tempers': {
    title:
      'Cards: one seat `hard` with a personality instead of `hard` without, at a table of `normal`, all characters',
    duels: PERSONALITIES.map((personality) => ({
      game: 'cards',
      players: 6,
      role: 'any',
      table: 'normal',
      level: `hard:${personality}`,
      against: 'hard',
      hasCharacters: true,
    })),
  },
}
