import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { DiceState, Face } from '@/games/dice'
import { ALL_DICE, countFace } from '@/games/dice/rules/dice'
import { FACES } from '@/games/dice/rules/state'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import { onShake } from '@/platform/shake'
import { useAppSelector } from '@/store/hooks'
import { selectSettings } from '@/store/settings/selectors'
import { selectArrowsThisTurn } from '@/store/tracker/dice-selectors'
import {
  Button,
  FaceIcon,
  Press,
  PressFace,
  SegmentedControl,
  Text,
  materials,
  usePress,
} from '@/ui'
import { DiceTray } from '@/ui/dice'
import type { DiceThrow, TrayDie } from '@/ui/dice'
import type { CompanionLayout } from '../../companion/layout'
import { Slip } from '../../companion/slip'
import type { Entries } from './use-entries'

interface DicePadProps {
  readonly layout: CompanionLayout
  readonly view: DiceState
  readonly entries: Entries
  readonly nameOf: (seat: number) => string
}

const WIDTH = 340
/** Turned to a side, the pad lies across a narrow screen: wider and flatter. */
const FLAT = { width: 480, keysInRow: 6 }
const WAYS = ['result', 'roll'] as const
type Way = (typeof WAYS)[number]

/** Dice typed in face by face: only as they lie at the end, or roll by roll; or rolled by the phone. */
export function DicePad(props: DicePadProps) {
  const { layout, view, entries, nameOf } = props
  const { t } = useTranslation(['tracker', 'common'])
  const pad = usePad(props)
  const { way, which, typed, canRoll } = pad
  const facing = layout.panels[view.turn]?.facing ?? 0
  const isFlat = facing === 90 || facing === -90
  const width = isFlat
    ? Math.min(FLAT.width, layout.height - 24)
    : Math.min(WIDTH, layout.width - 24)
  const keysInRow = isFlat ? FLAT.keysInRow : 3
  return (
    <Slip
      layout={layout}
      facing={facing}
      title={nameOf(view.turn)}
      width={width}
      onDismiss={entries.closeSlip}
      testID="dice-pad"
    >
      {view.dice === null ? (
        <SegmentedControl
          label={t('pad.way')}
          type="text"
          value={way}
          onChange={pad.setWay}
          options={WAYS.map((value) => ({ value, label: t(`pad.${value}`) }))}
        />
      ) : (
        <Text variant="small">{t('pad.pick')}</Text>
      )}
      <DiceTray
        width={width - 32}
        die={50}
        dice={ALL_DICE.map((die) => trayDie(die, pad, t))}
        roll={pad.thrown}
        onPressDie={pad.press}
        onLanded={(_, strength) => haptics.land(strength)}
      />
      <View style={styles.keys}>
        {FACES.map((face) => (
          <FaceKey
            key={face}
            face={face}
            label={t(`common:faces.${face}`)}
            width={(width - 32 - (keysInRow - 1) * GAP) / keysInRow}
            isDisabled={typed.length >= which.length}
            onPress={() => pad.type(face)}
          />
        ))}
      </View>
      <View style={styles.row}>
        <Button
          size="small"
          icon="undo"
          iconOnly
          label={t('pad.back')}
          disabled={typed.length === 0}
          onPress={pad.erase}
          style={styles.back}
        />
        <Button
          size="small"
          label={t('pad.virtual')}
          disabled={!canRoll || which.length === 0}
          onPress={pad.roll}
          style={styles.fill}
        />
        {view.dice !== null && (
          <Button
            size="small"
            kind="brass"
            label={t('pad.stop')}
            onPress={pad.stop}
            style={styles.fill}
          />
        )}
      </View>
    </Slip>
  )
}

function usePad({ view, entries }: DicePadProps) {
  const { send, closeSlip, tell } = entries
  const { decision, dice } = view
  const [way, setWay] = useState<Way>('result')
  const [typed, setTyped] = useState<readonly Face[]>([])
  const [picked, setPicked] = useState<readonly number[]>([])
  const [thrown, setThrown] = useState<DiceThrow | null>(null)
  const taken = useAppSelector(selectArrowsThisTurn)
  const which = dice === null ? ALL_DICE : picked
  const canRoll = decision?.kind === 'roll' && (dice === null || decision.rollsLeft > 0)
  const isOpen = decision?.kind === 'roll' || decision?.kind === 'gift'
  useEffect(() => {
    if (!isOpen) closeSlip()
    // The slip closes once when the dice are read; the function is new at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen])
  const begin = () => {
    setTyped([])
    setPicked([])
  }
  const type = (face: Face) => {
    haptics.tap()
    const faces = [...typed, face]
    if (faces.length < which.length) return setTyped(faces)
    begin()
    if (dice === null && way === 'result') {
      const fallen = countFace(faces, 'arrow')
      const arrows = Math.max(0, fallen - taken)
      closeSlip()
      if (arrows < fallen) tell({ kind: 'arrows', seat: view.turn, count: fallen - arrows })
      return send({ type: 'result', faces, arrows })
    }
    send({ type: 'roll', dice: which, faces })
  }
  const roll = () => {
    if (!canRoll || which.length === 0) return
    begin()
    setThrown({ id: Date.now(), seed: Date.now(), dice: which })
    send({ type: 'roll', dice: which })
  }
  useShaking(roll, canRoll && which.length > 0)
  const press = (die: number) => {
    if (dice === null || decision?.kind !== 'roll' || !decision.rerollable.includes(die)) return
    setTyped([])
    setPicked(
      picked.includes(die) ? picked.filter((other) => other !== die) : [...picked, die].sort(),
    )
  }
  const stop = () => {
    closeSlip()
    send({ type: 'stop' })
  }
  const erase = () => setTyped(typed.slice(0, -1))
  const rerollable = decision?.kind === 'roll' ? decision.rerollable : []
  return {
    way,
    setWay,
    typed,
    which,
    dice,
    picked,
    thrown,
    canRoll,
    rerollable,
    type,
    roll,
    press,
    stop,
    erase,
  }
}

type Pad = ReturnType<typeof usePad>

/** The phone rolls when it is shaken. */
function useShaking(roll: () => void, isOn: boolean): void {
  const { shake, shakeStrength } = useAppSelector(selectSettings)
  useEffect(() => (shake && isOn ? onShake(roll, shakeStrength) : undefined))
}

function trayDie(die: number, pad: Pad, t: PadWords): TrayDie {
  const { dice, which, typed, picked, rerollable } = pad
  const place = which.indexOf(die)
  const face = place >= 0 ? (typed[place] ?? (dice === null ? null : undefined)) : undefined
  const number = die + 1
  const shown = face === undefined ? (dice?.[die] ?? null) : face
  if (shown === null)
    return {
      face: null,
      state: 'unrolled',
      label: t('tracker:pad.empty', { number }),
      isDisabled: true,
    }
  const label = t('tracker:pad.die', { number, face: t(`common:faces.${shown}`) })
  if (dice === null) return { face: shown, state: 'loose', label, isDisabled: true }
  if (!rerollable.includes(die)) return { face: shown, state: 'locked', label, isDisabled: true }
  return {
    face: shown,
    state: picked.includes(die) ? 'loose' : 'kept',
    caption: picked.includes(die) ? t('tracker:pad.again') : t('tracker:pad.kept'),
    label,
  }
}

type PadWords = ReturnType<typeof useTranslation<['tracker', 'common']>>['t']

const GAP = 8

interface FaceKeyProps {
  readonly face: Face
  readonly label: string
  readonly width: number
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** A face of bone to tap in. */
function FaceKey({ face, label, width, isDisabled, onPress }: FaceKeyProps) {
  const press = usePress(2)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      disabled={isDisabled}
      onPress={onPress}
      {...press.handlers}
      style={[{ width }, styles.key, press.ringStyle]}
    >
      <PressFace style={[materials.paper, styles.bone, press.faceStyle]}>
        <FaceIcon face={face} size={44} />
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  key: { borderRadius: 10 },
  bone: {
    height: 56,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 10,
    backgroundColor: '#FFF8E8',
    borderWidth: 1,
    borderColor: '#C5A677',
  },
  row: { flexDirection: 'row', gap: 8 },
  back: { width: 56, alignSelf: 'auto' },
  fill: { flex: 1 },
})
