import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CardsEvent, CardsView, Seat } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { Vector, palette, path } from '@/ui'
import type { Point, Seating, TableLayout } from '@/ui/table'
import { isAnswered } from './answered'

/** Who does something to whom just now. */
export interface Aimed {
  readonly by: Seat
  readonly at: Seat
}

/** At whom the card in the middle was played, or whom a shot comes to next, until it has been told what followed. */
export function aimedIn(view: CardsView, events: readonly CardsEvent[]): Aimed | null {
  for (const event of events) {
    if (event.type !== 'cardPlayed') continue
    const { seat: by, target: at, as } = event
    if (at !== null && at !== by && KINDS[as].border === 'brown') return { by, at }
  }
  const { decision } = view
  if (decision?.kind !== 'defend' || isAnswered(events)) return null
  return { by: decision.from, at: decision.seat }
}

interface ShotLineProps extends Aimed {
  readonly seating: Seating
}

/** From who shoots to who is shot at. */
export const ShotLine = memo(function ShotLine({ by, at, seating }: ShotLineProps) {
  const { layout } = seating
  const d = lineBetween(by, at, seating)
  return (
    <View aria-hidden style={styles.lines} testID="shot-line">
      <Vector
        drawing={{
          viewBox: [0, 0, layout.tableWidth, layout.height],
          nodes: [
            path(d.line, { stroke: palette.barn500, strokeWidth: 5, dash: '13 11' }),
            path(d.head, { fill: palette.barn500 }),
          ],
        }}
        width={layout.tableWidth}
        height={layout.height}
      />
    </View>
  )
})

/** Half as long and wide as the point of the line. */
const HEAD = 9
/** The face on one's own plate stays free. */
const BESIDE_FACE = 50

/** The line bends towards the middle of the table, so that it leads past those who sit between. */
function lineBetween(by: Seat, at: Seat, { layout, pointOf, placeOf }: Seating) {
  const { pile, own } = layout
  const isOwn = (seat: Seat) => placeOf(seat) === 0
  const spot = (seat: Seat): Point =>
    isOwn(seat) ? { x: pointOf(seat).x - (seat === at ? BESIDE_FACE : 0), y: own.y } : pointOf(seat)
  const [from, to] = [spot(by), spot(at)]
  const bend = {
    x: (from.x + to.x) / 4 + pile.x / 2,
    y: (from.y + to.y) / 4 + pile.y / 2,
  }
  const start = isOwn(by) ? from : edgeTowards(from, bend, layout.seat)
  const end = isOwn(at) ? to : edgeTowards(to, bend, layout.seat)
  const way = Math.atan2(end.y - bend.y, end.x - bend.x)
  const corner = (turn: number): string =>
    `${end.x + HEAD * Math.cos(way + turn)} ${end.y + HEAD * Math.sin(way + turn)}`
  return {
    line: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    head: `M${corner(0)}L${corner(2.4)}L${corner(-2.4)}Z`,
  }
}

/** Where the way from a seat to somewhere leaves it: a line over its plate could not be read past. */
function edgeTowards(from: Point, to: Point, { width, height }: TableLayout['seat']): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const part = Math.min(width / 2 / Math.abs(x || 1), height / 2 / Math.abs(y || 1), 1)
  return { x: from.x + x * part, y: from.y + y * part }
}

const styles = StyleSheet.create({
  lines: { position: 'absolute', left: 0, top: 0 },
})
