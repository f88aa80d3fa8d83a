import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { Press, usePress } from '@/ui'
import type { Box, PanelBox } from './layout'
import { Fallen, placeOf } from './panel-parts'
import type { PanelFacts } from './panel-types'

interface InfoTargetProps {
  readonly at: Pick<PanelFacts, 'seat' | 'name'>
  /** Null where it is the whole panel. */
  readonly place: Box | null
  readonly canCount: boolean
  readonly onInfo: (seat: number) => void
}

/** The facts are a target of their own: they lead to the character and to corrections. */
export function InfoTarget({ at, place, canCount, onInfo }: InfoTargetProps) {
  const { t } = useTranslation('tracker')
  const press = usePress(0)
  return (
    <Press
      role="button"
      accessibilityLabel={t('panel.info', { name: at.name })}
      disabled={!canCount}
      onPress={() => onInfo(at.seat)}
      {...press.handlers}
      style={[place ? [styles.target, placeOf(place)] : StyleSheet.absoluteFill, press.ringStyle]}
    />
  )
}

interface FallenSeatProps extends Omit<InfoTargetProps, 'place' | 'at'> {
  readonly box: PanelBox
  readonly at: PanelFacts
}

/** The place of somebody who is out of the game. */
export function FallenSeat({ box, at, ...target }: FallenSeatProps) {
  const { t } = useTranslation('common')
  const { name, character, role } = at
  return (
    <>
      <Fallen
        name={name}
        character={character}
        role={role}
        roleName={t(`roles.${role}`)}
        k={box.k}
        isTiny={box.kind === 'tiny'}
      />
      <InfoTarget {...target} at={at} place={null} />
    </>
  )
}

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 10 } })
