import type { CardsAction, CardsView, Decision } from '@/games/cards'

type Shot = Extract<Decision, { kind: 'defend' }>

/** Can a shot still be stopped with all that may be shown and turned? Suzy draws once her hand is empty, and goes on. */
export function canStop(
  { characters }: Pick<CardsView, 'characters'>,
  { seat, needs }: Shot,
  legal: readonly CardsAction[],
): boolean {
  const answers = legal.filter(({ type }) => type !== 'pass' && type !== 'heal').length
  return answers >= needs || characters[seat] === 'suzy-lafayette'
}
