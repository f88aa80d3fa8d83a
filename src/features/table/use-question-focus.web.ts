import { useEffect } from 'react'
import type { QuestionFocus } from './use-question-focus'

/** What answers a question, the likeliest first; where targets must be named before, the question itself. */
const ANSWERS = ['[data-testid="roll"]', '[data-testid="choice"]', '[data-testid="confirm"]']

function answerIn(rail: Element): HTMLElement | undefined {
  return ANSWERS.flatMap((selector) => [...rail.querySelectorAll(selector)]).find(
    (key): key is HTMLElement =>
      key instanceof HTMLElement && key.getAttribute('aria-disabled') !== 'true',
  )
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
