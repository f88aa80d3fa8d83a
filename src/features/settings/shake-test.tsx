import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import {
  onShake,
  requestShakePermission,
  type ShakeAnswer,
  type ShakeStrength,
} from '@/platform/shake'
import { Button, Icon, Text, useInk } from '@/ui'
import { ChoiceSetting, useSettings } from './setting-fields'

const strengths = ['gentle', 'normal', 'firm'] as const satisfies readonly ShakeStrength[]

/** How hard one must shake, and a place to try it. */
export function ShakeTest() {
  const { t } = useTranslation('settings')
  const { settings, change } = useSettings()
  const { shakeStrength } = settings
  return (
    <View>
      <ChoiceSetting
        label={t('shakeThreshold')}
        value={shakeStrength}
        onChange={(strength) => change({ shakeStrength: strength })}
        options={strengths.map((value) => ({ value, label: t(`shakeStrengths.${value}`) }))}
      />
      <Trial strength={shakeStrength} />
    </View>
  )
}

/** The permission is asked by the tap that begins the trial: Safari on iPhones wants it so. */
function Trial({ strength }: { readonly strength: ShakeStrength }) {
  const { t } = useTranslation('settings')
  const ink = useInk()
  const [answer, setAnswer] = useState<ShakeAnswer | null>(null)
  const count = useShakes(answer === 'granted', strength)
  const begin = async () => setAnswer(await requestShakePermission())
  if (answer === null) {
    return (
      <View style={styles.trial}>
        <Button size="small" label={t('shakeTry')} onPress={() => void begin()} />
      </View>
    )
  }
  const words = {
    denied: t('shakeDenied'),
    unavailable: t('shakeUnavailable'),
    granted:
      count === 0 ? t('shakeNow') : count === 1 ? t('shakeFelt') : t('shakeFeltAgain', { count }),
  }
  return (
    <View role="status" aria-live="polite" style={[styles.trial, styles.answer]}>
      <Icon
        name={answer !== 'granted' ? 'warning' : count > 0 ? 'check' : 'shake'}
        color={answer !== 'granted' ? ink.danger : count > 0 ? ink.heal : ink.accent}
      />
      <Text bold style={styles.words}>
        {words[answer]}
      </Text>
    </View>
  )
}

/** How many shakes were felt since the strength was set. */
function useShakes(isOn: boolean, strength: ShakeStrength): number {
  const [felt, setFelt] = useState({ strength, count: 0 })
  useEffect(() => {
    if (!isOn) return
    return onShake(() => {
      haptics.hit()
      setFelt((was) => ({ strength, count: was.strength === strength ? was.count + 1 : 1 }))
    }, strength)
  }, [isOn, strength])
  return felt.strength === strength ? felt.count : 0
}

const styles = StyleSheet.create({
  trial: { paddingHorizontal: 8, paddingBottom: 10 },
  answer: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 48 },
  words: { flex: 1 },
})
