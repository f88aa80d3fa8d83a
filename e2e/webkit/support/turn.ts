import type { WebkitPage } from '../harness/page'

/** What the table may ask, by what can be pressed then. */
const QUESTIONS = ['roll', 'confirm', 'choice', 'take-phone'] as const

export type Question = (typeof QUESTIONS)[number]

const STOP = ['button', 'Stop'] as const

/** Waits until the table asks something. */
export const asked = (app: WebkitPage): Promise<Question> => app.see(...QUESTIONS)

/** Rolls once, stops, and answers whatever else is asked until somebody may roll again. */
export async function playTurn(app: WebkitPage): Promise<void> {
  await app.press('roll')
  await app.press(STOP)
  await app.gone(STOP)
  for (let question = await asked(app); question !== 'roll'; question = await asked(app))
    await answer(app, question)
}

async function answer(app: WebkitPage, question: Question): Promise<void> {
  if (question !== 'confirm') return app.press(question)
  for (let shots = 0; shots < 6 && !(await app.isEnabled('confirm')); shots++)
    await app.press(['button', /can be chosen/])
  await app.press('confirm')
}
