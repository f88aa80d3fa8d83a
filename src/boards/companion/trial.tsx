import { useEffect, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KeptTable } from '@/family/keeping'
import { nextLiving } from '@/family/ring'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCompanionPrefs, selectEntryCount } from '@/store/tracker/selectors'
import { prefsChanged } from '@/store/tracker/slice'
import { Button, Ground, Paper, Text, useOverlay } from '@/ui'
import { isInside, type CompanionLayout } from './layout'
import type { CountHandlers, PanelFacts } from './panel-types'
import { Slip } from './slip'
import type { Half, Spot } from './spots'
import { Strokes } from './strokes'

/** Whoever comes to an untouched table for the first time is invited to try the stroke. */
export function useTrial(isTapping: boolean) {
  const dispatch = useAppDispatch()
  const { hasTried = false } = useAppSelector(selectCompanionPrefs)
  const isUntouched = useAppSelector(selectEntryCount) === 0 && !isTapping
  const [isTrying, setTrying] = useState(false)
  return {
    isInvited: !hasTried && isUntouched && !isTrying,
    isTrying,
    begin: () => setTrying(true),
    end: () => {
      setTrying(false)
      dispatch(prefsChanged({ hasTried: true }))
    },
  }
}

interface InvitationProps {
  readonly layout: CompanionLayout
  readonly onTry: () => void
  readonly onDecline: () => void
}

/** Before the first turn: that one stroke can keep a whole turn, which nobody would guess. The first entry sends it away. */
export function TrialInvitation({ layout, onTry, onDecline }: InvitationProps) {
  const { t } = useTranslation('tracker')
  return (
    <View style={styles.stage} testID="trial-invitation">
      <Paper style={[styles.paper, { top: layout.dial.y - layout.height / 2 }]}>
        <Text bold align="center" maxScale={1.2}>
          {t('trial.invitation')}
        </Text>
        <View style={styles.row}>
          <Button size="small" label={t('trial.decline')} onPress={onDecline} style={styles.fill} />
          <Button
            kind="brass"
            size="small"
            label={t('trial.try')}
            testID="try-stroke"
            onPress={onTry}
            style={styles.fill}
          />
        </View>
      </Paper>
    </View>
  )
}

/** A panel of the trial: a seat with what has been tried on it. */
export interface TriedPanel<S extends PanelFacts> {
  readonly at: S
  readonly isDimmed: boolean
  readonly handlers: CountHandlers
}

interface TrialProps<S extends PanelFacts> {
  readonly layout: CompanionLayout
  readonly view: Pick<KeptTable, 'turn' | 'life' | 'alive'>
  readonly seats: readonly S[]
  /** The half of a number under a point of the plate. */
  readonly halfAt: (x: number, y: number) => Half | null
  readonly panel: (tried: TriedPanel<S>) => ReactNode
  /** The key that ends a turn. */
  readonly nextKey: (isDisabled: boolean, onPress: () => void) => ReactNode
  readonly onDone: () => void
}

/** The stroke, tried out on one's own table. Nothing of it is entered. */
export function Trial<S extends PanelFacts>(props: TrialProps<S>) {
  const { layout, view, seats, halfAt, panel, nextKey, onDone } = props
  const { t } = useTranslation('tracker')
  const board = useOverlay(onDone)
  const first = nextLiving(view, view.turn)
  const second = nextLiving(view, first)
  const [lost, setLost] = useState<readonly number[]>(() => view.life.map(() => 0))
  const [isOver, setOver] = useState(false)
  const [strokes] = useState(() => new Strokes())
  const next = layout.tools.find(({ tool }) => tool === 'next')
  const isHit = (seat: number) => (lost[seat] ?? 0) > 0
  const step = !isHit(first) ? 'rest' : !isHit(second) ? 'glide' : 'lift'
  const wanted = step === 'rest' ? first : step === 'glide' ? second : null
  const count = (spot: Spot) => {
    if (spot.by < 0 && (spot.seat === first || spot.seat === second))
      setLost((now) => now.map((points, seat) => (seat === spot.seat ? points + 1 : points)))
  }
  const end = () => {
    if (step === 'lift') setOver(true)
  }
  const { scale } = layout
  useEffect(() =>
    strokes.follow({
      mode: 'count',
      spotAt: (x, y) => halfAt(x / scale, y / scale),
      canBegin: (x, y) => halfAt(x / scale, y / scale) !== null,
      onCount: count,
      isNext: (x, y) => next !== undefined && isInside(next, x / scale, y / scale),
      onNext: end,
      onLine: null,
    }),
  )
  const handlers: CountHandlers = {
    onTouch: () => strokes.touch(),
    onTap: (half) => {
      if (!strokes.isEcho()) count(half)
    },
    onHold: (spot) => strokes.hold(spot),
    onRelease: () => strokes.release(),
  }
  return (
    <View ref={board} style={styles.board} testID="trial" {...strokes.responder.panHandlers}>
      <Ground kind="wood" />
      {seats.map((at) => {
        const points = lost[at.seat] ?? 0
        return panel({
          at: { ...at, life: Math.max(0, at.life - points), delta: -points },
          isDimmed: at.seat !== wanted && !isHit(at.seat),
          handlers,
        })
      })}
      {nextKey(step !== 'lift', end)}
      <View style={styles.caption}>
        <Paper style={[styles.paper, { top: captionTop(props, wanted) - layout.height / 2 }]}>
          <Text bold align="center" role="status" maxScale={1.2}>
            {t(`trial.${step}`, { name: seats[wanted ?? first]?.name ?? '' })}
          </Text>
        </Paper>
      </View>
      {isOver && (
        <Slip layout={layout} facing={0} title={t('trial.done')} text={t('trial.doneText')}>
          <Button kind="brass" label={t('trial.play')} onPress={onDone} />
        </Slip>
      )}
    </View>
  )
}

/** Half the caption's size, with some air. */
const CAPTION = { width: 140, height: 48 }

/** Where the caption's middle lies: near the dial, but never on the "−" that is asked for, nor on "Next". */
function captionTop(
  { layout, halfAt }: Pick<TrialProps<PanelFacts>, 'layout' | 'halfAt'>,
  wanted: number | null,
): number {
  const { dial, height, width } = layout
  const next = layout.tools.find(({ tool }) => tool === 'next')
  const isFree = (middle: number): boolean => {
    for (let dy = -CAPTION.height; dy <= CAPTION.height; dy += 8)
      for (let dx = -CAPTION.width; dx <= CAPTION.width; dx += 8) {
        const x = width / 2 + dx
        const y = middle + dy
        if (next && isInside(next, x, y)) return false
        const half = halfAt(x, y)
        if (half && half.seat === wanted && half.by < 0) return false
      }
    return middle > CAPTION.height && middle < height - CAPTION.height
  }
  const lifts = [-90, 0, -150, -210, 150, 210, 270, -270, 330, -330]
  return lifts.map((lift) => dial.y + lift).find(isFree) ?? dial.y - 90
}

const styles = StyleSheet.create({
  board: { ...StyleSheet.absoluteFill, touchAction: 'none' },
  stage: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'box-none',
  },
  caption: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  paper: { maxWidth: 264, gap: 10, paddingHorizontal: 16, paddingVertical: 12 },
  /** Long words get a line of their own. */
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  fill: { flexGrow: 1 },
})
