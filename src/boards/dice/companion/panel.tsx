import { memo } from 'react'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { Press, palette, usePress } from '@/ui'
import { LifeNumber } from '../../companion/panel-number'
import { PanelPatch, patchRadius } from '../../companion/panel-patch'
import { inkOf } from '../../companion/panel-parts'
import { FallenSeat, InfoTarget } from '../../companion/panel-targets'
import { ArrowChip } from './arrow-chip'
import { numberLook } from './number-look'
import { TallFacts, WideFacts } from './panel-facts'
import type { PanelProps, PanelSeat } from './panel-types'
import { zonesOf } from './zones'

/** One seat's patch, turned to its player. */
export const Panel = memo(function Panel(props: PanelProps) {
  const { box, at, choice, canCount, handlers } = props
  const { isAlive } = at
  const label = usePanelLabel(at)
  return (
    <PanelPatch box={box} at={at} label={label} isDimmed={choice === 'no'}>
      {isAlive ? (
        <Living {...props} />
      ) : (
        <FallenSeat box={box} at={at} canCount={canCount} onInfo={handlers.onInfo} />
      )}
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
      <InfoTarget at={at} place={zones.info} canCount={canCount} onInfo={handlers.onInfo} />
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
  choice: {
    ...StyleSheet.absoluteFill,
    borderWidth: 4,
    borderColor: palette.brass300,
    backgroundColor: 'rgba(240,203,124,0.16)',
  },
})
