import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { FaceIcon, faceIds } from '@/ui'
import type { Lesson } from '../../face'
import { STEPS } from './steps'
import { TIPS, tipFor } from './tips'

/** A first match of dice, and tips for those after it. */
export const lesson: Lesson<'dice'> = {
  Picture,
  useSteps: () => {
    const { t } = useTranslation('tutorial')
    return STEPS.map((step) => ({
      ...step,
      title: t(`cards.${step.id}.title`),
      text: t(`cards.${step.id}.text`),
      task: step.hasTask ? t(`cards.${step.id}.task`) : null,
    }))
  },
  tipFor,
  useTip: (tip) => {
    const { t } = useTranslation('tutorial')
    const known = TIPS.find((id) => id === tip)
    return known ? t(`tips.${known}`) : ''
  },
}

/** The six faces. */
function Picture() {
  return (
    <View style={styles.faces} aria-hidden>
      {faceIds.map((face) => (
        <FaceIcon key={face} face={face} size={44} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  faces: { flexDirection: 'row', justifyContent: 'space-between', maxWidth: 340 },
})
