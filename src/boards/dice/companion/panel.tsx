import { memo } from 'react'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { Press, palette, usePress } from '@/ui'
import { LifeNumber } from '../../companion/panel-number'
import { PanelPatch, patchRadius } from '../../companion/panel-patch'
import { Fallen, inkOf, placeOf } from '../../companion/panel-parts'
import { ArrowChip } from './arrow-chip'
import { numberLook } from './number-look'
import { TallFacts, WideFacts } from './panel-facts'
import type { PanelProps, PanelSeat } from './panel-types'
import { zonesOf } from './zones'

/** One seat's patch, turned to its player. */
export const Panel = memo(function Panel(props: PanelProps) {
  const { box, at, choice } = props
  const { isAlive } = at
  const label = usePanelLabel(at)
  return (
    <PanelPatch box={box} at={at} label={label} isDimmed={choice === 'no'}>
      {isAlive ? <Living {...props} /> : <Dead {...props} />}
      {choice === 'yes' && <Choice {...props} radius={patchRadius(box)} />}
    </PanelPatch>
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
      <LifeNumber {...props} ink={ink} number={zones.number} look={numberLook(props)} />
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
  target: { position: 'absolute', borderRadius: 10 },
  choice: {
    ...StyleSheet.absoluteFill,
    borderWidth: 4,
    borderColor: palette.brass300,
    backgroundColor: 'rgba(240,203,124,0.16)',
  },
})
