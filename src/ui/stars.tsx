import { View } from 'react-native'
import { palette } from './tokens'
import { Vector, path, type Drawing } from './vector'

const STAR = 'M12 1.5l3.2 6.9 7.3.9-5.4 5.1 1.4 7.4L12 18.1l-6.5 3.7 1.4-7.4L1.5 9.3l7.3-.9z'

const won: Drawing = {
  viewBox: [0, 0, 24, 24],
  nodes: [path(STAR, { fill: palette.brass500, stroke: palette.brass700, strokeWidth: 1.6 })],
}
const open: Drawing = {
  viewBox: [0, 0, 24, 24],
  nodes: [path(STAR, { stroke: '#8A6A45', strokeWidth: 1.6 })],
}

/** Three stars on paper, as many of them filled as were won. Whoever shows them says how many in words. */
export function Stars({ count, size }: { readonly count: number; readonly size: number }) {
  return (
    <View style={{ flexDirection: 'row', gap: Math.round(size / 6) }} aria-hidden>
      {[0, 1, 2].map((i) => (
        <Vector key={i} drawing={i < count ? won : open} width={size} height={size} />
      ))}
    </View>
  )
}
