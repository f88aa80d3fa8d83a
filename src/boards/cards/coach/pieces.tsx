import { StyleSheet, View } from 'react-native'
import type { CardsAction, CardsView } from '@/games/cards'
import { KindPlate } from './kind-plate'
import { kindOfCard } from '../words/card-words'

interface PiecesProps {
  readonly actions: readonly CardsAction[]
  readonly view: CardsView
  readonly size: number
}

/** The cards that actions are about, in small. */
export function Pieces({ actions, size }: PiecesProps) {
  const cards = actions.flatMap((action) =>
    'card' in action ? [action.card] : action.type === 'heal' ? action.discard : [],
  )
  if (cards.length === 0) return null
  return (
    <View style={styles.cards}>
      {cards.map((card) => (
        <KindPlate key={card} kind={kindOfCard(card)} size={size} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({ cards: { flexDirection: 'row', gap: 4 } })
