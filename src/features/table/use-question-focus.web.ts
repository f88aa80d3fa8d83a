import { useEffect } from 'react'
import type { QuestionFocus } from './use-question-focus'

/**
 * What answers a question; where targets must be named before, the question itself. Brass is what one would press, and
 * stands last in its row: Enter must not give up a duel or a life.
 */
function answerIn(rail: Element): HTMLElement | undefined {
  const keys = (id: string) =>
    [...rail.querySelectorAll(`[data-testid="${id}"]`)].filter(
      (key): key is HTMLElement =>
        key instanceof HTMLElement && key.getAttribute('aria-disabled') !== 'true',
    )
  return keys('roll')[0] ?? keys('confirm').at(-1) ?? keys('choice')[0]
}

/**
 * The web's twin: the focus goes to the key that answers, if it is lost or was on the rail already. Whoever looks at
 * something else on the table, or at a sheet, is not pulled away.
 */
export function useQuestionFocus({ prompt, question, isCovered }: QuestionFocus): void {
  useEffect(() => {
    const asked: unknown = prompt.current
    if (question === null || isCovered || !(asked instanceof HTMLElement)) return
    // Before the first key or tap a browser draws its ring around whatever gets the focus.
    if (!navigator.userActivation?.hasBeenActive) return
    const rail = asked.parentElement
    const { activeElement, body } = document
    const isElsewhere = activeElement && activeElement !== body && !rail?.contains(activeElement)
    if (!rail || isElsewhere) return
    const target = answerIn(rail) ?? asked
    target.focus({ preventScroll: true })
  }, [prompt, question, isCovered])
}
