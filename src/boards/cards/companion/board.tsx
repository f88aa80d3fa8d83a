import { useEffect, useState } from 'react'
import { countLiving } from '@/family/ring'
import type { TrackerState } from '@/games/cards/tracker'
import { gearOf } from '@/games/cards/tracker/gear'
import { reachOf, sightsFrom } from '@/games/cards/tracker/reach'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectCanUndoEntry, viewOf } from '@/store/tracker/selectors'
import { useTableNames } from '@/store/tracker/use-table-names'
import { BoardFrame, Plate, useBoardLayout } from '../../companion/board-frame'
import { Dial } from '../../companion/dial'
import { EndSlip } from '../../companion/end-slip'
import { angleTo, isInside } from '../../companion/layout'
import { Strokes } from '../../companion/strokes'
import { Trial, TrialInvitation, useTrial } from '../../companion/trial'
import { TurnClock } from '../../companion/turn-clock'
import { reachArt } from '../art/chip'
import { CardArt } from '../art/symbols'
import { BoardVoice } from './board-voice'
import { GearSlip } from './gear-slip'
import { Panel } from './panel'
import type { PanelHandlers, PanelSeat } from './panel-types'
import { Question } from './questions'
import { ReminderNote } from './reminder-note'
import { RoadSlip } from './road-slip'
import { Sheets, type OpenSheet } from './sheets'
import { toolPlan, type CardsLayout, type Tool } from './tool-plan'
import { ToolKey } from './tools'
import { useEntries, type Entries } from './use-entries'
import { useFlash } from './use-flash'
import { useReminders } from './use-reminders'
import { halfAt } from './zones'

const selectView = viewOf('cards')

/** The table that lies in the middle: a panel for each seat, and the sight of the one in turn with the keys between them. */
export function Board() {
  const view = useAppSelector(selectView)
  return <BoardFrame>{view && <BoardContent view={view} />}</BoardFrame>
}

function BoardContent({ view }: { readonly view: TrackerState }) {
  const { t } = useTranslation('cards')
  const layout = useBoardLayout(view.life.length, toolPlan)
  const entries = useEntries(view)
  const nameOf = useTableNames()
  const flash = useFlash(view.life.length, entries.isTapping)
  const seats = useSeats(view, entries, flash)
  const reminders = useReminders(view, entries.isTapping)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const trial = useTrial(entries.isTapping)
  const strokes = useStrokes(layout, entries)
  const handlers = handlersOf(entries, strokes, setSheet)
  const reach = reachOf(view, view.turn)
  const close = () => setSheet(null)
  return (
    <Plate layout={layout} touches={strokes.responder.panHandlers}>
      {seats.map((at) => {
        const box = layout.panels[at.seat]
        return (
          box && (
            <Panel
              key={at.seat}
              box={box}
              at={at}
              canCount={entries.canCount}
              handlers={handlers}
            />
          )
        )
      })}
      <Dial
        place={layout.dial}
        angle={angleTo(layout, view.turn)}
        label={t('companion.dial', { name: nameOf(view.turn), reach })}
        onPress={() => setSheet({ kind: 'reach' })}
        testID="sight"
      >
        <CardArt name={reachArt(reach)} size={layout.dial.r * 1.05} />
      </Dial>
      <ToolColumn layout={layout} entries={entries} onOpen={setSheet} />
      <TurnClock layout={layout} turn={view.turn} />
      {!trial.isInvited && <ReminderNote layout={layout} reminders={reminders} />}
      {trial.isInvited && (
        <TrialInvitation layout={layout} onTry={trial.begin} onDecline={trial.end} />
      )}
      <BoardVoice />
      <Question layout={layout} view={view} entries={entries} nameOf={nameOf} />
      {sheet?.kind === 'gear' && (
        <GearSlip
          layout={layout}
          view={view}
          seat={sheet.seat}
          name={nameOf(sheet.seat)}
          onEnter={entries.send}
          onClose={close}
        />
      )}
      {sheet?.kind === 'road' && (
        <Road seat={seats[sheet.seat]} layout={layout} entries={entries} onClose={close} />
      )}
      {view.winner && (
        <EndSlip
          layout={layout}
          canPlayOn={countLiving(view) > 0}
          onPlayOn={() => entries.send({ type: 'play-on' })}
          onUndo={entries.undo}
        />
      )}
      {trial.isTrying && (
        <Trial
          layout={layout}
          view={view}
          seats={seats}
          halfAt={(x, y) => halfAt(layout, x, y)}
          panel={({ at, isDimmed, handlers: tried }) => {
            const box = layout.panels[at.seat]
            const acts = { ...handlers, ...tried }
            return (
              box && <Panel key={at.seat} {...{ box, at, isDimmed }} canCount handlers={acts} />
            )
          }}
          nextKey={(isDisabled, onPress) => <NextKey {...{ layout, isDisabled, onPress }} />}
          onDone={trial.end}
        />
      )}
      <Sheets
        sheet={sheet}
        view={view}
        entries={entries}
        tools={layout.tools}
        nameOf={nameOf}
        onOpen={setSheet}
        onTry={trial.begin}
      />
    </Plate>
  )
}

interface RoadProps {
  readonly seat: PanelSeat | undefined
  readonly layout: CardsLayout
  readonly entries: Entries
  readonly onClose: () => void
}

function Road({ seat: at, layout, entries, onClose }: RoadProps) {
  if (!at) return null
  const { seat, name, life, max } = at
  const onTap = (by: 1 | -1) => entries.tap({ seat, by })
  return <RoadSlip {...{ layout, seat, name, life, max, onTap, onClose }} />
}

interface NextKeyProps {
  readonly layout: CardsLayout
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function NextKey({ layout, isDisabled, onPress }: NextKeyProps) {
  const place = layout.tools.find(({ tool }) => tool === 'next')
  return place ? <ToolKey {...{ place, isDisabled, onPress }} /> : null
}

interface ToolColumnProps {
  readonly layout: CardsLayout
  readonly entries: Entries
  readonly onOpen: (sheet: OpenSheet) => void
}

function ToolColumn({ layout, entries, onOpen }: ToolColumnProps) {
  const canUndo = useAppSelector(selectCanUndoEntry)
  const isOff = (tool: Tool): boolean => {
    switch (tool) {
      case 'undo':
        return !canUndo && !entries.isTapping
      case 'next':
        return !entries.canPass
      case 'all-hit':
      case 'all-heal':
        return !entries.canCount
      default:
        return false
    }
  }
  return layout.tools.map((place) => (
    <ToolKey
      key={place.tool}
      place={place}
      isDisabled={isOff(place.tool)}
      onPress={(tool) => press(tool, entries, onOpen)}
    />
  ))
}

/** What a key does. */
function press(tool: Tool, entries: Entries, open: (sheet: OpenSheet) => void): void {
  switch (tool) {
    case 'menu':
    case 'more':
      entries.send()
      return open({ kind: 'menu' })
    case 'cards':
    case 'reach':
    case 'draw':
      return open({ kind: tool })
    case 'undo':
      return entries.undo()
    case 'next':
      return entries.next()
    case 'all-hit':
      return entries.tapAll(-1)
    case 'all-heal':
      return entries.tapAll(1)
  }
}

/** The seats as their panels show them: with what is tapped and not final, or what has just happened. */
function useSeats(view: TrackerState, { pending }: Entries, flash: readonly number[]): PanelSeat[] {
  const { t } = useTranslation(['cards', 'characters'])
  const nameOf = useTableNames()
  const sights = sightsFrom(view, view.turn)
  const shooter = { name: nameOf(view.turn), reach: reachOf(view, view.turn) }
  return view.life.map((life, seat) => {
    const character = view.characters[seat] ?? null
    const tapped = pending[seat] ?? 0
    return {
      seat,
      name: nameOf(seat),
      character,
      characterName: character ? t(`characters:${character}.name`) : '',
      ability: character ? t(`cards:companion.short.${character}`) : '',
      role: view.roles[seat] ?? 'hidden',
      life: Math.max(0, life + tapped),
      max: view.maxLife[seat] ?? life,
      isAlive: view.alive[seat] ?? false,
      isTurn: seat === view.turn && view.winner === null,
      delta: tapped !== 0 ? tapped : (flash[seat] ?? 0),
      gear: gearOf(view, seat),
      sight: sights[seat] ?? null,
      shooter,
    }
  })
}

/** Gestures are followed by one object; what they do follows the latest render. */
function useStrokes(layout: CardsLayout, entries: Entries): Strokes {
  const [strokes] = useState(() => new Strokes())
  const next = layout.tools.find(({ tool }) => tool === 'next')
  const { scale } = layout
  const halfNow = (x: number, y: number) =>
    entries.canCount ? halfAt(layout, x / scale, y / scale) : null
  useEffect(() =>
    strokes.follow({
      mode: 'count',
      spotAt: halfNow,
      canBegin: (x, y) => halfNow(x, y) !== null,
      onCount: (spot) => {
        if (spot.by !== 0) entries.tap(spot)
      },
      isNext: (x, y) => next !== undefined && isInside(next, x / scale, y / scale),
      onNext: entries.next,
      onLine: null,
    }),
  )
  return strokes
}

function handlersOf(
  entries: Entries,
  strokes: Strokes,
  open: (sheet: OpenSheet) => void,
): PanelHandlers {
  return {
    onTouch: () => strokes.touch(),
    onTap: (half) => {
      if (!strokes.isEcho()) entries.tap(half)
    },
    onHold: (half) => strokes.hold(half),
    onRelease: () => strokes.release(),
    onGear: (seat) => {
      entries.send()
      open({ kind: 'gear', seat })
    },
    onInfo: (seat) => {
      entries.send()
      open({ kind: 'seat', seat })
    },
  }
}
