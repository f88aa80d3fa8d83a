import { useState } from 'react'
import { ScrollView } from 'react-native'
import type { ScrollViewProps } from 'react-native'

/**
 * A scrolling part that the keyboard can reach as soon as there is something to scroll: a long
 * text has nothing else to stop at.
 */
export function ScrollArea({ onLayout, onContentSizeChange, ...props }: ScrollViewProps) {
  const [room, setRoom] = useState(0)
  const [content, setContent] = useState(0)
  const doesScroll = room > 0 && content > room + 1
  return (
    <ScrollView
      {...props}
      tabIndex={doesScroll ? 0 : undefined}
      onLayout={(event) => {
        setRoom(event.nativeEvent.layout.height)
        onLayout?.(event)
      }}
      onContentSizeChange={(width, height) => {
        setContent(height)
        onContentSizeChange?.(width, height)
      }}
    />
  )
}
