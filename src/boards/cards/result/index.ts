import { startOf } from '@/core/match'
import { cards } from '@/games/cards'
import { CHARACTER_IDS } from '@/games/cards/characters'
import { recapOf, type Tally } from '@/games/cards/story'
import type { Result } from '../../face'
import { rematched } from '../../rematch'
import { Closing } from './closing'

/** What a seat did and suffered, in the order in which it is told. */
const FACTS = [
  'turns',
  'played',
  'shots',
  'duels',
  'gatlings',
  'dealt',
  'kills',
  'missed',
  'stolen',
  'lost',
  'gained',
  'drunk',
] as const satisfies readonly (keyof Tally)[]

/** How a match of cards came out. */
export const result: Result<'cards'> = {
  recapOf,
  charactersOf: (record) => startOf(cards, record).characters,
  reasonOf: ({ winner, fall, turn }, { nameOf, own, t }) => {
    const { side } = winner
    const why = side === 'law' || side === 'renegade' ? side : 'outlaws'
    if (!fall || fall.by === null) return t(`cards:result.why.${why}`, { turn })
    const who = { name: nameOf(fall.by), ...(fall.by === own ? { context: 'you' } : {}) }
    return t(`cards:result.whyBy.${why}`, { turn: fall.turn, ...who })
  },
  awardsOf: ({ awards }, seat, t) =>
    awards
      .filter(({ seats }) => seats.includes(seat))
      .map(({ kind, amount }) => t(`cards:result.awards.${kind}`, { count: amount })),
  factsOf: ({ tallies }, seat, t) => {
    const tally = tallies[seat]
    return tally
      ? FACTS.map((fact) => ({ label: t(`cards:result.facts.${fact}`), value: tally[fact] }))
      : []
  },
  counts: ['dealt', 'lost', 'drunk', 'dodged', 'kills'],
  Closing,
  hasSeries: true,
  rematch: ({ table: { mode, players, match }, setup, way, keeping }, rng) => {
    const { record, state } = match
    const series = { had: state.characters, keeping, all: CHARACTER_IDS }
    const old = { mode, players, config: record.config, roles: state.roles, setup, series }
    return { game: 'cards', ...rematched(old, way, rng) }
  },
}
