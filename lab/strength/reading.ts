import { at } from '@/core/list'
import { dice, type DiceState } from '@/games/dice'
import { watch } from '@/games/dice/bots/belief/watch'
import { thoughtOut } from '@/family/thought'
import { ROLES } from '@/family/roles'
import { playGame } from '../arena/play'
import { playerAt, type Sitter } from '../arena/sitters'
import type { Effort } from './duel'

const SEATS = 7
const ROUNDS = 2
const READ = ['deputy', 'outlaw', 'renegade'] as const
const SITTERS: readonly Sitter[] = ['normal', 'hard', 'hard:hothead', 'hard:sly']

/** How often a stranger's best guess about a sealed card is right after two rounds. */
export function readingText(effort: Effort): string {
  const rows = SITTERS.map((sitter) => {
    const tally = tallyOf(sitter, effort)
    const share = (...roles: readonly (typeof READ)[number][]): string => {
      const sum = (column: 0 | 1): number =>
        roles.reduce((total, role) => total + at(tally.get(role) ?? [0, 0], column), 0)
      return ((100 * sum(1)) / sum(0)).toFixed(1)
    }
    return `| ${sitter} | ${share(...READ)} | ${READ.map((role) => share(role)).join(' | ')} |`
  })
  return [
    `**How well a table is read.** ${effort.games} games of ${SEATS} players without characters, seeds from ${effort.seed}: how often a stranger's best guess about a living player's sealed card is right after ${ROUNDS} rounds, in %. A hothead hides nothing.`,
    '',
    `| all sit | all cards | ${READ.join(' | ')} |`,
    `|---|---|${READ.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n')
}

/** By role: guesses and right ones. */
type Tally = Map<string, [number, number]>

function tallyOf(sitter: Sitter, { games, seed }: Effort): Tally {
  const tally: Tally = new Map()
  for (let game = 0; game < games; game++) {
    let isRead = false
    playGame({
      config: { kind: 'deal', seats: SEATS, characters: Array<null>(SEATS).fill(null) },
      seed: seed + game,
      playerOf: () => playerAt(sitter),
      onDecision(state, events) {
        if (isRead || state.round <= ROUNDS) return
        isRead = true
        const view = dice.viewFor(state, null)
        const belief = thoughtOut(watch(view, events)).beliefOf(view.roles)
        guess(tally, state, (seat) => ROLES.map((role) => belief.chanceOf(seat, role)))
      },
    })
  }
  return tally
}

function guess(
  tally: Tally,
  { roles, alive }: DiceState,
  chancesOf: (seat: number) => readonly number[],
): void {
  roles.forEach((role, seat) => {
    if (role === 'sheriff' || !alive[seat]) return
    const chances = chancesOf(seat)
    const isRight = ROLES[chances.indexOf(Math.max(...chances))] === role
    const [all, right] = tally.get(role) ?? [0, 0]
    tally.set(role, [all + 1, right + (isRight ? 1 : 0)])
  })
}
