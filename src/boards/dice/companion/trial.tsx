import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { nextLiving } from '@/family/ring'
import type { DiceState } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { Button, Ground, Paper, Text } from '@/ui'
import { isInside, type CompanionLayout } from '../../companion/layout'
import type { Spot } from '../../companion/spots'
import { Panel } from './panel'
import type { PanelHandlers, PanelSeat } from './panel-types'
import { Slip } from '../../companion/slip'
import { Strokes } from '../../companion/strokes'
import type { DiceLayout } from './tool-plan'
import { ToolKey } from './tools'
import { halfAt } from './zones'

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
            onPress={onTry}
            style={styles.fill}
          />
        </View>
      </Paper>
    </View>
  )
}

interface TrialProps {
  readonly layout: DiceLayout
  readonly view: DiceState
  readonly seats: readonly PanelSeat[]
  readonly onDone: () => void
}

/** The stroke, tried out on one's own table. Nothing of it is entered. */
export function Trial({ layout, view, seats, onDone }: TrialProps) {
  const { t } = useTranslation('tracker')
  const first = nextLiving(view, view.turn)
  const second = nextLiving(view, first)
  const [lost, setLost] = useState<readonly number[]>(() => view.life.map(() => 0))
  const [isOver, setOver] = useState(false)
  const [strokes] = useState(() => new Strokes())
  const next = layout.tools.find(({ tool }) => tool === 'next')
  const isHit = (seat: number) => (lost[seat] ?? 0) > 0
  const step = !isHit(first) ? 'rest' : !isHit(second) ? 'glide' : 'lift'
  const wanted = step === 'rest' ? first : step === 'glide' ? second : null
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
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
      spotAt: (x, y) => halfAt(layout, x / scale, y / scale),
      canBegin: (x, y) => halfAt(layout, x / scale, y / scale) !== null,
      onCount: count,
      isNext: (x, y) => next !== undefined && isInside(next, x / scale, y / scale),
      onNext: end,
      onLine: null,
    }),
  )
  const handlers: PanelHandlers = {
    onTouch: () => strokes.touch(),
    onTap: (half) => {
      if (!strokes.isEcho()) count(half)
    },
    onHold: (spot) => strokes.hold(spot),
    onRelease: () => strokes.release(),
    onArrow: nothing,
    onArrowBack: nothing,
    onInfo: nothing,
    onChoose: nothing,
  }
  return (
    <View style={styles.board} testID="trial" {...strokes.responder.panHandlers}>
      <Ground kind="wood" />
      {seats.map((at) => {
        const box = layout.panels[at.seat]
        const points = lost[at.seat] ?? 0
        return (
          box && (
            <Panel
              key={at.seat}
              box={box}
              at={{ ...at, life: Math.max(0, at.life - points), delta: -points }}
              canCount
              choice={at.seat === wanted || isHit(at.seat) ? null : 'no'}
              handlers={handlers}
            />
          )
        )
      })}
      {next && <ToolKey place={next} isDisabled={step !== 'lift'} onPress={end} />}
      <View style={styles.caption}>
        <Paper style={[styles.paper, { top: layout.dial.y - layout.height / 2 - CAPTION_LIFT }]}>
          <Text bold align="center" role="status" maxScale={1.2}>
            {t(`trial.${step}`, { name: nameOf(wanted ?? first) })}
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

const nothing = (): void => undefined

/** Above the pile, so that "Next" below it stays in sight. */
const CAPTION_LIFT = 90

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
  row: { flexDirection: 'row', gap: 10 },
  fill: { flex: 1 },
})
