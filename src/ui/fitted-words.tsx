import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { Text, type TextProps } from './text'

interface FittedWordsProps extends Omit<TextProps, 'children' | 'style' | 'numberOfLines'> {
  readonly words: string
  /** The room for the longest word. */
  readonly width: number
  readonly maxSize: number
}

/** The size at which words are measured; large, so that rounding does not matter. */
const MEASURED = 100
/** The widest letter that a word is made of on average, in its size: for the frame before it has been measured. */
const LETTER = 0.72
/** A hair's breadth, for platforms that round widths. */
const ROUNDING = 0.98

/**
 * A few words in display letters, as large as they fit: they break between words, never inside one. Letters differ too much
 * in width, and languages in letters, to guess: each word is measured once, and its copy goes.
 */
export function FittedWords({ words, width, maxSize, ...text }: FittedWordsProps) {
  const [measured, setMeasured] = useState<Readonly<Record<string, number>>>({})
  const parts = words.split(' ')
  const unmeasured = parts.filter((word) => measured[word] === undefined)
  const widest = Math.max(
    ...parts.map((word) => (measured[word] ?? word.length * LETTER * MEASURED) / MEASURED),
  )
  const size = Math.min(maxSize, (width / widest) * ROUNDING)
  return (
    <>
      <Text
        {...text}
        numberOfLines={parts.length}
        style={{ fontSize: size, lineHeight: size * 1.1 }}
      >
        {words}
      </Text>
      {unmeasured.length > 0 && (
        <View style={styles.nowhere} aria-hidden>
          <View style={styles.bench}>
            {unmeasured.map((word) => (
              <View
                key={word}
                style={styles.word}
                onLayout={({ nativeEvent: { layout } }) =>
                  setMeasured((old) => ({ ...old, [word]: layout.width }))
                }
                testID={`measured-${word}`}
              >
                <Text {...text} role="none" numberOfLines={1} style={styles.measured}>
                  {word}
                </Text>
              </View>
            ))}
          </View>
        </View>
      )}
    </>
  )
}

const styles = StyleSheet.create({
  nowhere: { position: 'absolute', width: 0, height: 0, overflow: 'hidden', opacity: 0 },
  bench: { width: 4000 },
  word: { alignSelf: 'flex-start' },
  measured: { fontSize: MEASURED, lineHeight: MEASURED },
})
