import type { Shift } from '@/games/cards/coach'
import type { CoachReader, StoryWords } from '../../face'
import { logLine } from '../words/log-line'

/** What somebody did that made others think. `tell` has the words of the story. */
export function deedWords(
  { kind, by, event }: Shift,
  { own, nameOf, t }: CoachReader,
  tell: StoryWords,
): string {
  if (kind === 'held') return t('coach:cards.held', { name: nameOf(by) })
  return logLine(event, { own, nameOf, t: tell }) ?? ''
}
