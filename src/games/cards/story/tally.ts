import type { CardsEvent } from '..'

/** What one seat did and suffered in a match, counted from what the whole table saw. */
export interface Tally {
  readonly turns: number
  /** Cards played, those shown in answer left out. */
  readonly played: number
  /** Shots at somebody, whatever card they were played with. */
  readonly shots: number
  readonly duels: number
  readonly gatlings: number
  /** Dynamites that went off in front of this seat. */
  readonly dynamites: number
  /** Life points taken from others. */
  readonly dealt: number
  readonly kills: number
  readonly lost: number
  /** Life points lost to dynamite: nobody's doing. */
  readonly lostToFate: number
  readonly gained: number
  /** Beers drunk; a wasted one is none. */
  readonly drunk: number
  /** Falls that a Beer prevented, or several of them together. */
  readonly saved: number
  /** Cards shown to save oneself from a shot. */
  readonly missed: number
  /** Shots at this seat, Gatlings among them, and those of them that missed. */
  readonly aimed: number
  readonly dodged: number
  /** Bang!s that cost somebody else life. */
  readonly hits: number
  /** Cards taken from others; what Cat Balou throws out is nobody's. */
  readonly stolen: number
}

export type Counts = { -readonly [K in keyof Tally]: number }

export const emptyTally = (): Counts => ({
  turns: 0,
  played: 0,
  shots: 0,
  hits: 0,
  duels: 0,
  gatlings: 0,
  dynamites: 0,
  dealt: 0,
  kills: 0,
  lost: 0,
  lostToFate: 0,
  gained: 0,
  drunk: 0,
  saved: 0,
  missed: 0,
  aimed: 0,
  dodged: 0,
  stolen: 0,
})

const PLAYED_AS = { bang: 'shots', duel: 'duels', gatling: 'gatlings' } as const

/** Adds one event to the tallies, in place; shots take more than one, see `shotCounter`. */
export function count(tallies: readonly Counts[], event: CardsEvent): void {
  const add = (seat: number | null, what: keyof Tally, amount = 1): void => {
    const tally = seat === null ? undefined : tallies[seat]
    if (tally) tally[what] += amount
  }
  switch (event.type) {
    case 'turnStarted':
      return add(event.seat, 'turns')
    case 'cardPlayed': {
      const { seat, as } = event
      add(seat, 'played')
      if (as === 'bang' || as === 'duel' || as === 'gatling') add(seat, PLAYED_AS[as])
      return
    }
    case 'cardShown':
      return event.kind === 'defend' ? add(event.seat, 'missed') : undefined
    case 'cardTaken':
      return event.from === event.seat ? undefined : add(event.seat, 'stolen')
    case 'lifeLost':
      add(event.seat, 'lost', event.amount)
      if (event.cause === 'dynamite') {
        add(event.seat, 'dynamites')
        add(event.seat, 'lostToFate', event.amount)
      }
      if (event.by === event.seat) return
      if (event.cause === 'bang') add(event.by, 'hits')
      return add(event.by, 'dealt', event.amount)
    case 'lifeGained':
      if (event.cause === 'beer' && event.amount > 0) {
        add(event.seat, 'drunk')
        if (event.life >= 1 && event.life - event.amount < 1) add(event.seat, 'saved')
      }
      return add(event.seat, 'gained', event.amount)
    case 'eliminated':
      return event.by === event.seat ? undefined : add(event.by, 'kills')
    default:
      return
  }
}
