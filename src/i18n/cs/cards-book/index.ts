import type { CardsBookWords } from '../../words'
import { chapters } from './chapters'
import { help } from './help'
import { kinds } from './kinds'
import { people } from './people'

export const cardsBook: CardsBookWords = { ...chapters, ...kinds, people, ...help }
