import type { DiceAction, DiceState, Seat } from '@/games/dice'
import type { CoachReader } from '../../face'

/** Who reads, and at which table. */
type MoveReader = CoachReader & { readonly view: DiceState }

/** What some actions that belong together do, in a few words: "Keep these, roll 2", "Shoot Hank ×2". */
export function moveWords(actions: readonly DiceAction[], reader: MoveReader): string {
  const { t } = reader
  const [first] = actions
  switch (first?.type) {
    case 'roll':
      return rollWords(first.dice, reader)
    case 'aim':
    case 'drink':
    case 'gift':
      return t(`coach:moves.${first.type}`, { names: targetNames(actions, reader) })
    case 'clear-arrow':
      return t('coach:moves.clear', { names: targetNames(actions, reader) })
    case 'stop':
    case 'pass':
    case 'take-arrow':
    case 'take-hit':
    case 'drop-arrow':
    case 'keep-arrow':
      return t(`coach:moves.${first.type}`)
    case 'reveal':
    case undefined:
      return ''
  }
}

/** The dice that a roll leaves on the table by choice: dynamite stays anyway. */
export const keptByChoice = ({ dice, decision }: DiceState, rolled: readonly number[]): number[] =>
  (dice ?? []).flatMap((_, die) =>
    decision?.kind === 'roll' && decision.rerollable.includes(die) && !rolled.includes(die)
      ? [die]
      : [],
  )

function rollWords(rolled: readonly number[], { view, t }: MoveReader): string {
  const count = rolled.length
  return keptByChoice(view, rolled).length > 0
    ? t('coach:moves.keep', { count })
    : t('coach:moves.rollAll', { count })
}

/** Everybody whom the actions are for, each named once. */
function targetNames(actions: readonly DiceAction[], { own, nameOf, t }: MoveReader): string {
  const counts = new Map<Seat, number>()
  const doubled = new Set<Seat>()
  for (const action of actions) {
    if (!('target' in action)) continue
    counts.set(action.target, (counts.get(action.target) ?? 0) + 1)
    if (action.type === 'aim' && action.double) doubled.add(action.target)
  }
  return [...counts]
    .map(([seat, count]) => {
      const bare = seat === own ? t('coach:you') : nameOf(seat)
      const name = count > 1 ? t('coach:times', { name: bare, count }) : bare
      return doubled.has(seat) ? t('coach:double', { name }) : name
    })
    .join(', ')
}
