import { StyleSheet, View } from 'react-native'

import { Text } from './text'
import { useTheme } from './theme'

/** Width of the name in Sancreek, in ems. */
const ems = 5.85

interface WordmarkProps {
  /** Room for the name; it is set as large as fits, 61 px at most unless told. */
  readonly width: number
  readonly maxSize?: number
}

/** The game's name as on a saloon front: it casts a hard shadow. */
export function Wordmark({ width, maxSize = 61 }: WordmarkProps) {
  const { name } = useTheme()
  const size = Math.min(maxSize, Math.floor(width / ems))
  const style = { fontSize: size, lineHeight: Math.round(size * 1.12) }
  return (
    <View>
      <Text
        variant="poster"
        role={undefined}
        aria-level={undefined}
        aria-hidden
        maxScale={1}
        numberOfLines={1}
        color={name === 'dusk' ? '#141A2E' : '#F5E4B6'}
        style={[styles.shadow, style]}
      >
        Tumbleweed
      </Text>
      <Text variant="poster" tone="strong" maxScale={1} numberOfLines={1} style={style}>
        Tumbleweed
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({ shadow: { position: 'absolute', top: 3, left: 0 } })
