import { useMemo, type ReactNode } from 'react'
import { View, type StyleProp, type ViewStyle } from 'react-native'
import type { CardId } from '@/games/cards'
import { idOf } from '@/games/cards/cards/faces'
import { useSteady } from '@/ui'
import { Piles } from './piles'
import { Seats, type SeatsProps } from './seats'

interface BoardProps extends SeatsProps {
  readonly onCard?: (card: CardId) => void
  /** The deck is held: says how many cards lie there. */
  readonly onDeck?: (words: string) => void
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** Deck, discards and everybody around them, in play and in a replay. */
export function Board({ onCard, onDeck, style, children, ...props }: BoardProps) {
  const { view, seating } = props
  const [under, top] = [view.discards.at(-2), view.discards.at(-1)]
  const discards = useMemo(
    () => [top, under].filter((card) => card !== undefined).map(idOf),
    [top, under],
  )
  const lookAtTop = useSteady(() => top !== undefined && onCard?.(idOf(top)))
  return (
    <View style={style}>
      <Seats {...props} />
      {/* At a real table the cards are with the people. */}
      {view.pack.length > 0 && (
        <Piles
          layout={seating.layout}
          deck={view.pile.length}
          discards={discards}
          onDeck={onDeck}
          onDiscards={onCard && top !== undefined ? lookAtTop : undefined}
        />
      )}
      {children}
    </View>
  )
}
