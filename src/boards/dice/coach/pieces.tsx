import { StyleSheet, View } from 'react-native'
import type { DiceAction, DiceState, Face } from '@/games/dice'
import { FaceTile } from '@/ui'
import { keptByChoice } from '../words/move-words'

interface PiecesProps {
  readonly actions: readonly DiceAction[]
  readonly view: DiceState
  readonly size: number
}

/** The dice that are kept, or that are aimed and served, in small. */
export function Pieces({ actions, view, size }: PiecesProps) {
  const faces = facesOf(actions, view)
  if (faces.length === 0) return null
  return (
    <View style={styles.dice}>
      {faces.map((face, i) => (
        <FaceTile key={i} face={face} size={size} />
      ))}
    </View>
  )
}

export function facesOf(actions: readonly DiceAction[], view: DiceState): Face[] {
  const dice = actions.flatMap((action) => {
    if (action.type === 'roll') return keptByChoice(view, action.dice)
    return 'die' in action ? [action.die] : []
  })
  return dice.flatMap((die) => view.dice?.[die] ?? [])
}

const styles = StyleSheet.create({ dice: { flexDirection: 'row', gap: 4 } })
