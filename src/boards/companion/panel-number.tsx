import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { BulletRow, Icon, Press, Text, fonts, usePress } from '@/ui'
import type { Box, PanelBox } from './layout'
import { Delta, placeOf, type PanelInk } from './panel-parts'
import type { CountHandlers, PanelFacts } from './panel-types'

/** How large the number is, where its middle lies, and whether bullets stand under it. */
export interface NumberLook {
  readonly size: number
  readonly sign: number
  readonly middle: number
  /** Null where there is no room for them. */
  readonly bullet: { readonly height: number; readonly bottom: number } | null
}

export interface LifeNumberProps {
  readonly box: PanelBox
  readonly at: Pick<PanelFacts, 'seat' | 'name' | 'life' | 'max' | 'delta' | 'isTurn'>
  readonly ink: PanelInk
  /** The number with its two halves. */
  readonly number: Box
  readonly look: NumberLook
  /** Counters answer to taps now. */
  readonly canCount: boolean
  readonly handlers: CountHandlers
}

/** The big number with its signs and bullets; its halves are the counters. */
export function LifeNumber(props: LifeNumberProps) {
  const { box, at, ink, number } = props
  const { k, kind } = box
  const { size, sign, middle, bullet } = props.look
  return (
    <>
      <View
        aria-hidden
        style={[
          styles.number,
          {
            left: number.x,
            width: number.width,
            top: middle - size * 0.6,
            height: size * 1.2,
            paddingHorizontal: kind === 'tiny' ? 4 : 10 * k,
          },
        ]}
      >
        <View style={{ width: sign, height: sign }}>
          {at.delta < 0 ? null : <Icon name="minus" size={sign} color={ink.second} />}
        </View>
        <View>
          <Text
            color={ink.strong}
            maxScale={1}
            testID={`life-${at.seat}`}
            style={{ fontFamily: fonts.number, fontSize: size, lineHeight: size * 1.16 }}
          >
            {at.life}
          </Text>
          {isAmbiguous(at.life) && box.facing !== 0 && (
            <View
              testID={`underline-${at.seat}`}
              style={[
                styles.underline,
                { height: size * 0.06, bottom: size * 0.15, backgroundColor: ink.strong },
              ]}
            />
          )}
        </View>
        <View style={{ width: sign, height: sign }}>
          {at.delta > 0 ? null : <Icon name="plus" size={sign} color={ink.second} />}
        </View>
      </View>
      {at.delta !== 0 && (
        <View
          aria-hidden
          style={[
            styles.delta,
            { top: middle - (kind === 'wide' ? 19 : 16) * k },
            at.delta < 0
              ? { left: number.x + (kind === 'tiny' ? -1 : 4 * k) }
              : {
                  right: box.inner.width - number.x - number.width + (kind === 'tiny' ? -1 : 4 * k),
                },
          ]}
        >
          <Delta amount={at.delta} k={Math.min(k, 1.4)} isLarge={kind === 'wide'} />
        </View>
      )}
      {bullet && (
        <View
          aria-hidden
          style={[styles.bullets, { left: number.x, width: number.width, bottom: bullet.bottom }]}
        >
          <BulletRow
            life={at.life}
            max={at.max}
            height={bullet.height}
            maxWidth={number.width - 12}
            on={at.isTurn ? 'paper' : 'wood'}
          />
        </View>
      )}
      <Halves {...props} />
    </>
  )
}

/** A 6 from one side of the table is a 9 from the other. */
const isAmbiguous = (life: number): boolean => life === 6 || life === 9

function Halves(props: LifeNumberProps) {
  const { x, y, width, height } = props.number
  const half = { y, width: width / 2, height }
  return (
    <>
      <HalfTarget {...props} by={-1} place={{ x, ...half }} />
      <HalfTarget {...props} by={1} place={{ x: x + width / 2, ...half }} />
    </>
  )
}

interface HalfProps extends LifeNumberProps {
  readonly by: 1 | -1
  readonly place: Box
}

function HalfTarget({ at, canCount, handlers, by, place }: HalfProps) {
  const { t } = useTranslation('tracker')
  const press = usePress(0)
  const { seat, name } = at
  const half = { seat, by }
  return (
    <Press
      role="button"
      accessibilityLabel={t(by < 0 ? 'panel.minus' : 'panel.plus', { name })}
      disabled={!canCount}
      delayLongPress={380}
      onPressIn={handlers.onTouch}
      onPress={() => handlers.onTap(half)}
      onLongPress={() => handlers.onHold(half)}
      onPressOut={handlers.onRelease}
      onFocus={press.handlers.onFocus}
      onBlur={press.handlers.onBlur}
      style={[styles.target, placeOf(place), press.ringStyle]}
    />
  )
}

const styles = StyleSheet.create({
  number: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  },
  delta: { position: 'absolute', pointerEvents: 'none' },
  underline: { position: 'absolute', left: '12%', right: '12%', borderRadius: 2 },
  bullets: { position: 'absolute', alignItems: 'center', pointerEvents: 'none' },
  target: { position: 'absolute', borderRadius: 10 },
})
