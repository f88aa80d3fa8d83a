import * as v from 'valibot'
import { deviceStorage } from '../device-storage.web'
import { tryRead, tryWrite } from '../storage'

/**
 * Which of the browser's databases holds the history. WebKit keeps a page that is left for the way back. If that page was
 * just making the database, whoever comes next waits for it in vain. Nothing was in it yet, so after a while the next page
 * makes another one, and that is the history from then on.
 */
const KEY = 'tumbleweed.database'
const FIRST = 'tumbleweed'
/** Making a database takes a few milliseconds; after so many, nobody makes it any more. */
const PATIENCE = 3000

const PlaceSchema = v.object({ name: v.string(), isMade: v.boolean() })
type Place = v.InferOutput<typeof PlaceSchema>

function read(): Place | null {
  try {
    return v.parse(PlaceSchema, JSON.parse(tryRead(deviceStorage(), KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Where nothing can be written down, the first database is the only one. */
function write(place: Place): void {
  tryWrite(deviceStorage(), KEY, JSON.stringify(place))
}

/** The database to open. `wasLeft`: an earlier page began to make it, and never said that it was there. */
export function placeOfHistory(): { readonly name: string; readonly wasLeft: boolean } {
  const place = read()
  if (place === null) write({ name: FIRST, isMade: false })
  return { name: place?.name ?? FIRST, wasLeft: place?.isMade === false }
}

/** Another database, in place of one that is held up. */
export function nextPlace(name: string): string {
  const next = `${FIRST}-${Number(name.slice(FIRST.length + 1) || 1) + 1}`
  write({ name: next, isMade: false })
  return next
}

/** The database is there. A page that comes back late does not take the history away from those after it. */
export function markMade(name: string): void {
  const place = read()
  if (place?.name === name && !place.isMade) write({ name, isMade: true })
}

/** Does it take too long? */
export function heldUp(opening: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(true), PATIENCE)
    opening.then(() => resolve(false), reject).finally(() => clearTimeout(timer))
  })
}
