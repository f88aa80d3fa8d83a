import { at } from '@/core/list'
import type { KindId } from '../cards/ids'
import { NOBODY, PLAY, cardIn, seatIn, typeIn, type Move } from '../rules/moves'
import type { Seat } from '../rules/state'
import { playedAs } from '../rules/uses'
import type { Onlooker } from './belief/onlooker'
import type { Scene } from './policy/scene'
import type { Temper } from './temper'

/** What a move is to somebody's liking, whatever it does for their chance to win. */
export type Leaning = (move: Move) => number

const SHELTER: ReadonlySet<KindId> = new Set<KindId>(['barrel', 'mustang', 'beer'])
const RISKY: ReadonlySet<KindId> = new Set<KindId>(['duel', 'dynamite'])
const FIRE: ReadonlySet<KindId> = new Set<KindId>(['bang', 'duel', 'gatling', 'indians'])
const SHARED: ReadonlySet<KindId> = new Set<KindId>(['saloon', 'general-store'])
const ROBBERY: ReadonlySet<KindId> = new Set<KindId>(['panic', 'cat-balou'])

export function leaningOf(scene: Scene, table: Onlooker, temper: Temper): Leaning {
  const harmed = at(table.harmedBy, scene.seat)
  return (move) => {
    if (typeIn(move) !== PLAY) return 0
    const kind = playedAs(scene.ability, cardIn(move)).id
    const target = seatIn(move)
    const isVengeful = target !== NOBODY && Boolean(harmed & (1 << target))
    return (
      temper.calm * (Number(SHELTER.has(kind)) - Number(RISKY.has(kind))) +
      temper.fire * (FIRE.has(kind) ? strengthOf(scene, target) : 0) +
      temper.revenge * Number(isVengeful) +
      temper.kindness * (Number(SHARED.has(kind)) - Number(ROBBERY.has(kind)))
    )
  }
}

/** The stronger the target, the more of a challenge. */
function strengthOf({ state }: Scene, target: Seat): number {
  if (target === NOBODY) return 1
  return at(state.life, target) / at(state.maxLife, target)
}
