import { memo } from 'react'
import { LifeNumber } from '../../companion/panel-number'
import { inkOf } from '../../companion/panel-parts'
import { PanelPatch } from '../../companion/panel-patch'
import { FallenSeat, InfoTarget } from '../../companion/panel-targets'
import { PanelFactsOf } from './panel-facts'
import { GearRow } from './gear-row'
import type { PanelProps } from './panel-types'
import { usePanelLabel } from './use-panel-label'
import { numberLook, zonesOf } from './zones'

/** Red from the last life point on: cards hit one at a time. */
const LOW = 1

/** One seat's patch, turned to its player: life, gear, and how the one in turn sees it. */
export const Panel = memo(function Panel(props: PanelProps) {
  const { box, at, isDimmed, canCount, handlers } = props
  const label = usePanelLabel()(at)
  return (
    <PanelPatch box={box} at={at} low={LOW} label={label} isDimmed={isDimmed}>
      {at.isAlive ? (
        <Living {...props} />
      ) : (
        <FallenSeat box={box} at={at} canCount={canCount} onInfo={handlers.onInfo} />
      )}
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
      <InfoTarget at={at} place={zones.info} canCount={canCount} onInfo={handlers.onInfo} />
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
