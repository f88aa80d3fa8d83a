import { companion } from './companion'
import { kinds } from './kinds'
import { pass } from './pass'
import { play } from './play'
import { abilities, options, result, tempers } from './rest'
import { story } from './story'
import { symbols } from './symbols'

/** The words of the card game; they come when it is entered. */
export const cards = {
  companion,
  kinds,
  story,
  play,
  pass,
  abilities,
  tempers,
  options,
  result,
  symbols,
} as const
