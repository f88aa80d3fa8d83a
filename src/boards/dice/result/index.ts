import { startOf } from '@/core/match'
import { dice } from '@/games/dice'
import { recapOf, type Tally } from '@/games/dice/story'
import type { Result } from '../../face'
import { awardText, reasonOf } from '../words/ending-words'
import { rematched } from '../../rematch'

/** What a seat did and suffered, in the order in which it is told. */
const FACTS = [
  'turns',
  'shots',
  'gatlings',
  'dealt',
  'kills',
  'lost',
  'lostToFate',
  'gained',
  'drunk',
  'treated',
  'arrows',
  'attacks',
  'dynamites',
] as const satisfies readonly (keyof Tally)[]

/** How a match of dice came out. */
export const result: Result<'dice'> = {
  recapOf,
  charactersOf: (record) => startOf(dice, record).characters,
  reasonOf,
  awardsOf: ({ awards }, seat, t) =>
    awards
      .filter(({ seats }) => seats.includes(seat))
      .map(({ kind, amount }) => awardText(kind, amount, t)),
  factsOf: ({ tallies }, seat, t) => {
    const tally = tallies[seat]
    return tally
      ? FACTS.map((fact) => ({ label: t(`result:facts.${fact}`), value: tally[fact] }))
      : []
  },
  counts: ['dealt', 'lost', 'drunk', 'arrows', 'kills'],
  Closing: null,
  hasSeries: false,
  rematch: ({ table: { mode, players, match }, setup, way }, rng) => {
    const { record, state } = match
    const old = { mode, players, config: record.config, roles: state.roles, setup }
    return { game: 'dice', ...rematched(old, way, rng) }
  },
}
