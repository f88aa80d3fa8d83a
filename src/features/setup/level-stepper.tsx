import type { ReactNode } from 'react'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import type { Player } from '@/store/setup/slice'
import { Stepper } from '@/ui'

/** A seat that the phone plays. */
export type Bot = Extract<Player, { kind: 'bot' }>

interface LevelStepperProps {
  readonly player: Bot
  readonly onChange: (player: Player) => void
  readonly width: number
  readonly children?: ReactNode
}

/** How well a bot plays, a step at a time. */
export function LevelStepper({ player, onChange, width, children }: LevelStepperProps) {
  const { t } = useTranslation(['setup', 'common'])
  const { levels } = useFace().setUp
  const { name } = player
  const step = (by: 1 | -1) => {
    const level = levels[levels.indexOf(player.level) + by]
    return level && (() => onChange({ ...player, level }))
  }
  return (
    <Stepper
      label={t('seat.level', { name })}
      value={t(`common:levels.${player.level}`)}
      previousLabel={t('seat.weaker', { name })}
      nextLabel={t('seat.stronger', { name })}
      onPrevious={step(-1)}
      onNext={step(1)}
      width={width}
    >
      {children}
    </Stepper>
  )
}
