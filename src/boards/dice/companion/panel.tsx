import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Press, Stitch, SurfaceProvider, gradient, palette, usePress } from '@/ui'
import { TallFacts, WideFacts } from './panel-facts'
import { LifeNumber } from './panel-number'
import { ArrowChip, Fallen, inkOf, placeOf } from './panel-parts'
import type { PanelProps, PanelSeat } from './panel-types'
import { zonesOf } from './zones'

const LOW = 2

/** One seat's patch of leather; at turn it is lit paper. What is on it is turned to its player. */
export const Panel = memo(function Panel(props: PanelProps) {
  const { box, at, choice } = props
  const { isTurn, isAlive, life } = at
  const { k, inner, facing } = box
  const radius = Math.min(18 * k, 24)
  const isLow = life <= LOW && !isTurn
  const label = usePanelLabel(at)
  return (
    <View
      role="group"
      aria-label={label}
      testID={`panel-${at.seat}`}
      style={[
        styles.patch,
        placeOf(box),
        { borderRadius: radius },
        isAlive ? (isTurn ? styles.lit : isLow ? styles.low : styles.leather) : styles.gone,
      ]}
    >
      {isTurn && isAlive && <View style={[styles.ring, { borderRadius: radius + 3 }]} />}
      {isAlive && (
        <Stitch
          radius={Math.max(8, radius - 5)}
          color={isTurn ? 'rgba(90,52,32,0.35)' : isLow ? 'rgba(240,160,138,0.6)' : undefined}
        />
      )}
      <SurfaceProvider surface={isTurn && isAlive ? 'paper' : 'wood'}>
        <View
          style={[
            styles.inner,
            {
              left: (box.width - inner.width) / 2,
              top: (box.height - inner.height) / 2,
              width: inner.width,
              height: inner.height,
              transform: [{ rotate: `${facing}deg` }],
            },
          ]}
        >
          {isAlive ? <Living {...props} /> : <Dead {...props} />}
          {choice === 'yes' && <Choice {...props} radius={radius} />}
        </View>
      </SurfaceProvider>
      {choice === 'no' && <View style={[styles.dim, { borderRadius: radius }]} />}
    </View>
  )
})

function usePanelLabel({
  name,
  characterName,
  life,
  max,
  arrows,
  isAlive,
  isTurn,
  role,
}: PanelSeat) {
  const { t } = useTranslation(['tracker', 'common'])
  if (!isAlive) return t('panel.fallen', { name, role: t(`common:roles.${role}`) })
  const facts = t(characterName === '' ? 'panel.plain' : 'panel.label', {
    ...{ name, life, max },
    character: characterName,
    arrows: t('common:arrows', { count: arrows }),
  })
  const known = role === 'hidden' ? [] : [t(`common:roles.${role}`)]
  return [facts, ...known, ...(isTurn ? [t('panel.turn')] : [])].join(', ')
}

function Dead({ box, at, canCount, handlers }: PanelProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const { name, character, role, seat } = at
  const press = usePress(0)
  return (
    <>
      <Fallen
        name={name}
        character={character}
        role={role}
        roleName={t(`common:roles.${role}`)}
        k={box.k}
        isTiny={box.kind === 'tiny'}
      />
      <Press
        role="button"
        accessibilityLabel={t('panel.info', { name })}
        disabled={!canCount}
        onPress={() => handlers.onInfo(seat)}
        {...press.handlers}
        style={[StyleSheet.absoluteFill, press.ringStyle]}
      />
    </>
  )
}

function Living(props: PanelProps) {
  const { box, at, canCount, handlers } = props
  const { t } = useTranslation(['tracker', 'common'])
  const { seat, name, arrows, isTurn } = at
  const ink = inkOf(isTurn)
  const zones = zonesOf(box)
  return (
    <>
      {box.kind === 'wide' ? (
        <WideFacts {...props} ink={ink} />
      ) : (
        <TallFacts {...props} ink={ink} />
      )}
      <Info {...props} />
      <LifeNumber {...props} ink={ink} />
      <ArrowChip
        box={zones.arrow}
        count={arrows}
        k={box.kind === 'tiny' ? 0.92 : Math.min(box.k, zones.arrow.height / 46)}
        ink={ink}
        label={t('panel.arrow', { name, arrows: t('common:arrows', { count: arrows }) })}
        hint={t('panel.arrowHint')}
        isDisabled={!canCount}
        onPress={() => handlers.onArrow(seat)}
        onHold={() => handlers.onArrowBack(seat)}
      />
    </>
  )
}

/** The facts are a target of their own: they lead to the character and to corrections. */
function Info({ box, at, canCount, handlers }: PanelProps) {
  const { t } = useTranslation('tracker')
  const press = usePress(0)
  const { info } = zonesOf(box)
  return (
    <Press
      role="button"
      accessibilityLabel={t('panel.info', { name: at.name })}
      disabled={!canCount}
      onPress={() => handlers.onInfo(at.seat)}
      {...press.handlers}
      style={[styles.target, placeOf(info), press.ringStyle]}
    />
  )
}

/** While somebody must be chosen, the whole panel is one target. */
function Choice({ at, handlers, radius }: PanelProps & { readonly radius: number }) {
  const { t } = useTranslation('tracker')
  const press = usePress(0)
  return (
    <Press
      role="button"
      accessibilityLabel={t('panel.choose', { name: at.name })}
      delayLongPress={380}
      onPressIn={handlers.onTouch}
      onPress={() => handlers.onChoose(at.seat)}
      onLongPress={() => handlers.onHold({ seat: at.seat, by: 0 })}
      onPressOut={handlers.onRelease}
      onFocus={press.handlers.onFocus}
      onBlur={press.handlers.onBlur}
      style={[styles.choice, { borderRadius: radius }, press.ringStyle]}
    />
  )
}

const styles = StyleSheet.create({
  patch: { position: 'absolute', borderTopWidth: 1, userSelect: 'none' },
  leather: {
    ...gradient('linear-gradient(#65391F, #4D2C1B)'),
    backgroundColor: '#59331D',
    borderTopColor: 'rgba(240,203,150,0.4)',
    boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)',
  },
  low: {
    ...gradient('linear-gradient(#6A2D1E, #4D1D12)'),
    backgroundColor: '#5A2417',
    borderTopColor: 'rgba(240,203,150,0.4)',
    boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)',
  },
  lit: {
    ...gradient('linear-gradient(#FFF6E2, #F3E3C3 60%, #E4CC9E)'),
    backgroundColor: palette.parchment200,
    borderTopColor: '#FFFFFF',
    boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)',
  },
  gone: {
    ...gradient('linear-gradient(#120B07, #1B110B)'),
    backgroundColor: '#160D08',
    borderTopColor: 'transparent',
    boxShadow: 'inset 0px 3px 8px rgba(0,0,0,0.8)',
  },
  ring: {
    position: 'absolute',
    top: -4,
    left: -3,
    right: -3,
    bottom: -3,
    borderWidth: 3,
    borderColor: palette.brass400,
    pointerEvents: 'none',
  },
  inner: { position: 'absolute' },
  target: { position: 'absolute', borderRadius: 10 },
  choice: {
    ...StyleSheet.absoluteFill,
    borderWidth: 4,
    borderColor: palette.brass300,
    backgroundColor: 'rgba(240,203,124,0.16)',
  },
  dim: {
    ...StyleSheet.absoluteFill,
    backgroundColor: 'rgba(16,9,5,0.6)',
    pointerEvents: 'none',
  },
})
