import { help } from './help'
import { pages } from './pages'
import { people } from './people'

/** The rulebook in our own words. A chunk of its own: nobody who only plays should load it. */
export const rulebook = { ...pages, people, ...help } as const
