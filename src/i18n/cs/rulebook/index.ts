import type { RulebookWordsWithFew } from '../../words'
import { help } from './help'
import { pages } from './pages'
import { people } from './people'

export const rulebook: RulebookWordsWithFew = { ...pages, people, ...help }
