import { chapters } from './chapters'
import { help } from './help'
import { kinds } from './kinds'
import { people } from './people'

/** The rulebook of the card game in our own words. A chunk of its own, as the dice game's. */
export const cardsBook = { ...chapters, ...kinds, people, ...help } as const
