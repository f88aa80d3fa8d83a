import type { Page } from '@playwright/test'

/** What a screen reader has to go by: the names of everything in the page's accessibility tree. */
export async function spokenNames(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name }) => (typeof name?.value === 'string' ? [name.value] : []))
}

/** A seat as it was heard. */
export interface HeardSeat {
  readonly name: string
  readonly life: number
  readonly arrows: number
}

export interface HeardTable {
  readonly seats: readonly HeardSeat[]
  readonly dice: readonly string[]
  readonly pile: number | null
}

const SEAT = /^(?<name>[^,]+), [^,]+, [^,]+, (?<life>\d+) of \d+ life, (?<arrows>\d+) arrows?(,|$)/
const FALLEN = /^(?<name>[^,]+), [^,]+, [^,]+, out of the game/
const DIE = /^Die (?<number>\d): (?<face>[^,]+)/
const PILE = /^Arrow pile: (?<pile>\d+) arrows?/

/** Puts the table together from what is said about it, and from nothing else. */
export function heardTable(names: readonly string[]): HeardTable {
  const seats = names.flatMap((said): HeardSeat[] => {
    const alive = SEAT.exec(said)?.groups
    if (alive)
      return [{ name: alive.name ?? '', life: Number(alive.life), arrows: Number(alive.arrows) }]
    const fallen = FALLEN.exec(said)?.groups
    return fallen ? [{ name: fallen.name ?? '', life: 0, arrows: 0 }] : []
  })
  const dice: string[] = []
  for (const said of names) {
    const die = DIE.exec(said)?.groups
    if (die) dice[Number(die.number) - 1] = die.face ?? ''
  }
  const pile = names
    .map((said) => PILE.exec(said)?.groups?.pile)
    .find((count) => count !== undefined)
  return { seats, dice, pile: pile === undefined ? null : Number(pile) }
}
