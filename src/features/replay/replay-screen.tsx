import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useNameOf, useTranslation } from '@/i18n'
import { STORY_WORDS, BookDoor, WhySheet, useFace, useWhy, type Face, type Moment } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId, WatchableOf } from '@/games'
import type { Watchable } from '@/store/history/kept'
import { useWatchable } from '@/store/history/use-played'
import { useAppSelector } from '@/store/hooks'
import { selectSpeed } from '@/store/settings/selectors'
import {
  IconButton,
  Press,
  Screen,
  Strong,
  SurfaceProvider,
  Text,
  useGameHref,
  usePress,
} from '@/ui'
import type { TableLayout } from '@/ui/table'
import { ReplayRail } from './replay-rail'
import { SlipNote } from './slip-note'
import { useKeys } from './use-keys'
import { useReplay } from './use-replay'

/** A match once more: one of the history if its id is given, else the one that has just ended. */
export function ReplayScreen() {
  const { match: id, at } = useLocalSearchParams<{ match?: string; at?: string }>()
  const replay = <Replay id={id} at={at} />
  return id === undefined ? replay : <BookDoor>{replay}</BookDoor>
}

interface ReplayProps {
  readonly id: string | undefined
  readonly at: string | undefined
}

function Replay({ id, at }: ReplayProps) {
  const face = useFace()
  const played = useWatchable(id)
  if (played === undefined) return <Screen ground="bare" />
  // Of what cannot be watched again, or is of another game, its page tells.
  if (played === null || played.game !== face.game)
    return <Redirect href={id === undefined ? '/' : `/history/${id}`} />
  return <ReplayOf {...played} face={face} from={placeIn(played.record, at)} />
}

/** The action that an address names, if the match has it. */
function placeIn({ actions }: Watchable['record'], at: string | undefined): number | null {
  const action = at === undefined ? NaN : Number(at)
  return Number.isInteger(action) && actions[action] ? action : null
}

interface ReplayOfProps<G extends GameId> extends Omit<Watchable, 'record'> {
  readonly face: Face<G>
  readonly record: WatchableOf<G>
  /** Opens before this action of the record; null for the deal. */
  readonly from: number | null
}

function ReplayOf<G extends GameId>(props: ReplayOfProps<G>) {
  const { face, id, record, players, own, bots, from } = props
  const { pace, story, table } = face
  const { t } = useTranslation('replay')
  const { t: tell } = useTranslation(STORY_WORDS)
  const [isOpen, setOpen] = useState(true)
  const eyes = isOpen ? null : own
  const moments = useMemo(() => table.momentsOf(record, eyes), [table, record, eyes])
  const speed = useAppSelector(selectSpeed)
  const start = useMemo(
    () => (from === null ? 0 : table.momentBefore(record, from)),
    [table, record, from],
  )
  const replay = useReplay({ moments, pace, firstSpeed: speed === 'instant' ? 4 : speed, start })
  useKeys(replay)
  const layout = useReplayLayout(players.length)
  const nameOf = useNames(props)
  const { index } = replay
  const why = useWhy({ face, id, record, bots })
  const moment = moments[index]
  const falls = useMemo(
    () => moments.flatMap(({ event }, i) => (event && story.fallenBy(event) !== null ? [i] : [])),
    [story, moments],
  )
  if (!moment) return null
  const turns = moments.at(-1)?.turn ?? 1
  const teller = { own, nameOf, t: tell }
  const lineOf = ({ event, words }: Moment<G>): string => {
    if (words) return words(teller)
    return event ? (story.line(event, teller) ?? '') : t('dealt')
  }
  const { characters } = table.factsOf(moment.state)
  const first = Math.max(0, index - STORY)
  const lines = moments
    .slice(first, index + 1)
    .map((one, i) => ({
      text: lineOf(one),
      // Nobody did the dealing.
      onWhy: why && first + i > 0 ? () => why(first + i) : null,
    }))
    // What needs no words goes with the line before it.
    .filter(({ text }) => text !== '')
  const line = lines.at(-1)?.text ?? ''
  return (
    <Screen ground="bare">
      <table.StillTable
        moment={moment}
        layout={layout}
        near={own ?? 0}
        nameOf={nameOf}
        // Dice are thrown only while it plays; who scrubs wants to see how they lay.
        played={replay.isPlaying ? index : null}
        speed={replay.speed}
        seatHint={t('seatHint')}
        onSeat={(seat) => replay.goTo(nextTurnOf({ story, moments }, seat, index))}
      />
      <TopBar
        layout={layout}
        turn={t('turn', { turn: moment.turn, turns })}
        line={line}
        isQuiet={replay.isPlaying}
        eyes={own === null ? null : { isOpen, onChange: setOpen }}
        onWhy={lines.at(-1)?.onWhy ?? null}
      />
      {layout.side && (
        <Story layout={layout} turn={t('turn', { turn: moment.turn, turns })} lines={lines} />
      )}
      {index === start && from !== null && <SlipNote match={id} at={from} players={players} />}
      {why && <WhySheet match={id} nameOf={nameOf} characters={characters} />}
      <ReplayRail {...{ layout, replay, falls, line, turns }} turn={moment.turn} />
    </Screen>
  )
}

/** Seats of a real table that nobody named go by their number. */
function useNames({ own, players }: Pick<Watchable, 'own' | 'players'>): (seat: Seat) => string {
  const { t } = useTranslation('replay')
  const nameOf = useNameOf(players)
  return useCallback(
    (seat) =>
      own === null && players[seat]?.name === '' ? t('seat', { number: seat + 1 }) : nameOf(seat),
    [own, players, nameOf, t],
  )
}

/** Lines of the story kept in sight where there is room. */
const STORY = 7

/** Beside the table the rail has no prompt to hold: the story gets that room. */
const SIDE_RAIL = 138

function useReplayLayout(seats: number): TableLayout {
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  const { layout: lay } = useFace().table
  return useMemo(() => {
    const isRoomy = width > height && width >= 900 && height >= 560
    const rail = isRoomy ? { railHeight: SIDE_RAIL + Math.max(20, bottom) } : {}
    return lay({ width, height, seats, insets: { top, bottom }, ...rail })
  }, [lay, width, height, seats, top, bottom])
}

interface Told<G extends GameId> {
  readonly story: Face<G>['story']
  readonly moments: readonly Moment<G>[]
}

/** The next turn that a seat begins, from the start again after its last. */
function nextTurnOf<G extends GameId>(
  { story, moments }: Told<G>,
  seat: Seat,
  index: number,
): number {
  const begins = ({ event }: Moment<G>): boolean =>
    event !== null && story.isTurn(event) && story.seatsOf(event).includes(seat)
  const next = moments.findIndex((moment, i) => i > index && begins(moment))
  return next < 0 ? Math.max(0, moments.findIndex(begins)) : next
}

interface TopBarProps {
  readonly layout: TableLayout
  readonly turn: string
  readonly line: string
  readonly isQuiet: boolean
  /** Whether all cards lie open, or only what one saw oneself; null where nobody of this phone sat at the table. */
  readonly eyes: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void } | null
  /** Why was that done? Null where nothing was, or nobody knows. */
  readonly onWhy: (() => void) | null
}

/** Where one is, and what just happened. */
function TopBar({ layout, turn, line, isQuiet, eyes, onWhy }: TopBarProps) {
  const { t } = useTranslation('replay')
  const router = useRouter()
  const hrefOf = useGameHref()
  const leave = () => (router.canGoBack() ? router.back() : router.replace(hrefOf('result')))
  return (
    <SurfaceProvider surface="sky">
      <View style={[styles.bar, { top: layout.bar.y - 2, width: layout.tableWidth }]}>
        <IconButton icon="back" label={t('back')} onPress={leave} />
        {!layout.side && (
          <View style={styles.fill}>
            <Text variant="label" tone="secondary" role="heading" aria-level={1} numberOfLines={1}>
              {turn}
            </Text>
            <AskedLine text={line} onWhy={onWhy}>
              <Text numberOfLines={1} aria-live={isQuiet ? 'off' : 'polite'} style={styles.line}>
                {line}
              </Text>
            </AskedLine>
          </View>
        )}
        {onWhy && <IconButton icon="suspect" label={t('why')} onPress={onWhy} testID="why-key" />}
        {eyes && (
          <IconButton
            icon={eyes.isOpen ? 'eye' : 'eye-off'}
            label={t(eyes.isOpen ? 'ownEyes' : 'allOpen')}
            onPress={() => eyes.onChange(!eyes.isOpen)}
            testID="eyes"
          />
        )}
      </View>
    </SurfaceProvider>
  )
}

interface AskedLineProps {
  readonly text: string
  readonly onWhy: (() => void) | null
  readonly children: ReactNode
}

/** A line of the story that may be asked about. */
function AskedLine({ text, onWhy, children }: AskedLineProps) {
  const { t } = useTranslation('replay')
  const press = usePress(1)
  if (!onWhy) return children
  return (
    <Press
      role="button"
      accessibilityLabel={text}
      accessibilityHint={t('why')}
      onPress={onWhy}
      testID="story-line"
      {...press.handlers}
      style={[styles.asked, press.ringStyle]}
    >
      {children}
    </Press>
  )
}

interface StoryProps {
  readonly layout: TableLayout
  readonly turn: string
  readonly lines: readonly { readonly text: string; readonly onWhy: (() => void) | null }[]
}

/** On a wide screen the last lines stay in sight. */
function Story({ layout, turn, lines }: StoryProps) {
  const { side, tray } = layout
  if (!side) return null
  return (
    <SurfaceProvider surface="wood">
      <View
        style={[styles.story, { left: side.x + 24, width: side.width - 48, height: tray.y - 40 }]}
      >
        <Text variant="lead" role="heading" aria-level={1}>
          {turn}
        </Text>
        <View style={styles.lines}>
          {lines.map(({ text, onWhy }, i) => (
            <AskedLine key={`${i}${text}`} text={text} onWhy={onWhy}>
              <Text tone="secondary">
                {i === lines.length - 1 ? <Strong>{text}</Strong> : text}
              </Text>
            </AskedLine>
          ))}
        </View>
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  bar: {
    position: 'absolute',
    left: 0,
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: 4,
    paddingRight: 16,
  },
  line: { fontSize: 15, lineHeight: 20 },
  asked: { borderRadius: 6 },
  story: { position: 'absolute', top: 24, gap: 8, overflow: 'hidden' },
  /** What does not fit is the oldest. */
  lines: { flexShrink: 1, justifyContent: 'flex-end', overflow: 'hidden', gap: 6 },
})
