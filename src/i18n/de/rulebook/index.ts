import type { RulebookWords } from '../../words'
import { help } from './help'
import { pages } from './pages'
import { people } from './people'

export const rulebook: RulebookWords = { ...pages, people, ...help }
