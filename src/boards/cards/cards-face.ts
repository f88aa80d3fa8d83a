import { lazy } from '@/ui'
import type { Face } from '../face'
import { TIPS } from './lesson/tips'
import { result } from './result'
import { setUp } from './set-up'
import { table } from './table'
import { pace } from './table/timing'
import { story } from './words/story'

/** What the card game looks like. */
export const cardsFace: Face<'cards'> = {
  game: 'cards',
  pace,
  story,
  table,
  setUp,
  result,
  abilityOf: (character, t) => t(`cards:abilities.${character}`),
  temperOf: (temper, t) => t(`cards:tempers.${temper}`),
  words: 'cards',
  coach: lazy(() => import('./coach').then((m) => m.coach)),
  companion: lazy(() => import('./companion').then((m) => m.companion)),
  ledger: lazy(() => import('./ledger').then((m) => m.ledger)),
  lesson: lazy(() => import('./lesson').then((m) => m.lesson)),
  tips: TIPS,
  rulebook: lazy(() => import('./rulebook').then((m) => m.rulebook)),
}
