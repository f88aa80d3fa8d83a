import { useState, type ReactNode } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import { useTranslation } from '@/i18n'
import { Icon } from './icon'
import { useInk } from './theme'

interface DragRowProps {
  readonly name: string
  readonly seat: number
  readonly seats: number
  readonly onMove: (to: number) => void
  /** The row, with the handle that drags it. */
  readonly children: (handle: ReactNode) => ReactNode
}

/** A row that follows the finger on its handle, to another seat. */
export function DragRow({ name, seat, seats, onMove, children }: DragRowProps) {
  const [height, setHeight] = useState(ROW)
  const [dy, setDy] = useState<number | null>(null)
  const handle = (
    <DragHandle
      name={name}
      rowHeight={height}
      isFirst={seat === 0}
      isLast={seat === seats - 1}
      onMove={(by) => {
        const to = Math.max(0, Math.min(seats - 1, seat + by))
        if (to !== seat) onMove(to)
      }}
      onDrag={setDy}
    />
  )
  return (
    <View
      style={dy !== null && [styles.dragged, { transform: [{ translateY: dy }] }]}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
    >
      {children(handle)}
    </View>
  )
}

/** Until it is measured. */
const ROW = 62

/** A list with one of it moved; those between move up. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

interface DragHandleProps {
  readonly name: string
  readonly rowHeight: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** How many seats down; negative is up. */
  readonly onMove: (by: number) => void
  /** How far the row is dragged; null once it is let go. */
  readonly onDrag: (dy: number | null) => void
}

/** Takes somebody to another seat: by dragging, by the arrow keys, or by a screen reader's actions. */
function DragHandle(props: DragHandleProps) {
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
  dragged: { zIndex: 2, opacity: 0.9 },
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
