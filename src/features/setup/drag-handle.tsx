import { useState } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import { useTranslation } from '@/i18n'
import { Icon, useInk } from '@/ui'

interface DragHandleProps {
  readonly name: string
  readonly rowHeight: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** So many seats down; negative is up. */
  readonly onMove: (by: number) => void
  /** How far the row is dragged; null once it is let go. */
  readonly onDrag: (dy: number | null) => void
}

/** Takes somebody to another seat: by dragging, by the arrow keys, or by a screen reader's actions. */
export function DragHandle(props: DragHandleProps) {
  const { name, rowHeight, isFirst, isLast, onMove, onDrag } = props
  const { t } = useTranslation('pass')
  const ink = useInk()
  const handlers = useDragging({ rowHeight, onMove, onDrag })
  const actions = [
    ...(isFirst ? [] : [{ name: 'up', label: t('seats.up', { name }) }]),
    ...(isLast ? [] : [{ name: 'down', label: t('seats.down', { name }) }]),
  ]
  return (
    <View
      {...handlers}
      {...keyboard((by) => onMove(by))}
      role="button"
      tabIndex={0}
      accessibilityLabel={t('seats.move', { name })}
      accessibilityHint={t('seats.moveHint')}
      accessibilityActions={actions}
      onAccessibilityAction={({ nativeEvent }) => onMove(nativeEvent.actionName === 'up' ? -1 : 1)}
      style={styles.handle}
    >
      <Icon name="menu" size={20} color={ink.secondary} />
    </View>
  )
}

/** The drag, from where the finger came down. */
function useDragging({
  rowHeight,
  onMove,
  onDrag,
}: Pick<DragHandleProps, 'rowHeight' | 'onMove' | 'onDrag'>) {
  const [from, setFrom] = useState(0)
  return {
    onStartShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: ({ nativeEvent }: GestureResponderEvent) => setFrom(nativeEvent.pageY),
    onResponderMove: ({ nativeEvent }: GestureResponderEvent) => onDrag(nativeEvent.pageY - from),
    onResponderRelease: ({ nativeEvent }: GestureResponderEvent) => {
      onDrag(null)
      const by = Math.round((nativeEvent.pageY - from) / rowHeight)
      if (by !== 0) onMove(by)
    },
    onResponderTerminate: () => onDrag(null),
  }
}

/** On the web the arrow keys move a seat; phones have no such event and ignore it. */
function keyboard(onMove: (by: number) => void): object {
  return {
    onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      onMove(by)
    },
  }
}

const styles = StyleSheet.create({
  handle: {
    width: 44,
    height: 44,
    alignItems: 'center',
    justifyContent: 'center',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
  },
})
