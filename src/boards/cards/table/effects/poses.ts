import { at } from '@/core/list'
import type { CardId, CardsView, Seat, SeenCard } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import { idOf } from '@/games/cards/cards/faces'
import { cardOf } from '@/games/cards/cards/ids'
import type { Point, Seating, TableLayout } from '@/ui/table'
import { chipSize, chipsOf } from '../../art/chip'
import { cardMeasures, pileBoxes } from '../layout'
import type { Places, Pose } from '../places'
import { tiltOf } from '../tilt'
import type { Spot } from './flights'

/** What the places of cards follow from. */
export interface Scene {
  readonly seating: Seating
  readonly own: Seat | null
  readonly view: CardsView
  readonly places: Places
}

/** So much larger than on the piles lies a card while it takes effect. */
const LARGE = 1.7

/** Where a card lies while it takes effect. */
export const middlePose = (layout: TableLayout): Pose => ({
  x: layout.pile.x,
  y: layout.pile.y - 4,
  width: Math.round(cardMeasures(layout).pile * LARGE),
})

/** Where a card is shown to everybody before it comes to lie in front of somebody. */
export function frontPose({ layout, pointOf }: Seating, seat: Seat): Pose {
  const { x, y } = pointOf(seat)
  const { pile } = cardMeasures(layout)
  return {
    x: x + (layout.pile.x - x) * 0.4,
    y: y + (layout.pile.y - y) * 0.4,
    width: Math.round(pile * 1.3),
  }
}

/** The card back that counts somebody's hand. */
export function handCountPose({ layout, pointOf, placeOf }: Seating, seat: Seat): Pose {
  const { x, y } = pointOf(seat)
  const { pile } = cardMeasures(layout)
  if (placeOf(seat) === 0) return { x, y: layout.own.y + layout.own.height, width: pile }
  const { medallion, height } = layout.seat
  return { x: x + medallion * 0.5, y: y - height / 2 + medallion - 18, width: pile * 0.5 }
}

/** Where a spot is on the screen, and how wide a card is there. */
export function poseOf(spot: Spot, card: SeenCard, scene: Scene): Pose {
  const { seating, own, places } = scene
  const { layout } = seating
  switch (spot.at) {
    case 'deck':
    case 'discards': {
      const { x, y, width, height } = pileBoxes(layout)[spot.at]
      const tilt = spot.at === 'discards' && card !== 'hidden' ? tiltOf(card) : 0
      return { x: x + width / 2, y: y + height / 2, width, tilt }
    }
    case 'middle':
      return { ...middlePose(layout), tilt: card === 'hidden' ? 0 : tiltOf(card) }
    case 'open':
      return (card === 'hidden' ? null : places.of(card)) ?? middlePose(layout)
    case 'front':
      return frontPose(seating, spot.seat)
    case 'guard':
      return guardPose(seating, spot.seat)
    case 'duel':
      return places.of(`slot-${spot.seat}`) ?? middlePose(layout)
    case 'hand':
      return (
        (spot.seat === own && card !== 'hidden' ? places.of(card) : null) ??
        handCountPose(seating, spot.seat)
      )
    case 'row':
      return chipPose(spot.seat, card, scene)
  }
}

/** Between the middle of the table and whoever is shot at. */
function guardPose({ layout, pointOf }: Seating, seat: Seat): Pose {
  const { x, y } = pointOf(seat)
  const { pile } = cardMeasures(layout)
  return {
    x: x + (layout.pile.x - x) * 0.45,
    y: y + (layout.pile.y - y) * 0.45,
    width: Math.round(pile * 1.2),
    tilt: 8,
  }
}

type Laid = Pick<Scene, 'seating' | 'view'>

/** How far beside a chip a finger still means it. */
const NEAR = 5

/** The card whose chip lies under a finger; null where none does. */
export function chipUnder({ x, y }: Point, seat: Seat, laid: Laid): CardId | null {
  const found = at(laid.view.inPlay, seat).find((card) => {
    const pose = chipPose(seat, idOf(card), laid)
    const reach = pose.width / CHIP / 2 + NEAR
    return Math.abs(pose.x - x) <= reach && Math.abs(pose.y - y) <= reach
  })
  return found === undefined ? null : idOf(found)
}

/** The chip that a card is in front of somebody; for one that is not there yet, the chip that it will be. */
function chipPose(seat: Seat, card: SeenCard, { seating, view }: Laid): Pose {
  const { layout, pointOf, placeOf } = seating
  const measures = cardMeasures(layout)
  const isNear = placeOf(seat) === 0
  const kinds = at(view.inPlay, seat).map((lying) => kindOf(lying).id)
  const own = card === 'hidden' ? null : kindOf(cardOf(card)).id
  const chips = chipsOf(own === null || kinds.includes(own) ? kinds : [...kinds, own])
  const index = Math.max(
    0,
    chips.findIndex((chip) => chip === own),
  )
  const room = isNear
    ? { width: (layout.own.width - layout.own.medallion) * 0.56, most: measures.ownChip, gap: 4 }
    : { width: layout.seat.width, most: measures.chip, gap: 2 }
  const size = chipSize(chips.length, room)
  const row = chips.length * size + (chips.length - 1) * room.gap
  const left: Point = isNear
    ? {
        x: layout.own.x + layout.own.width - GEAR - row,
        y: layout.own.y + layout.own.height * (layout.own.height >= 60 ? 0.66 : 0.5),
      }
    : {
        x: pointOf(seat).x - row / 2,
        y: pointOf(seat).y + layout.seat.height / 2 - measures.chip / 2,
      }
  return { x: left.x + index * (size + room.gap) + size / 2, y: left.y, width: size * CHIP }
}

/** From the right edge of one's own plate to the last chip. */
const GEAR = 9
/** A card is so much narrower than its chip, which is square. */
const CHIP = 0.72
