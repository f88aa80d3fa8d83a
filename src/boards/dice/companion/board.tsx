import { useEffect, useMemo, useState } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { countLiving } from '@/family/ring'
import type { DiceState } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectCanUndoEntry,
  selectCompanionPrefs,
  selectEntryCount,
} from '@/store/tracker/selectors'
import { selectDiceView } from '@/store/tracker/dice-selectors'
import { prefsChanged } from '@/store/tracker/slice'
import { Ground, Screen, ThemeProvider, ownColors, useInsets, useTheme } from '@/ui'
import { AimLine } from './aim-line'
import { AttackNote, LastStanding, ToldNote } from './board-note'
import { BoardVoice } from './board-voice'
import { DicePad } from './dice-pad'
import { PileDial } from './pile-dial'
import { EndSlip } from '../../companion/end-slip'
import { angleTo, isInside, layoutCompanion, plateScale, seatAt } from '../../companion/layout'
import { Panel } from './panel'
import type { PanelHandlers, PanelSeat } from './panel-types'
import { Prompt, answerOf, seatQuestion, useDouble, type SeatQuestion } from './prompt'
import { Question } from './questions'
import { Sheets, type OpenSheet } from './sheets'
import type { Spot } from '../../companion/spots'
import { Strokes, type Line } from '../../companion/strokes'
import { toolPlan, type DiceLayout, type Tool } from './tool-plan'
import { ToolKey } from './tools'
import { Trial, TrialInvitation } from './trial'
import { TurnClock } from '../../companion/turn-clock'
import { useAwake } from '../../companion/use-awake'
import { useEntries, type Entries } from './use-entries'
import { useFlash } from './use-flash'
import { useTableNames } from '@/store/tracker/use-table-names'
import { halfAt } from './zones'

/** The table that lies in the middle: a panel for each seat, and the pile with its tools between them. */
export function Board() {
  const view = useAppSelector(selectDiceView)
  const { reducedMotion, patterns } = useTheme()
  useAwake()
  // Wood and leather lie on the table in any light.
  return (
    <ThemeProvider theme="dusk" reducedMotion={reducedMotion} patterns={patterns}>
      <Screen ground="bare">
        <Ground kind="wood" />
        {view && <BoardContent view={view} />}
      </Screen>
    </ThemeProvider>
  )
}

/** The board is one plate: on a screen too small for it, or zoomed in, all of it is drawn smaller. */
function useLayout(seats: number): DiceLayout {
  const window = useWindowDimensions()
  const { top, bottom } = useInsets()
  const { arrangement, clock } = useAppSelector(selectCompanionPrefs)
  const scale = plateScale(window)
  const width = window.width / scale
  const height = window.height / scale
  return useMemo(() => {
    const insets = { top, bottom }
    const wish = { width, height, seats, arrangement, clock, insets, scale }
    return layoutCompanion(wish, toolPlan)
  }, [width, height, seats, arrangement, clock, top, bottom, scale])
}

function BoardContent({ view }: { readonly view: DiceState }) {
  const { t } = useTranslation('tracker')
  const layout = useLayout(view.life.length)
  const entries = useEntries(view)
  const nameOf = useTableNames()
  const flash = useFlash(view.life.length, entries.isTapping)
  const seats = useSeats(view, entries, flash?.life)
  const question = seatQuestion(view, entries.isGift)
  const double = useDouble(question)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const { isInvited, isTrying, setTrying, tried } = useTrial(entries.isTapping)
  const choose = (seat: number) =>
    question?.targets.includes(seat) && entries.send(answerOf(question, seat, double.isDouble))
  const strokes = useStrokes({
    ...{ layout, entries, choose, setLine },
    asked: question?.kind ?? null,
  })
  const handlers = handlersOf({ entries, strokes, choose, open: setSheet })
  const onUse = (tool: Tool) => press(tool, entries, setSheet)
  const { canCount } = entries
  const { width, height, scale } = layout
  return (
    <View
      style={[styles.plate, ownColors, { width, height, transform: [{ scale }] }]}
      {...strokes.responder.panHandlers}
    >
      {seats.map((at) => (
        <Panel
          key={at.seat}
          box={panelOf(layout, at.seat)}
          at={at}
          canCount={canCount}
          choice={question ? (question.targets.includes(at.seat) ? 'yes' : 'no') : null}
          handlers={handlers}
        />
      ))}
      {question ? (
        <Prompt
          layout={layout}
          question={question}
          entries={entries}
          name={nameOf(question.seat)}
          double={double}
        />
      ) : (
        <>
          <PileDial
            place={layout.dial}
            count={view.pile}
            angle={angleTo(layout, view.turn)}
            label={t('pile', { count: view.pile, name: nameOf(view.turn) })}
            isDisabled={!canCount}
            onPress={() => entries.takeArrow(view.turn)}
          />
          <ToolColumn layout={layout} entries={entries} onUse={onUse} />
          <TurnClock layout={layout} turn={view.turn} />
          {view.lastManStanding && <LastStanding layout={layout} alive={view.alive} />}
        </>
      )}
      {line && <AimLine line={line} scale={layout.scale} />}
      {flash?.isAttack && <AttackNote layout={layout} />}
      {entries.told && !flash?.isAttack && (
        <ToldNote layout={layout} told={entries.told} nameOf={nameOf} />
      )}
      {isInvited && !isTrying && (
        <TrialInvitation layout={layout} onTry={() => setTrying(true)} onDecline={tried} />
      )}
      <BoardVoice />
      <Question layout={layout} view={view} entries={entries} nameOf={nameOf} />
      {entries.slip?.kind === 'dice' && (
        <DicePad layout={layout} view={view} entries={entries} nameOf={nameOf} />
      )}
      {view.winner && (
        <EndSlip
          layout={layout}
          canPlayOn={countLiving(view) > 0}
          onPlayOn={() => entries.send({ type: 'play-on' })}
          onUndo={entries.undo}
        />
      )}
      {isTrying && <Trial layout={layout} view={view} seats={seats} onDone={tried} />}
      <Sheets
        sheet={sheet}
        view={view}
        entries={entries}
        tools={layout.tools}
        onTry={() => setTrying(true)}
        onOpen={setSheet}
      />
    </View>
  )
}

/** Whoever comes to an untouched table for the first time is invited to try the stroke. */
function useTrial(isTapping: boolean) {
  const dispatch = useAppDispatch()
  const { hasTried = false } = useAppSelector(selectCompanionPrefs)
  const isUntouched = useAppSelector(selectEntryCount) === 0 && !isTapping
  const [isTrying, setTrying] = useState(false)
  const tried = () => {
    setTrying(false)
    dispatch(prefsChanged({ hasTried: true }))
  }
  return { isInvited: !hasTried && isUntouched, isTrying, setTrying, tried }
}

const panelOf = (layout: DiceLayout, seat: number) => {
  const box = layout.panels[seat]
  if (!box) throw new RangeError(`there is no panel for seat ${seat}`)
  return box
}

interface ToolColumnProps {
  readonly layout: DiceLayout
  readonly entries: Entries
  readonly onUse: (tool: Tool) => void
}

function ToolColumn({ layout, entries, onUse }: ToolColumnProps) {
  const canUndo = useAppSelector(selectCanUndoEntry)
  const isOff = (tool: Tool) => {
    if (tool === 'undo') return !canUndo && !entries.isTapping
    return !entries.canCount && tool !== 'menu' && tool !== 'more' && tool !== 'cards'
  }
  return layout.tools.map((place) => (
    <ToolKey key={place.tool} place={place} isDisabled={isOff(place.tool)} onPress={onUse} />
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
      return open({ kind: 'cards' })
    case 'dice':
      entries.send()
      return entries.openSlip({ kind: 'dice' })
    case 'undo':
      return entries.undo()
    case 'next':
      return entries.next()
    case 'gatling':
      return entries.gatling()
    case 'dynamite':
      return entries.dynamite()
    case 'attack':
      return entries.attack()
  }
}

/** The seats as their panels show them: with what is tapped and not final, or what has just happened. */
function useSeats(view: DiceState, { deltas }: Entries, flash?: readonly number[]): PanelSeat[] {
  const { t } = useTranslation(['tracker', 'characters'])
  const nameOf = useTableNames()
  return view.life.map((life, seat) => {
    const character = view.characters[seat] ?? null
    const tapped = deltas[seat] ?? 0
    return {
      seat,
      name: nameOf(seat),
      character,
      characterName: character ? t(`characters:${character}.name`) : '',
      ability: character ? t(`short.${character}`) : '',
      role: view.roles[seat] ?? 'hidden',
      life: life + tapped,
      max: view.maxLife[seat] ?? life,
      arrows: view.arrows[seat] ?? 0,
      isAlive: view.alive[seat] ?? false,
      isTurn: seat === view.turn && view.winner === null,
      delta: tapped !== 0 ? tapped : (flash?.[seat] ?? 0),
    }
  })
}

interface StrokeHandlers {
  readonly layout: DiceLayout
  readonly entries: Entries
  readonly choose: (seat: number) => void
  /** The kind of question that a seat answers now. */
  readonly asked: SeatQuestion['kind'] | null
  readonly setLine: (line: Line | null) => void
}

/** Gestures are followed by one object; what they do follows the latest render. */
function useStrokes({ layout, entries, choose, asked, setLine }: StrokeHandlers): Strokes {
  const isAsked = asked !== null
  const [strokes] = useState(() => new Strokes())
  const next = layout.tools.find(({ tool }) => tool === 'next')
  const { scale } = layout
  const halfNow = (x: number, y: number) =>
    entries.canCount && !entries.slip ? halfAt(layout, x / scale, y / scale) : null
  const seatNow = (x: number, y: number): Spot | null => {
    const seat = seatAt(layout, x / scale, y / scale)
    return seat < 0 ? null : { seat, by: 0 }
  }
  useEffect(() =>
    strokes.follow({
      mode: asked ?? 'count',
      spotAt: isAsked ? seatNow : halfNow,
      canBegin: (x, y) => (isAsked ? seatNow(x, y) : halfNow(x, y)) !== null,
      onCount: (spot) => (spot.by === 0 ? choose(spot.seat) : entries.tap(spot)),
      isNext: (x, y) => !isAsked && next !== undefined && isInside(next, x / scale, y / scale),
      onNext: () => entries.next(),
      onLine: isAsked ? setLine : null,
    }),
  )
  return strokes
}

interface Handling {
  readonly entries: Entries
  readonly strokes: Strokes
  readonly choose: (seat: number) => void
  readonly open: (sheet: OpenSheet) => void
}

function handlersOf({ entries, strokes, choose, open }: Handling): PanelHandlers {
  return {
    onTouch: () => strokes.touch(),
    onTap: (half) => {
      if (!strokes.isEcho()) entries.tap(half)
    },
    onHold: (half) => strokes.hold(half),
    onRelease: () => strokes.release(),
    onArrow: entries.takeArrow,
    onArrowBack: entries.giveBack,
    onInfo: (seat) => {
      entries.send()
      open({ kind: 'seat', seat })
    },
    onChoose: (seat) => {
      if (!strokes.isEcho()) choose(seat)
    },
  }
}

const styles = StyleSheet.create({
  plate: { touchAction: 'none', transformOrigin: 'left top' },
})
