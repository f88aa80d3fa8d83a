import { lazy } from '@/ui'
import type { Face } from '../face'
import { TIPS } from './lesson/tips'
import { result } from './result'
import { setUp } from './set-up'
import { table } from './table'
import { pace } from './table/timing'
import { story } from './words/story'

/** What the dice game looks like. */
export const diceFace: Face<'dice'> = {
  game: 'dice',
  pace,
  story,
  table,
  setUp,
  result,
  abilityOf: (character, t) => t(`characters:${character}.ability`),
  temperOf: (temper, t) => t(`common:temperTexts.${temper}`),
  words: null,
  coach: lazy(() => import('./coach').then((m) => m.coach)),
  companion: lazy(() => import('./companion').then((m) => m.companion)),
  ledger: lazy(() => import('./ledger').then((m) => m.ledger)),
  lesson: lazy(() => import('./lesson').then((m) => m.lesson)),
  tips: TIPS,
  rulebook: lazy(() => import('./rulebook').then((m) => m.rulebook)),
}
