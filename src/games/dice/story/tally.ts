import type { DamageCause } from '../rules/events'
import type { DiceEvent } from '..'

/** What one seat did and suffered in a match, counted from what the whole table saw. */
export interface Tally {
  readonly turns: number
  readonly shots: number
  readonly gatlings: number
  /** Life points taken from others, by shots and gatling; a hit on somebody with less left counts for what was left. */
  readonly dealt: number
  readonly kills: number
  readonly lost: number
  /** Life points lost to attacks and dynamite: nobody's doing. */
  readonly lostToFate: number
  readonly gained: number
  /** Beers drunk, whoever rolled them; a wasted one is none. */
  readonly drunk: number
  /** Beers bought for others, in the same way. */
  readonly treated: number
  /** Arrows taken, for whatever reason. */
  readonly arrows: number
  /** Those of them that were chosen instead of a hit. */
  readonly dodged: number
  /** Attacks begun by taking the last arrow. */
  readonly attacks: number
  readonly dynamites: number
}

type Counts = { -readonly [K in keyof Tally]: number }

export const emptyTally = (): Counts => ({
  turns: 0,
  shots: 0,
  gatlings: 0,
  dealt: 0,
  kills: 0,
  lost: 0,
  lostToFate: 0,
  gained: 0,
  drunk: 0,
  treated: 0,
  arrows: 0,
  dodged: 0,
  attacks: 0,
  dynamites: 0,
})

const isFate = (cause: DamageCause): boolean => cause === 'attack' || cause === 'dynamite'

/** Adds one event to the tallies, in place. */
export function count(tallies: readonly Counts[], event: DiceEvent): void {
  const add = (seat: number | null, what: keyof Tally, amount = 1): void => {
    const tally = seat === null ? undefined : tallies[seat]
    if (tally) tally[what] += amount
  }
  switch (event.type) {
    case 'turnStarted':
      return add(event.seat, 'turns')
    case 'aimed':
      return add(event.seat, 'shots')
    case 'gatlingFired':
      return add(event.seat, 'gatlings')
    case 'lifeLost':
      add(event.seat, 'lost', event.amount)
      if (isFate(event.cause)) add(event.seat, 'lostToFate', event.amount)
      return add(event.by, 'dealt', event.amount)
    case 'lifeGained':
      return countGain(event, add)
    case 'eliminated':
      return add(event.by, 'kills')
    case 'arrowTaken':
      if (event.cause === 'dodge') add(event.seat, 'dodged')
      return add(event.seat, 'arrows')
    case 'attackBegan':
      return add(event.seat, 'attacks')
    case 'dynamiteExploded':
      return add(event.seat, 'dynamites')
    case 'rolled':
    case 'arrowsReturned':
    case 'rollingEnded':
    case 'shotsFired':
    case 'declined':
    case 'lastManStandingBegan':
    case 'gameEnded':
    case 'decisionOpened':
      return
  }
}

function countGain(
  { seat, by, amount, cause }: Extract<DiceEvent, { type: 'lifeGained' }>,
  add: (seat: number, what: keyof Tally, amount?: number) => void,
): void {
  add(seat, 'gained', amount)
  if (cause !== 'beer' || amount === 0) return
  add(seat, 'drunk')
  if (by !== seat) add(by, 'treated')
}
