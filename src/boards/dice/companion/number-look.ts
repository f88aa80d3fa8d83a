import type { NumberLook } from '../../companion/panel-number'
import { isBare } from '../../companion/spots'
import type { PanelProps } from './panel-types'
import { zonesOf } from './zones'

/** Height and middle of the big number. */
export function numberLook({ box, at }: Pick<PanelProps, 'box' | 'at'>): NumberLook {
  const { kind, k, inner } = box
  const { number } = zonesOf(box)
  const sign = kind === 'tiny' ? 22 : 28 * k
  const isLong = at.life > 9
  const height = kind === 'tiny' ? 13 : kind === 'wide' ? 18 * k : 15 * k
  const bullet = { height, bottom: 11 * k }
  const room = (number.width - 2 * sign - 10 * k) / (isLong ? 1.34 : 0.74)
  if (kind === 'wide') {
    const size = Math.min(inner.height * 0.62, 128 * k, room)
    return { size, sign, middle: (inner.height - 24 * k) / 2, bullet }
  }
  const wanted =
    kind === 'tiny'
      ? isLong
        ? 52
        : 54
      : Math.min(96, 58 + Math.max(0, inner.height / k - 150) * 0.5) * (isLong ? 0.92 : 1) * k
  if (isBare(box)) {
    const from = number.y
    const to = inner.height - 26
    const size = Math.min(42, room, to - from)
    return { size, sign, middle: (from + to) / 2, bullet: null }
  }
  const middle = kind === 'tiny' ? inner.height * 0.55 : (54 * k + inner.height - 48 * k) / 2
  return { size: Math.min(wanted, room), sign, middle, bullet }
}
