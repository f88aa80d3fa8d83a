import { en } from './en'
import { pseudoText } from './pseudo-text'
import { retext } from './retext'
import type { Words } from './words'

export { pseudoText }

/** Names stay as they are in every language. */
const isName = (key: string): boolean => key === 'name' || key === 'appName'

/** The pseudo-locale: a language that nobody speaks, to find text that does not fit or was never translated. */
export const pseudo: Words = retext<Words>(en, (text, key) =>
  isName(key) ? text : pseudoText(text),
)
