import { StyleSheet, View } from 'react-native'
import type { Face } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { FaceTile } from '@/ui'
import type { Turn } from '../../face'
import { faceList } from './log-line'

interface PiecesProps {
  readonly turn: Turn<'dice'>
  readonly size: number
}

/** The dice that a turn came to, so far. */
export function Pieces({ turn, size }: PiecesProps) {
  const { t } = useTranslation(['log', 'common'])
  const faces = facesOf(turn)
  if (faces.length === 0) return null
  return (
    <View style={styles.row} role="img" aria-label={faceList(faces, t)}>
      {faces.map((face, die) => (
        <FaceTile key={die} face={face} size={size} />
      ))}
    </View>
  )
}

function facesOf({ events }: Turn<'dice'>): readonly Face[] {
  const last = events.findLast(({ type }) => type === 'rolled' || type === 'rollingEnded')
  return last && 'result' in last ? last.result : []
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 4 },
})
