import type { ReactNode } from 'react'
import { StyleSheet, Text as NativeText } from 'react-native'
import type { StyleProp, TextProps as NativeTextProps, TextStyle } from 'react-native'

import { enlarged } from './font-scale'
import { useInk } from './theme'
import { fonts, typeScale } from './tokens'
import type { TextVariant } from './tokens'

/** Which of the surface's inks to write in. */
export type TextTone = 'text' | 'strong' | 'secondary' | 'accent' | 'danger' | 'heal'

export interface TextProps extends Omit<NativeTextProps, 'style'> {
  readonly variant?: TextVariant
  readonly tone?: TextTone
  /** Overrides the ink; only for words on a button or a disc that brings its own ground. */
  readonly color?: string
  readonly bold?: boolean
  readonly align?: 'left' | 'center' | 'right'
  /** How far the owner's wish for larger letters goes here; twice, unless they are large already or on a fixed plate. */
  readonly maxScale?: number
  readonly style?: StyleProp<TextStyle>
  readonly children?: ReactNode
}

const headingLevels = new Map<TextVariant, number>([
  ['poster', 1],
  ['title', 1],
  ['head', 2],
])

/** What is large already grows less: a word of a title has to fit into a line. */
const largest = new Map<TextVariant, number>([
  ['poster', 1.15],
  ['title', 1.4],
  ['head', 1.5],
  ['button', 1.4],
  ['number-xl', 1.15],
  ['number-l', 1.15],
  ['number-m', 1.4],
  ['number-s', 1.4],
])

/** All words of the app. Titles and heads announce themselves as headings, unless they have another role. */
export function Text({
  variant = 'body',
  tone = 'text',
  color,
  bold = false,
  align,
  maxScale = largest.get(variant) ?? 2,
  style,
  role,
  ...rest
}: TextProps) {
  const ink = useInk()
  const level = headingLevels.get(variant)
  const isHeading = level !== undefined && role === undefined
  return (
    <NativeText
      role={isHeading ? 'heading' : role}
      aria-level={isHeading ? level : undefined}
      maxFontSizeMultiplier={maxScale}
      style={enlarged(
        [
          styles.base,
          typeScale[variant],
          { color: color ?? ink[tone] },
          bold && styles.bold,
          align !== undefined && { textAlign: align },
          style,
        ],
        maxScale,
      )}
      {...rest}
    />
  )
}

/** Stress inside a sentence: bold, and in the strongest ink of the surface. */
export function Strong({ children }: { readonly children: ReactNode }) {
  const ink = useInk()
  return <NativeText style={[styles.bold, { color: ink.strong }]}>{children}</NativeText>
}

const styles = StyleSheet.create({
  base: { includeFontPadding: false },
  bold: { fontFamily: fonts.textBold },
})
