import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { Text } from './text'
import { fonts, palette } from './tokens'

/** Left of the red lines: signs and portraits. */
export const GUTTER = 64

const RULE = 'rgba(90,104,150,0.42)'

/** A page of the book with its red margin. */
export function LedgerPage({ children }: { readonly children: ReactNode }) {
  return (
    <View style={styles.page}>
      <View style={styles.margin} />
      {children}
    </View>
  )
}

interface SectionProps {
  readonly title: string
  /** What its numbers mean, beside the title. */
  readonly sub?: string
  readonly children: ReactNode
}

/** A part of a page under its own heading. */
export function LedgerSection({ title, sub, children }: SectionProps) {
  return (
    <View>
      <View style={styles.head}>
        <Text variant="lead" role="heading" aria-level={2}>
          {title}
        </Text>
        {sub !== undefined && (
          <Text variant="small" tone="secondary" style={styles.sub}>
            {sub}
          </Text>
        )}
      </View>
      {children}
    </View>
  )
}

interface LineProps {
  readonly gutter?: ReactNode
  readonly height?: number
  /** A group that is read in one go. */
  readonly label?: string
  /** Something to press at its end. */
  readonly trailing?: ReactNode
  readonly children: ReactNode
}

/** A ruled line: a sign in the margin, then what is written. */
export function LedgerLine({ gutter, height = 44, label, trailing, children }: LineProps) {
  const spoken =
    label === undefined ? {} : ({ accessible: true, role: 'img', 'aria-label': label } as const)
  return (
    <View style={[styles.line, { minHeight: height }]}>
      <View {...spoken} style={styles.read}>
        <View style={styles.gutter}>{gutter}</View>
        <View style={styles.written}>{children}</View>
      </View>
      {trailing}
    </View>
  )
}

/** A fact and its number. */
export function FactLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <LedgerLine label={`${label}: ${value}`}>
      <Text style={styles.fill}>{label}</Text>
      <Text variant="number-s" align="right">
        {value}
      </Text>
    </LedgerLine>
  )
}

interface LuckLineProps {
  readonly label: string
  readonly value: string
  /** What the figure means. */
  readonly text: string
  readonly isBad: boolean
}

/** How chance treated somebody, as one large figure. */
export function LuckLine({ label, value, text, isBad }: LuckLineProps) {
  return (
    <LedgerLine
      height={64}
      label={`${label} ${value}: ${text}`}
      gutter={
        <Text variant="label" maxScale={1.2}>
          {label}
        </Text>
      }
    >
      <Text tone={isBad ? 'danger' : 'heal'} style={styles.luck} maxScale={1.3}>
        {value}
      </Text>
      <Text variant="small" tone="secondary" style={styles.fill}>
        {text}
      </Text>
    </LedgerLine>
  )
}

export const lines = {
  /** For what lies across the lines and brings its own end. */
  block: {
    paddingLeft: GUTTER + 14,
    paddingRight: 16,
    borderBottomWidth: 1,
    borderBottomColor: RULE,
  },
} as const

const styles = StyleSheet.create({
  page: { flexGrow: 1, paddingBottom: 24 },
  margin: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: GUTTER,
    width: 4,
    borderLeftWidth: 1,
    borderRightWidth: 1,
    borderColor: palette.barn500,
    opacity: 0.55,
  },
  head: {
    ...lines.block,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 10,
    paddingTop: 24,
    paddingBottom: 5,
  },
  sub: { flexShrink: 1 },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: 1,
    borderBottomColor: RULE,
  },
  read: { flex: 1, flexDirection: 'row', alignItems: 'center' },
  gutter: { width: GUTTER, alignItems: 'center', justifyContent: 'center' },
  written: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingLeft: 14,
    paddingRight: 16,
    paddingVertical: 5,
  },
  fill: { flex: 1 },
  luck: { fontFamily: fonts.number, fontSize: 30, lineHeight: 36 },
})
