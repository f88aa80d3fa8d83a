import type { Seat } from '@/core/game'
import { ROLES } from '@/family/roles'
import type { GameId, ReviewOf } from '@/games'

/** What everybody could believe when a turn began. */
export type TurnBeliefs = ReviewOf<GameId>['turns'][number]

/** The chance of each role, in the order of `ROLES`. */
export type Chances = readonly [number, number, number, number]

/** What was believed of a seat when a turn began: by one observer, or by all others who still lived, on average. */
export function believed(
  { beliefs, alive }: TurnBeliefs,
  seat: Seat,
  observer: Seat | null,
): Chances {
  const eyes = observer === null ? beliefs.map((_, other) => other) : [observer]
  const asked = eyes.filter((eye) => observer !== null || (eye !== seat && alive[eye]))
  const seen = asked.flatMap((eye) => {
    const chances = beliefs[eye]?.[seat]
    return chances ? [chances] : []
  })
  const mean = (i: 0 | 1 | 2 | 3): number =>
    seen.reduce((sum, chances) => sum + chances[i], 0) / Math.max(1, seen.length)
  return [mean(0), mean(1), mean(2), mean(3)]
}

/** The shares of each role, turn by turn, as one path a role: columns on top of each other, a hundred high. */
export function stackedPaths(line: readonly Chances[]): readonly string[] {
  const paths = ROLES.map(() => '')
  line.forEach((chances, x) => {
    let below = 0
    chances.forEach((chance, role) => {
      const height = chance * 100
      if (height > 0.5)
        paths[role] += `M${x} ${(100 - below).toFixed(1)}h1v${(-height).toFixed(1)}h-1z`
      below += height
    })
  })
  return paths
}
