import { useMemo } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'

import {
  Button,
  Divider,
  IconButton,
  Rail,
  Screen,
  Strong,
  SurfaceProvider,
  Text,
  Tray,
} from '@/ui'
import type { FaceId } from '@/ui'
import {
  OwnPlate,
  Pile,
  Seat,
  TableGround,
  layoutTable,
  pileOrigin,
  seatBox,
  AimLines,
  TableScrim,
} from '@/ui/table'
import type { TableLayout } from '@/ui/table'

import { BoneBlock } from './bone-block'
import { people } from './people'

const dice: readonly { face: FaceId; word: string; isHeld?: boolean; tilt?: number }[] = [
  { face: 'two', word: 'kept', isHeld: true },
  { face: 'beer', word: 'kept', isHeld: true },
  { face: 'dynamite', word: 'stays' },
  { face: 'arrow', word: '+1 arrow', tilt: -7 },
  { face: 'gatling', word: '', tilt: 6 },
]

const aimed = [
  { seat: 1, isSet: true },
  { seat: 2, isSet: false },
  { seat: 5, isSet: false },
]

/**
 * A still life of the table to hold beside the mock-ups: `table`, `table-aim`, and `table-3` to
 * `table-8` for other numbers of seats. A dead one sits at `table-8`.
 */
export function TableMock({ scene }: { readonly scene: string }) {
  const { width, height } = useWindowDimensions()
  const count = Number(scene.split('-')[1]) || 7
  const isAim = scene === 'table-aim'
  const layout = useMemo(
    () => layoutTable({ width, height, seats: count, insets: mockInsets(width, height) }),
    [width, height, count],
  )
  const [me] = people
  if (me === undefined) return null
  return (
    <Screen ground="bare">
      <TableGround layout={layout} />
      <View style={[styles.abs, pileOrigin(layout.pile, layout.pile.scale)]}>
        <Pile
          label="3 arrows"
          count={3}
          caption={isAim ? undefined : '3 left, then the attack'}
          scale={layout.pile.scale}
          room={layout.pile.room}
        />
      </View>
      <Seats layout={layout} count={count} isAim={isAim} />
      <View style={[styles.abs, { left: layout.own.x, top: layout.own.y }]}>
        <OwnPlate box={layout.own} label="You" {...me} isTurn hasGained />
      </View>
      <TopBar layout={layout} />
      <DiceTray layout={layout} />
      <ActionRail layout={layout} />
    </Screen>
  )
}

/** The mock-ups leave room for a status bar and a home indicator. */
function mockInsets(width: number, height: number) {
  if (width > height) return { top: 0, bottom: 20 }
  if (height < 700) return { top: 24, bottom: 8 }
  return width >= 700 ? { top: 28, bottom: 20 } : { top: 44, bottom: 24 }
}

function Seats({ layout, count, isAim }: { layout: TableLayout; count: number; isAim: boolean }) {
  const all = people
    .slice(0, count)
    .map((person, i) => ({ person, i }))
    .slice(1)
  const isDim = (i: number) => isAim && ![1, 2, 5].includes(i)
  const seat = ({ person, i }: (typeof all)[number]) => {
    const box = seatBox(layout, i)
    const isDead = count === 8 && i === 4
    return (
      <View key={i} style={[styles.abs, { left: box.x, top: box.y }]}>
        <Seat
          measures={layout.seat}
          label={person.name}
          {...person}
          {...(isDead ? { isDead, life: 0, arrows: 0, role: 'outlaw' as const } : {})}
          aim={isAim && (i === 2 || i === 5) ? 2 : undefined}
          isTurn={count === 8 && i === 1}
          isThinking={count === 8 && i === 1}
        />
      </View>
    )
  }
  return (
    <>
      {all.filter(({ i }) => isDim(i)).map(seat)}
      {isAim && (
        <>
          <TableScrim layout={layout} />
          <AimLines layout={layout} targets={aimed} />
        </>
      )}
      {all.filter(({ i }) => !isDim(i)).map(seat)}
    </>
  )
}

function TopBar({ layout }: { layout: TableLayout }) {
  const isWide = layout.kind === 'landscape'
  return (
    <SurfaceProvider surface="sky">
      <View style={[styles.bar, { top: layout.bar.y - 2, width: layout.tableWidth }]}>
        <IconButton icon="menu" label="Menu" />
        {!isWide && (
          <>
            <View style={styles.fill}>
              <Text variant="small" style={styles.log} numberOfLines={1}>
                <Strong>You</Strong> rolled and took an arrow.
              </Text>
              <Text variant="small" tone="secondary" style={styles.log} numberOfLines={1}>
                Bo shot Rosa twice, right past you.
              </Text>
            </View>
            <IconButton icon="log" label="Log" />
          </>
        )}
      </View>
      {layout.side !== null && <Story layout={layout} />}
    </SurfaceProvider>
  )
}

function Story({ layout }: { layout: TableLayout }) {
  return (
    <SurfaceProvider surface="wood">
      <View
        style={[
          styles.story,
          { left: layout.tableWidth + 24, width: (layout.side?.width ?? 0) - 48 },
        ]}
      >
        <Text variant="head">The story so far</Text>
        <Text>
          <Strong>You</Strong> rolled and took an arrow. Three are left.
        </Text>
        <Divider />
        <Text tone="secondary">
          <Strong>Bo</Strong> rolled three times and kept two bull’s eyes.
        </Text>
      </View>
    </SurfaceProvider>
  )
}

function DiceTray({ layout: { tray, die } }: { layout: TableLayout }) {
  return (
    <Tray
      style={[
        styles.abs,
        styles.tray,
        { left: tray.x, top: tray.y, width: tray.width, height: tray.height },
      ]}
    >
      {dice.map(({ face, word, isHeld, tilt }) => (
        <View key={face} style={styles.die}>
          <BoneBlock face={face} size={die} isHeld={isHeld} tilt={tilt} />
          <Text
            variant="tiny"
            bold
            tone={isHeld ? 'accent' : word === 'stays' ? 'danger' : 'secondary'}
          >
            {word}
          </Text>
        </View>
      ))}
    </Tray>
  )
}

function ActionRail({ layout: { rail, tray, kind } }: { layout: TableLayout }) {
  const side = kind === 'portrait' ? Math.max(12, tray.x) : 16
  return (
    <Rail
      style={[styles.abs, { left: rail.x, top: rail.y, width: rail.width, height: rail.height }]}
    >
      <View style={[styles.prompt, { paddingHorizontal: side + 4 }]}>
        <Text style={styles.fill}>
          <Strong>Your turn.</Strong> Tap a die to keep it.
        </Text>
        <Button kind="quiet" size="small" icon="hint" label="Hint" />
      </View>
      <View style={[styles.actions, { paddingHorizontal: side }]}>
        <IconButton icon="undo" label="Undo" iconSize={28} />
        <Button size={rail.height < 130 ? 'small' : 'large'} label="Stop" style={styles.stop} />
        <Button
          kind="brass"
          size={rail.height < 130 ? 'small' : 'large'}
          label="Roll"
          sub="2 dice, 2 rolls left"
          style={styles.fill}
        />
      </View>
    </Rail>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  abs: { position: 'absolute' },
  bar: {
    position: 'absolute',
    left: 0,
    flexDirection: 'row',
    paddingHorizontal: 4,
    alignItems: 'center',
  },
  log: { fontSize: 14, lineHeight: 18 },
  story: { position: 'absolute', top: 24, gap: 12 },
  tray: {
    flexDirection: 'row',
    justifyContent: 'space-around',
    alignItems: 'center',
    paddingHorizontal: 8,
  },
  die: { alignItems: 'center', gap: 6 },
  prompt: { flexDirection: 'row', alignItems: 'center', minHeight: 40 },
  actions: { flexDirection: 'row', alignItems: 'center', gap: 10, marginTop: 6 },
  stop: { width: 112 },
})
