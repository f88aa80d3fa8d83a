import type { CardsWords } from '../../words'
import { companion } from './companion'
import { kinds } from './kinds'
import { pass } from './pass'
import { play } from './play'
import { abilities, options, result, tempers } from './rest'
import { story } from './story'
import { symbols } from './symbols'

export const cards: CardsWords = {
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
}
