import { memo } from 'react'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { Press, usePress } from '@/ui'
import { LifeNumber } from '../../companion/panel-number'
import { Fallen, inkOf, placeOf } from '../../companion/panel-parts'
import { PanelPatch } from '../../companion/panel-patch'
import { PanelFactsOf } from './panel-facts'
import { GearRow } from './gear-row'
import type { PanelProps } from './panel-types'
import { usePanelLabel } from './use-panel-label'
import { numberLook, zonesOf } from './zones'

/** Red from the last life point on: cards hit one at a time. */
const LOW = 1

/** One seat's patch, turned to its player: life, gear, and how the one in turn sees it. */
export const Panel = memo(function Panel(props: PanelProps) {
  const { box, at } = props
  const label = usePanelLabel()(at)
  return (
    <PanelPatch box={box} at={at} low={LOW} label={label}>
      {at.isAlive ? <Living {...props} /> : <Dead {...props} />}
    </PanelPatch>
  )
})

function Living(props: PanelProps) {
  const { box, at, canCount, handlers } = props
  const ink = inkOf(at.isTurn)
  const zones = zonesOf(box)
  return (
    <>
      <PanelFactsOf {...props} ink={ink} />
      <Info {...props} />
      <LifeNumber {...props} ink={ink} number={zones.number} look={numberLook(box)} />
      <GearRow
        place={zones.gear}
        at={at}
        isDisabled={!canCount}
        onPress={() => handlers.onGear(at.seat)}
      />
    </>
  )
}

/** The facts are a target of their own: they lead to the character and to corrections. */
function Info({ box, at, canCount, handlers }: PanelProps) {
  const { t } = useTranslation('tracker')
  const press = usePress(0)
  return (
    <Press
      role="button"
      accessibilityLabel={t('panel.info', { name: at.name })}
      disabled={!canCount}
      onPress={() => handlers.onInfo(at.seat)}
      {...press.handlers}
      style={[styles.target, placeOf(zonesOf(box).info), press.ringStyle]}
    />
  )
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

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 10 } })
