import { useRef, useState } from 'react'
import { ScrollView, StyleSheet } from 'react-native'
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollViewProps } from 'react-native'
import { useInk } from './theme'

interface ScrollAreaProps extends ScrollViewProps {
  /** Draws a line where more is hidden above or below. */
  readonly hasEdges?: boolean
  /** Shows the end first, and whatever comes after it: for what is told in order and whose newest part is wanted. */
  readonly followsEnd?: boolean
}

/**
 * A scrolling part that the keyboard can reach as soon as there is something to scroll: a long
 * text has nothing else to stop at.
 */
export function ScrollArea(props: ScrollAreaProps) {
  const {
    onLayout,
    onContentSizeChange,
    hasEdges = false,
    followsEnd = false,
    style,
    ...others
  } = props
  const area = useRef<ScrollView>(null)
  const [room, setRoom] = useState(0)
  const [content, setContent] = useState(0)
  const [isAtTop, setAtTop] = useState(true)
  const [isAtEnd, setAtEnd] = useState(followsEnd)
  const { line } = useInk()
  const doesScroll = room > 0 && content > room + 1
  const follow = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    const { y } = nativeEvent.contentOffset
    setAtTop(y <= 1)
    setAtEnd(y + nativeEvent.layoutMeasurement.height >= nativeEvent.contentSize.height - 1)
  }
  const edges = hasEdges && [
    styles.edges,
    { borderTopColor: isAtTop ? 'transparent' : line },
    { borderBottomColor: doesScroll && !isAtEnd ? line : 'transparent' },
  ]
  return (
    <ScrollView
      {...others}
      ref={area}
      style={[style, edges]}
      onScroll={hasEdges ? follow : undefined}
      scrollEventThrottle={50}
      tabIndex={doesScroll ? 0 : undefined}
      onLayout={(event) => {
        setRoom(event.nativeEvent.layout.height)
        onLayout?.(event)
      }}
      onContentSizeChange={(width, height) => {
        setContent(height)
        if (followsEnd && isAtEnd) area.current?.scrollToEnd({ animated: false })
        onContentSizeChange?.(width, height)
      }}
    />
  )
}

const styles = StyleSheet.create({
  edges: { borderTopWidth: 1, borderBottomWidth: 1 },
})
