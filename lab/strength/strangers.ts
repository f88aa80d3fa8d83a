import { officialRoleCounts, ROLES, type Role } from '@/family/roles'
import { JUDGE_NAMES } from '../strangers'
import type { Duel, DuelScore } from './duel'
import type { Section } from './sections'

/** Tables of one kind of stranger each, and one where all kinds sit together. */
const TABLES: readonly string[] = [...JUDGE_NAMES, 'judges']
const SHOWDOWNS = [4, 5, 6, 7, 8] as const
const NAMES: Readonly<Record<string, string>> = { judges: 'all kinds together' }

/** Each deal is played by the stranger, by `normal` and by `hard`; the same game tells about both comparisons. */
const DUELS: readonly Duel[] = SHOWDOWNS.flatMap((players) =>
  ROLES.filter((role) => officialRoleCounts(players)[role] > 0).flatMap((role) =>
    TABLES.flatMap((table) =>
      [table, 'normal'].map((against) => ({
        players,
        role,
        table,
        level: 'hard',
        against,
        hasCharacters: false,
      })),
    ),
  ),
)

/** What `hard` is worth among players of whom nothing was learned. */
export const STRANGERS: Section = { title: 'Strangers', duels: DUELS, text: strangersText }

interface Pooled {
  readonly baseline: number
  readonly rate: number
  readonly gain: number
  readonly margin: number
}

/** The mean of several cells, each with the same weight. */
function pooled(scores: readonly DuelScore[]): Pooled {
  const mean = (part: (score: DuelScore) => number): number =>
    scores.reduce((sum, score) => sum + part(score), 0) / scores.length
  return {
    baseline: mean(({ baseline }) => baseline),
    rate: mean(({ rate }) => rate),
    gain: mean(({ gain }) => gain),
    margin: Math.sqrt(mean(({ margin }) => margin ** 2) / scores.length),
  }
}

const percent = (share: number): string => (100 * share).toFixed(1)
const gainText = ({ gain, margin }: Pooled): string =>
  `${gain < 0 ? '−' : '+'}${percent(Math.abs(gain))} ± ${percent(margin)}`

function row(head: readonly string[], scores: readonly DuelScore[]): string[] {
  const own = scores.filter(({ table, against }) => table === against)
  const normal = scores.filter(({ against }) => against === 'normal')
  if (own.length === 0 || normal.length < own.length) return []
  const [overOwn, overNormal] = [pooled(own), pooled(normal)]
  const rates = [overOwn.baseline, overNormal.baseline, overOwn.rate].map(percent)
  return [`| ${[...head, ...rates, gainText(overOwn), gainText(overNormal)].join(' | ')} |`]
}

const HEADS = ['stranger', 'normal', 'hard', 'over the stranger', 'over normal']
const tableOf = (heads: readonly string[], rows: readonly string[]): string[] => [
  `| ${[...heads, ...HEADS].join(' | ')} |`,
  `|${'---|'.repeat(heads.length + HEADS.length)}`,
  ...rows,
]

/** By number of players and role, then by role and kind of stranger. */
function strangersText(scores: readonly DuelScore[]): string {
  const [first] = scores
  const has = (role: Role) => (score: DuelScore) => score.role === role
  const byNumber = SHOWDOWNS.flatMap((players) =>
    ROLES.flatMap((role) =>
      row(
        [String(players), role],
        scores.filter((score) => score.players === players && score.role === role),
      ),
    ),
  )
  const byKind = ROLES.flatMap((role) => [
    ...TABLES.flatMap((table) =>
      row(
        [role, NAMES[table] ?? table],
        scores.filter(has(role)).filter((score) => score.table === table),
      ),
    ),
    ...row([role, '**all**'], scores.filter(has(role))),
  ])
  return [
    `**One seat \`hard\` instead of a stranger or of \`normal\`, at tables of strangers, no characters.** Mean of ${TABLES.length} tables (${TABLES.map((table) => NAMES[table] ?? table).join(', ')}), ${first?.games ?? 0} deals each a cell, seeds from ${first?.seed ?? 0}; share of games won in %, gains with their 95 % intervals. Nothing was learned from these strangers or tuned on them.`,
    '',
    ...tableOf(['players', 'seat'], byNumber),
    '',
    'The same by kind of stranger, mean of the numbers of players:',
    '',
    ...tableOf(['seat', 'table'], byKind),
  ].join('\n')
}
