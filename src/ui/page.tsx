import { Children, type ReactNode } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { PageHead } from './page-head'
import { ScrollArea } from './scroll-area'
import { space } from './tokens'
import { useInsets } from './use-insets'

/** From this width on, what belongs to a page stands in two columns. */
const WIDE = 900

/** Is there room for two columns? */
export const useIsWide = (): boolean => useWindowDimensions().width >= WIDE

interface PageProps {
  readonly title: string
  /** A page of two columns may use the whole width. */
  readonly isWide?: boolean
  /** How wide one column may become: a form stays narrower than what is read. */
  readonly column?: 'form' | 'reading'
  /** Nothing stands below it that keeps it off the screen's edge. */
  readonly isWhole?: boolean
  readonly testID?: string
  readonly children: ReactNode
}

/** What most screens are: a title with the way back, and under it a column that scrolls. */
export function Page(props: PageProps) {
  const { title, isWide = false, column = 'reading', isWhole = false, testID, children } = props
  const insets = useInsets()
  return (
    <ScrollArea
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{
        paddingTop: insets.top + space[2],
        paddingBottom: isWhole ? insets.bottom + space[8] : space[5],
      }}
    >
      <View testID={testID} style={[styles.page, styles[column], isWide && styles.wide]}>
        <PageHead title={title} />
        {children}
      </View>
    </ScrollArea>
  )
}

interface ColumnsProps {
  readonly isWide: boolean
  /** Between the parts of a column. */
  readonly gap?: number
  /** Two: on a narrow screen the second stands below the first. */
  readonly children: readonly [ReactNode, ReactNode]
}

/** Two halves of a page, side by side where there is room. */
export function Columns({ isWide, gap = 0, children }: ColumnsProps) {
  return (
    <View style={isWide ? styles.columns : { gap }}>
      {Children.map(children, (half) => (
        <View style={[isWide && styles.half, { gap }]}>{half}</View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  page: { alignSelf: 'center', width: '100%', paddingHorizontal: 12, gap: 8 },
  form: { maxWidth: 560 },
  reading: { maxWidth: 720 },
  wide: { maxWidth: 1120, paddingHorizontal: 24 },
  columns: { flexDirection: 'row', gap: 40, alignItems: 'flex-start' },
  half: { flex: 1 },
})
