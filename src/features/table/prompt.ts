import type { TFunction } from 'i18next'
import type { Prompt } from '@/boards'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectIsPaused } from '@/store/match/selectors'
import type { TableShell } from './use-table-shell'

type Words = TFunction<['table', 'pass']>

/** What the rail says: what is asked, or what is going on. */
export function usePrompt<G extends GameId>(table: TableShell<G>): Prompt {
  const { t } = useTranslation(['table', 'pass'])
  const isPaused = useAppSelector(selectIsPaused)
  const { facts, parts } = table
  if (parts.prompt) return addressed(table, parts.prompt, t)
  if (isPaused) return { lead: t('table:prompts.paused'), text: '' }
  if (facts.winner) return { text: t('table:prompts.over') }
  const { passed, hasCaughtUp, nameOf } = table
  if (passed && passed.holder !== null && hasCaughtUp && facts.asked === passed.holder)
    return {
      lead: table.call ?? t('pass:hand.turn', { name: nameOf(passed.holder) }),
      text: t('pass:hand.turnText'),
    }
  return othersPrompt(table, t)
}

/** Around a table the prompt names who is asked; alone it is always you. */
function addressed<G extends GameId>(
  { own, facts, passed, isTight, nameOf }: TableShell<G>,
  prompt: Prompt,
  t: Words,
): Prompt {
  const { lead, text, isUrgent = false } = prompt
  // Somebody else may pick from the open table while one looks at one's hand.
  const isOwn = own !== null && (passed === null || own === facts.asked)
  // On a low screen the pad takes the room, and the curtain has said what happened.
  if (isOwn && passed !== null && isTight && !prompt.signs) return { text, isUrgent }
  if (isOwn || facts.asked === null) return prompt
  const words = lead === undefined || lead === t('table:yourTurn') ? text : `${lead} ${text}`
  return { lead: t('pass:decides', { name: nameOf(facts.asked) }), text: words }
}

function othersPrompt<G extends GameId>(table: TableShell<G>, t: Words): Prompt {
  const { facts, own, cue, nameOf, parts } = table
  const { turn, alive, asked } = facts
  const isOut = own !== null && !alive[own]
  const text = t(isOut ? 'table:prompts.eliminated' : 'table:prompts.playing')
  if (turn === own) return { text }
  if (cue === null && asked !== null)
    return { lead: t('table:prompts.waiting', { name: nameOf(asked) }), text: isOut ? text : '' }
  return { lead: parts.busy ?? t('table:prompts.turnOf', { name: nameOf(turn) }), text }
}
