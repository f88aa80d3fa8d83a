import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { ROLES } from '@/family/roles'
import { cards, type CardsEvent, type CardsState } from '@/games/cards'
import { Witness } from '@/games/cards/bots/belief/witness'
import { CardsPlay, dealtRoles } from '../arena/cards'
import { seatedPlayer, type CardsSitter } from '../arena/cards-sitters'
import { noCharacters } from '../arena/game'
import type { Claim } from './calibration'
import type { Effort } from './duel'

const BINS = 10

/** Who sits together: at mixed tables everybody is somebody else. */
export const CALIBRATION_TABLES: Readonly<Record<string, readonly CardsSitter[]>> = {
  hard: ['hard'],
  normal: ['normal'],
  greedy: ['greedy'],
  mixed: ['hard', 'normal', 'greedy', 'easy', 'random'],
  strangers: ['stranger'],
}

/** How often a claim that a stranger makes at a given percentage is true, at the start of every turn. */
export function cardsCalibrationText({ games, seed }: Effort): string {
  const tables = Object.entries(CALIBRATION_TABLES).map(([name, sitters]) => {
    const bins = Array.from({ length: BINS }, (): Claim[] => [])
    for (let game = 0; game < games; game++)
      for (const claim of claimsOfGame(sitters, seed + game))
        at(bins, Math.min(BINS - 1, Math.floor(claim.chance * BINS))).push(claim)
    return { name, bins }
  })
  const rows = Array.from({ length: BINS }, (_, i) => {
    const cells = tables.map(({ bins }) => cellOf(at(bins, i)))
    return `| ${i * 10}–${(i + 1) * 10} | ${cells.join(' | ')} |`
  })
  const names = tables.map(({ name }) => name)
  return [
    `**Cards: calibration.** ${games} games of each kind of table, four to seven players, seeds from ${seed}: what a stranger at the table may claim about each sealed role at the start of each turn, and how often it is true, in % (number of claims).`,
    '',
    `| claimed | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n')
}

function cellOf(claims: readonly Claim[]): string {
  if (claims.length === 0) return '–'
  const share = (sum: number): string => ((100 * sum) / claims.length).toFixed(1)
  const claimed = claims.reduce((sum, { chance }) => sum + chance, 0)
  return `${share(claimed)} → ${share(claims.filter(({ isTrue }) => isTrue).length)} (${claims.length})`
}

/** Plays a game and gives what a stranger would have claimed about every sealed role whenever a turn began. */
export function claimsOfGame(sitters: readonly CardsSitter[], seed: number): Claim[] {
  const seats = 4 + (seed % 4)
  const hasCharacters = Math.floor(seed / 4) % 3 !== 0
  const chance = rngFromSeed(seed)
  const mix = rngFromSeed(seed, 31)
  const start = cards.setup(
    { kind: 'deal', seats, ...(hasCharacters ? {} : noCharacters(seats)) },
    chance,
  )
  const roles = dealtRoles(start)
  const players = roles.map((_, seat) =>
    seatedPlayer(at(sitters, mix.below(sitters.length)), { seed, seat }),
  )
  const told: { events: readonly CardsEvent[] } = { events: [] }
  const onDecision = (_: CardsState, shown: readonly CardsEvent[][]): void => {
    told.events = at(shown, 0)
  }
  new CardsPlay({ state: start, players, chance, seed, onDecision }).toTheEnd(roles)
  const witness = new Witness(cards.viewFor(start, null), [])
  return told.events.flatMap((event) => {
    witness.see(event)
    return event.type === 'turnStarted' ? claimsBy(witness, start) : []
  })
}

function claimsBy(witness: Witness, { roles }: CardsState): Claim[] {
  const { chances } = witness.publicBelief()
  return witness.table.roles.flatMap((seen, seat) =>
    seen !== 'hidden'
      ? []
      : ROLES.map((role, i) => ({
          chance: at(chances, seat)[i] ?? 0,
          isTrue: roles[seat] === role,
        })).filter(({ chance }) => chance > 0),
  )
}
