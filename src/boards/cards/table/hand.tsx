import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { StyleSheet } from 'react-native'
import type { CardId } from '@/games/cards'
import { haptics } from '@/platform/haptics'
import { alike, useSteady } from '@/ui'
import type { Point, TableLayout } from '@/ui/table'
import { DraggedCard, draggedPose, type Dragged } from './dragged-card'
import { RaisedCard } from './hand-card'
import { HandCards } from './hand-cards'
import { layoutHand, leftOfCard, raisedPlace } from './hand-layout'
import type { Places, Pose } from './places'
import { HandTouch, useHandTouch } from './hand-touch'
import { HandZone } from './hand-zone'
import { cardMeasures } from './layout'
import type { CardUse } from './uses'

/** What a finger can do with one's own cards. */
export interface HandDeeds {
  readonly press: (card: CardId) => void
  readonly look: (card: CardId) => void
  /** A sliding thumb was let go over a card. */
  readonly slide: (card: CardId) => void
  readonly sort: (from: number, to: number) => void
  /** A card is on its way out of the tray. */
  readonly drag: (card: CardId) => void
  /** It was let go at a point of the screen; true if it does not come back. */
  readonly drop: (card: CardId, finger: Point) => boolean
}

export interface HandProps {
  readonly layout: TableLayout
  readonly uses: readonly CardUse[]
  readonly lifted: CardId | null
  readonly isAiming: boolean
  /** Cards that will go; null where none is asked for. */
  readonly going: readonly CardId[] | null
  /** Cards that are on their way: their places are kept, and they are seen flying instead. */
  readonly flying: readonly CardId[]
  /** Null where nobody plays any more. */
  readonly deeds: HandDeeds | null
  readonly places?: Places
}

/** One's own cards in the tray, side by side, as large as they fit. */
export const Hand = memo(function Hand(props: HandProps) {
  const { layout, uses, lifted, flying, deeds, going } = props
  const { hand, touch, raised, dragged, putBack } = useTouchedHand(props)
  const { motion, isUsed, stop } = touch
  const up = dragged ? -1 : (raised ?? uses.findIndex(({ card }) => card === lifted))
  const grown = hand.raised > hand.width ? uses[up] : undefined
  const isAway = (card: CardId) => card === dragged?.card || flying.includes(card)
  const press = useSteady((card: CardId) => {
    if (!isUsed()) deeds?.press(card)
  })
  const look = useSteady((card: CardId) => {
    if (isUsed()) return
    stop()
    deeds?.look(card)
  })
  return (
    <HandCards
      layout={layout}
      hand={hand}
      uses={uses}
      motion={motion}
      lifted={lifted}
      isAiming={props.isAiming}
      going={going}
      isAway={(card) => isAway(card) || card === grown?.card}
    >
      {grown && !isAway(grown.card) && (
        <RaisedCard key={grown.card} card={grown.card} index={up} hand={hand} motion={motion} />
      )}
      <HandTouch gesture={touch.gesture} style={StyleSheet.absoluteFill}>
        {uses.map((use, index) => (
          <HandZone
            key={use.card}
            use={use}
            index={index}
            hand={hand}
            scroll={motion.scroll}
            isLifted={use.card === lifted}
            isGoing={going?.includes(use.card) ?? false}
            onPress={press}
            onLongPress={look}
          />
        ))}
      </HandTouch>
      {dragged && (
        <DraggedCard
          key={dragged.card}
          dragged={dragged}
          hand={hand}
          motion={motion}
          onBack={putBack}
        />
      )}
    </HandCards>
  )
}, alike)

/** How the hand lies, what a finger does to it just now, and what comes of that. */
function useTouchedHand(props: HandProps) {
  const { layout, uses, lifted, going, deeds, places } = props
  const { tray } = layout
  const count = uses.length
  const hand = useMemo(
    () => layoutHand({ count, tray: layout.tray, measures: cardMeasures(layout) }),
    [count, layout],
  )
  const [raised, setRaised] = useState<number | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const putBack = useCallback(() => setDragged(null), [])
  const cardOf = (index: number): CardId | undefined => uses[index]?.card
  const canLeave = useMemo(
    () =>
      uses.map(({ state }) => going === null && (state === 'playable' || state === 'pointless')),
    [uses, going],
  )
  const touch = useHandTouch({
    hand,
    lifted: uses.findIndex(({ card }) => card === lifted),
    canLeave,
    isEnabled: deeds !== null,
    onRaise: (index) => {
      if (index !== null) haptics.tap()
      setRaised(index)
    },
    onSlid: (index) => {
      const card = cardOf(index)
      if (card) deeds?.slide(card)
    },
    onSorted: (from, to) => {
      if (from === to) motion.from.set(-1)
      else deeds?.sort(from, to)
    },
    onDrag: (index) => {
      const card = cardOf(index)
      if (!card) return
      haptics.tap()
      setDragged({ card, index, isLetGo: false, isPlayed: false })
      deeds?.drag(card)
    },
    onDrop: (index, x, y) => {
      const card = cardOf(index)
      if (!card) return
      const pose = draggedPose(hand, { x: tray.x + x, y: tray.y + y })
      places?.drop(card, pose)
      const isPlayed = deeds?.drop(card, { x: tray.x + x, y: tray.y + y }) ?? false
      if (!isPlayed) places?.drop(card, null)
      setDragged({ card, index, isLetGo: true, isPlayed })
    },
    onCancel: () => {
      motion.from.set(-1)
      setDragged((old) => old && { ...old, isLetGo: true })
    },
  })
  const { motion } = touch
  const order = uses.map(({ card }) => card).join()
  useLayoutEffect(() => motion.from.set(-1), [motion, order])
  if (dragged && !uses.some(({ card }) => card === dragged.card)) setDragged(null)
  useLayoutEffect(() => {
    const poseOf = (card: CardId, index: number): Pose => {
      const scroll = motion.scroll.get()
      const isUp = card === lifted
      const { x, y } = isUp
        ? raisedPlace(hand, index, scroll)
        : { x: leftOfCard(hand, index) - scroll, y: hand.top }
      const width = isUp ? hand.raised : hand.width
      return { x: tray.x + x + width / 2, y: tray.y + y + width * 0.7, width }
    }
    uses.forEach(({ card }, index) => places?.lie(card, () => poseOf(card, index)))
  })
  return { hand, touch, raised, dragged, putBack }
}
