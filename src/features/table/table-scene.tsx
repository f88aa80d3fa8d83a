import { useCallback, type ComponentType } from 'react'
import { Pressable, StyleSheet, View } from 'react-native'
import type { DiceState, Seat } from '@/games/dice'
import { useAppSelector } from '@/store/hooks'
import { selectAwaited } from '@/store/pass/selectors'
import { Covered, Screen, Toast, space } from '@/ui'
import { TableGround } from '@/ui/table'
import { Board } from './board'
import { Effects } from './effects/effects'
import { HandOver } from './hand-over'
import { LogSheet } from './log-sheet'
import { MenuSheet } from './menu-sheet'
import { SeatSheet } from './seat-sheet'
import { SideStory } from './side-story'
import { TableRail } from './table-rail'
import { TableTray } from './table-tray'
import { TopBar } from './top-bar'
import { useTable, type TableModel } from './use-table'
import { useTableSession } from './use-table-session'

interface TableSceneProps {
  readonly current: DiceState
  readonly SeatNote?: ComponentType<{ readonly seat: Seat }>
}

/** Everything on the table screen, from the sky down to the rail. */
export function TableScene({ current, SeatNote }: TableSceneProps) {
  const table = useTable(current)
  const { seating, story, cue, hasCaughtUp, skip, setOver } = table
  useTableSession(table)
  const isCovered = useAppSelector(selectAwaited) !== null
  const lines = story.slice(-2).reverse()
  return (
    <Screen ground="bare" style={styles.clip}>
      <Covered isCovered={isCovered}>
        <Pressable
          style={StyleSheet.absoluteFill}
          onPress={skip}
          disabled={hasCaughtUp}
          tabIndex={-1}
          aria-hidden
        >
          <TableGround layout={seating.layout} />
        </Pressable>
        <TopBar
          layout={seating.layout}
          lines={lines.map(({ text }) => text)}
          onMenu={() => setOver({ sheet: 'menu' })}
          onLog={() => setOver({ sheet: 'log' })}
        />
        <Board table={table} />
        <SideStory table={table} />
        <View style={styles.front}>
          <TableTray table={table} />
          <TableRail table={table} />
        </View>
        <Effects cue={cue} seating={seating} />
        <Sheets table={table} SeatNote={SeatNote} />
      </Covered>
      {isCovered && <HandOver view={table.view} nameOf={table.nameOf} />}
    </Screen>
  )
}

interface SheetsProps extends Pick<TableSceneProps, 'SeatNote'> {
  readonly table: TableModel
}

function Sheets({ table, SeatNote }: SheetsProps) {
  const { over, setOver, toast, setToast, story, view, nameOf, seating } = table
  const hideToast = useCallback(() => setToast(null), [setToast])
  const close = () => setOver(null)
  const seat = over?.sheet === 'seat' ? over.seat : null
  return (
    <>
      <View style={[styles.toast, { height: seating.layout.tray.y - space[2] }]}>
        <Toast
          key={toast}
          visible={toast !== null}
          title={toast ?? ''}
          onDone={hideToast}
          ms={2600}
        />
      </View>
      <MenuSheet isOpen={over?.sheet === 'menu'} view={view} onClose={close} />
      <LogSheet isOpen={over?.sheet === 'log'} onClose={close} story={story} />
      <SeatSheet
        seat={seat}
        view={view}
        name={seat === null ? '' : nameOf(seat)}
        story={story}
        onClose={close}
        note={seat !== null && SeatNote && <SeatNote seat={seat} />}
      />
    </>
  )
}

const styles = StyleSheet.create({
  toast: { position: 'absolute', left: 0, right: 0, top: 0, zIndex: 7, pointerEvents: 'box-none' },
  clip: { overflow: 'hidden' },
  front: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none', zIndex: 4 },
})
