import { useEffect } from 'react'
import { onShake } from '@/platform/shake'
import { useAppSelector } from '@/store/hooks'
import { selectSettings } from '@/store/settings/selectors'
import type { Asked } from './use-decision'

/** Rolls when the phone is shaken and a roll is asked. True if that is so now. */
export function useShakeToRoll({ decision, roll }: Asked, isListening: boolean): boolean {
  const { shake, shakeStrength } = useAppSelector(selectSettings)
  const isOn = shake && isListening && decision?.kind === 'roll'
  useEffect(() => (isOn ? onShake(roll, shakeStrength) : undefined), [isOn, roll, shakeStrength])
  return isOn
}
