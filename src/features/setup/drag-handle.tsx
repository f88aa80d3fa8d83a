import { useState } from 'react'
import { PanResponder, StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Icon, useInk } from '@/ui'

interface DragHandleProps {
  readonly name: string
  readonly rowHeight: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** So many seats down; negative is up. */
  readonly onMove: (by: number) => void
}

/** Takes somebody to another seat: by dragging, by the arrow keys, or by a screen reader's actions. */
export function DragHandle({ name, rowHeight, isFirst, isLast, onMove }: DragHandleProps) {
  const { t } = useTranslation('pass')
  const ink = useInk()
  const [isDragged, setDragged] = useState(false)
  const responder = PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    onMoveShouldSetPanResponder: () => true,
    onPanResponderTerminationRequest: () => false,
    onPanResponderGrant: () => setDragged(true),
    onPanResponderRelease: (_, { dy }) => {
      setDragged(false)
      const by = Math.round(dy / rowHeight)
      if (by !== 0) onMove(by)
    },
    onPanResponderTerminate: () => setDragged(false),
  })
  const actions = [
    ...(isFirst ? [] : [{ name: 'up', label: t('seats.up', { name }) }]),
    ...(isLast ? [] : [{ name: 'down', label: t('seats.down', { name }) }]),
  ]
  return (
    <View
      {...responder.panHandlers}
      {...keyboard((by) => onMove(by))}
      role="button"
      tabIndex={0}
      accessibilityLabel={t('seats.move', { name })}
      accessibilityHint={t('seats.moveHint')}
      accessibilityActions={actions}
      onAccessibilityAction={({ nativeEvent }) => onMove(nativeEvent.actionName === 'up' ? -1 : 1)}
      style={[styles.handle, isDragged && styles.dragged]}
    >
      <Icon name="menu" size={20} color={ink.secondary} />
    </View>
  )
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
  dragged: { opacity: 0.5 },
})
