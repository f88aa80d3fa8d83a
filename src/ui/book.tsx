import { useRouter } from 'expo-router'
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { useGameHref } from './game-links'
import { Icon } from './icon'
import { Press } from './press'
import { PressFace } from './press-face'
import { Text } from './text'
import { useInk } from './theme'
import { fonts, palette, space } from './tokens'
import { usePress } from './use-press'

/** What is to be minded, numbered in red. */
export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <View style={styles.points} role="list">
      {points.map((point, i) => (
        <View key={point} style={styles.point} role="listitem">
          <Text color={palette.barn600} style={styles.number}>
            {i + 1}
          </Text>
          <Text style={styles.words}>{point}</Text>
        </View>
      ))}
    </View>
  )
}

/** A small heading between parts of a page. */
export const Caption = ({ children }: { readonly children: string }) => (
  <Text variant="label" tone="secondary" role="heading" aria-level={2} style={styles.caption}>
    {children}
  </Text>
)

/** A line between parts of a page, or closer, between rows. */
export function Rule({ isClose = false }: { readonly isClose?: boolean }) {
  const ink = useInk()
  return <View style={[styles.rule, isClose && styles.close, { backgroundColor: ink.line }]} />
}

interface EntryLinkProps {
  /** The entry's name in addresses. */
  readonly to: string
  readonly label: string
  readonly picture?: ReactNode
  /** A row with a chevron, or a tile of a grid. */
  readonly kind: 'row' | 'tile'
  readonly children?: ReactNode
}

/** The way to another entry: a picture, and words beside it or under it. */
export function EntryLink({ to, label, picture, kind, children }: EntryLinkProps) {
  const router = useRouter()
  const hrefOf = useGameHref()
  const press = usePress(1)
  const ink = useInk()
  const isRow = kind === 'row'
  return (
    <Press
      role="link"
      accessibilityLabel={label}
      onPress={() => router.push(hrefOf(`rules/${to}`))}
      {...press.handlers}
      style={[styles.link, !isRow && styles.tile, press.ringStyle]}
    >
      <PressFace style={[isRow ? styles.row : styles.stack, press.faceStyle]}>
        {picture}
        <View style={isRow && styles.words}>{children}</View>
        {isRow && <Icon name="forward" size={18} color={ink.accent} />}
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  points: { gap: space[2] },
  point: { flexDirection: 'row', gap: space[3] },
  number: { fontFamily: fonts.number, fontSize: 15, lineHeight: 22, minWidth: 14 },
  words: { flex: 1 },
  caption: { marginTop: space[2] },
  rule: { height: 1, marginVertical: space[2] },
  close: { marginVertical: 0 },
  link: { borderRadius: 8, minHeight: 48, justifyContent: 'center' },
  tile: { padding: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space[3], paddingVertical: 6 },
  stack: { alignItems: 'center', gap: 6, paddingVertical: 6 },
})
