import { useEffect, useState } from 'react'
import { countLiving } from '@/family/ring'
import type { DiceState } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectDiceView } from '@/store/tracker/dice-selectors'
import { selectCanUndoEntry } from '@/store/tracker/selectors'
import { useTableNames } from '@/store/tracker/use-table-names'
import { BoardFrame, Plate, useBoardLayout } from '../../companion/board-frame'
import { AimLine } from './aim-line'
import { AttackNote, LastStanding, ToldNote } from './board-note'
import { BoardVoice } from './board-voice'
import { DicePad } from './dice-pad'
import { PileDial } from './pile-dial'
import { EndSlip } from '../../companion/end-slip'
import { angleTo, isInside, seatAt } from '../../companion/layout'
import { Panel } from './panel'
import type { PanelHandlers, PanelSeat } from './panel-types'
import { Prompt, answerOf, seatQuestion, useDouble, type SeatQuestion } from './prompt'
import { Question } from './questions'
import { Sheets, type OpenSheet } from './sheets'
import type { Spot } from '../../companion/spots'
import { Strokes, type Line } from '../../companion/strokes'
import { toolPlan, type DiceLayout, type Tool } from './tool-plan'
import { ToolKey } from './tools'
import { Trial, TrialInvitation, useTrial } from '../../companion/trial'
import { TurnClock } from '../../companion/turn-clock'
import { useEntries, type Entries } from './use-entries'
import { useFlash } from './use-flash'
import { halfAt } from './zones'

/** The table that lies in the middle: a panel for each seat, and the pile with its tools between them. */
export function Board() {
  const view = useAppSelector(selectDiceView)
  return <BoardFrame>{view && <BoardContent view={view} />}</BoardFrame>
}

function BoardContent({ view }: { readonly view: DiceState }) {
  const { t } = useTranslation('tracker')
  const layout = useBoardLayout(view.life.length, toolPlan)
  const entries = useEntries(view)
  const nameOf = useTableNames()
  const flash = useFlash(view.life.length, entries.isTapping)
  const seats = useSeats(view, entries, flash?.life)
  const question = seatQuestion(view, entries.isGift)
  const double = useDouble(question)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const trial = useTrial(entries.isTapping)
  const choose = (seat: number) =>
    question?.targets.includes(seat) && entries.send(answerOf(question, seat, double.isDouble))
  const strokes = useStrokes({
    ...{ layout, entries, choose, setLine },
    asked: question?.kind ?? null,
  })
  const handlers = handlersOf({ entries, strokes, choose, open: setSheet })
  const onUse = (tool: Tool) => press(tool, entries, setSheet)
  const { canCount } = entries
  return (
    <Plate layout={layout} touches={strokes.responder.panHandlers}>
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
      {trial.isInvited && (
        <TrialInvitation layout={layout} onTry={trial.begin} onDecline={trial.end} />
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
      {trial.isTrying && (
        <Trial
          layout={layout}
          view={view}
          seats={seats}
          halfAt={(x, y) => halfAt(layout, x, y)}
          panel={({ at, isDimmed, handlers: tried }) => (
            <Panel
              key={at.seat}
              box={panelOf(layout, at.seat)}
              at={at}
              canCount
              choice={isDimmed ? 'no' : null}
              handlers={{ ...handlers, ...tried }}
            />
          )}
          nextKey={(isDisabled, onPress) => <NextKey {...{ layout, isDisabled, onPress }} />}
          onDone={trial.end}
        />
      )}
      <Sheets
        sheet={sheet}
        view={view}
        entries={entries}
        tools={layout.tools}
        onTry={trial.begin}
        onOpen={setSheet}
      />
    </Plate>
  )
}

const panelOf = (layout: DiceLayout, seat: number) => {
  const box = layout.panels[seat]
  if (!box) throw new RangeError(`there is no panel for seat ${seat}`)
  return box
}

interface NextKeyProps {
  readonly layout: DiceLayout
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function NextKey({ layout, isDisabled, onPress }: NextKeyProps) {
  const place = layout.tools.find(({ tool }) => tool === 'next')
  return place ? <ToolKey {...{ place, isDisabled, onPress }} /> : null
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
