import { useCallback, useMemo, type ComponentType } from 'react'
import { Pressable, StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useAppSelector } from '@/store/hooks'
import { selectAwaited } from '@/store/pass/selectors'
import { Covered, Screen, Toast, space } from '@/ui'
import { TableGround } from '@/ui/table'
import { Digest } from './digest'
import { HandOver } from './hand-over'
import { LogSheet } from './log-sheet'
import { MenuSheet } from './menu-sheet'
import { OnceNotes } from './once-notes'
import { ReadingGate } from './reading/reading-gate'
import { useKnown } from './reading/use-known'
import { SeatSheet } from './seat-sheet'
import { Moments } from './showdown/moments'
import { SideStory } from './side-story'
import { TableRail } from './table-rail'
import { TopBar } from './top-bar'
import type { Played } from './use-presentation'
import { TableSession } from './table-session'
import { useTableShell, type TableShell } from './use-table-shell'
import { lastSentences } from './use-turns'

interface TableSceneProps<G extends GameId> extends Played<G> {
  readonly SeatNote?: ComponentType<{ readonly seat: Seat }>
}

/** Everything on the table screen, from the sky down to the rail. */
export function TableScene<G extends GameId>({ SeatNote, ...played }: TableSceneProps<G>) {
  const table = useTableShell(played)
  const { seating, turns, parts, over, hasCaughtUp, skip, setOver } = table
  const lines = useMemo(() => lastSentences(turns, 2), [turns])
  const open = useCallback((sheet: 'menu' | 'log' | 'reading') => setOver({ sheet }), [setOver])
  useKnown(table)
  const isCovered = useAppSelector(selectAwaited) !== null
  return (
    <Screen ground="bare" style={styles.clip}>
      <TableSession over={over} />
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
        {/* Whoever goes by keyboard or listens meets the question first, then their hand, the table, and the log. */}
        <View style={styles.front}>
          <TableRail table={table} />
          {parts.tray}
        </View>
        {parts.board}
        <TopBar layout={seating.layout} lines={lines} onOpen={open} />
        <SideStory table={table} />
        <Digest table={table} />
        <OnceNotes table={table} />
        {parts.effects}
        <Moments table={table} />
        <Sheets table={table} SeatNote={SeatNote} />
      </Covered>
      {isCovered && <HandOver facts={table.facts} nameOf={table.nameOf} call={table.call} />}
    </Screen>
  )
}

interface SheetsProps<G extends GameId> extends Pick<TableSceneProps<G>, 'SeatNote'> {
  readonly table: TableShell<G>
}

function Sheets<G extends GameId>({ table, SeatNote }: SheetsProps<G>) {
  const { facts, over, setOver, toast, setToast, seating } = table
  const hideToast = useCallback(() => setToast(null), [setToast])
  const close = useCallback(() => setOver(null), [setOver])
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
      <ReadingGate table={table} />
      <MenuSheet isOpen={over?.sheet === 'menu'} facts={facts} onClose={close} />
      <LogSheet isOpen={over?.sheet === 'log'} onClose={close} table={table} />
      <SeatSheet
        seat={seat}
        table={table}
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
