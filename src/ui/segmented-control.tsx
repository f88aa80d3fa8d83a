import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { lips, materials } from './materials'
import { ownColors } from './own-colors'
import { Press } from './press'
import { PressFace } from './press-face'
import { Text } from './text'
import { useInk } from './theme'
import { palette, touch } from './tokens'
import { usePress } from './use-press'
import { walkedByArrows } from './walked-by-arrows'

interface Option<T extends string | number> {
  readonly value: T
  readonly label: string
  /** Said instead of the label when the label is a bare sign or number. */
  readonly spoken?: string
  /** Drawn instead of the label. */
  readonly picture?: ReactNode
  readonly disabled?: boolean
}

interface SegmentedControlProps<T extends string | number> {
  readonly label: string
  readonly options: readonly Option<T>[]
  /** Null while none of them is chosen. */
  readonly value: T | null
  readonly onChange: (value: T) => void
  /** `tiles` are separate wells (numbers of players), `track` is one well (speeds). */
  readonly kind?: 'tiles' | 'track'
  /** `number` for figures, `text` for words. */
  readonly type?: 'number' | 'text'
  /** How many stand in a row; all of them unless it says. */
  readonly perRow?: number
}

/** One of a few, all in sight. The chosen one is a brass plate. */
export function SegmentedControl<T extends string | number>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, kind = 'track', type = 'number', perRow } = props
  const ink = useInk()
  return (
    <View
      role="radiogroup"
      aria-label={label}
      {...walkedByArrows}
      style={[
        styles.row,
        perRow !== undefined && styles.rows,
        kind === 'track' ? [styles.track, { backgroundColor: ink.well }] : styles.tiles,
      ]}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          option={option}
          isChosen={option.value === value}
          isStop={option.value === (value ?? options[0]?.value)}
          kind={kind}
          type={type}
          share={perRow === undefined ? undefined : 1 / perRow}
          onPress={() => onChange(option.value)}
        />
      ))}
    </View>
  )
}

/** Words among figures are written smaller. */
const LONG = 2

interface SegmentProps {
  readonly option: Option<string | number>
  readonly isChosen: boolean
  /** Tab stops at one of a group; the arrow keys walk on from there. */
  readonly isStop: boolean
  readonly kind: 'tiles' | 'track'
  readonly type: 'number' | 'text'
  /** Its part of a row, where there are several rows. */
  readonly share?: number
  readonly onPress: () => void
}

function Segment({ option, isChosen, isStop, kind, type, share, onPress }: SegmentProps) {
  const press = usePress(2)
  const ink = useInk()
  const well = kind === 'tiles' && {
    backgroundColor: ink.well,
    borderBottomWidth: 1,
    borderBottomColor: ink.wellLine,
  }
  return (
    <Press
      role="radio"
      tabIndex={isStop ? 0 : -1}
      aria-checked={isChosen}
      accessibilityLabel={option.spoken ?? option.label}
      disabled={option.disabled}
      onPress={onPress}
      {...press.handlers}
      style={[
        styles.segment,
        isChosen && ownColors,
        share !== undefined && { flexBasis: `${share * 100}%` },
        press.ringStyle,
      ]}
    >
      {isChosen && <View style={styles.lip} />}
      <PressFace style={[styles.face, isChosen ? materials.brass : well, press.faceStyle]}>
        {option.picture ?? (
          <Text
            variant={type === 'number' ? 'number-s' : 'label'}
            maxScale={type === 'number' ? 1.2 : 1.4}
            color={isChosen ? palette.ink : option.disabled ? ink.secondary : ink.text}
            align="center"
            style={[
              type === 'number' && isChosen && kind === 'tiles' && styles.large,
              type === 'number' && option.label.length > LONG && styles.long,
            ]}
          >
            {option.label}
          </Text>
        )}
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  rows: { flexWrap: 'wrap' },
  track: { borderRadius: 14, padding: 5, paddingBottom: 6 },
  tiles: { gap: 6 },
  segment: { flex: 1, minHeight: touch.min, borderRadius: 10, paddingBottom: 3 },
  lip: {
    position: 'absolute',
    top: 12,
    left: 0,
    right: 0,
    bottom: 0,
    borderRadius: 10,
    backgroundColor: lips.brass,
    boxShadow: '0px 4px 8px rgba(0,0,0,0.4)',
  },
  face: {
    flexGrow: 1,
    minHeight: touch.min,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
    borderRadius: 10,
  },
  large: { fontSize: 26, lineHeight: 30 },
  long: { fontSize: 15, lineHeight: 20 },
})
