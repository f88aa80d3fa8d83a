import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { FaceIcon, faceIds } from '@/ui'
import type { TableLayout } from '@/ui/table'
import type { Lesson } from '../../face'
import { dieBox, topicBox } from './places'
import { STEPS } from './steps'
import { TIPS, tipFor } from './tips'

/** A first match of dice, and tips for those after it. */
export const lesson: Lesson<'dice'> = {
  words: [],
  Picture,
  useInvitation: () => {
    const { t } = useTranslation('tutorial')
    return { lead: t('lead'), points: [t('points.1'), t('points.2')] }
  },
  useSteps: () => {
    const { t } = useTranslation('tutorial')
    return STEPS.map((step) => ({
      ...placesOf(step),
      at: step.at,
      id: step.id,
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

function placesOf({ about, ...step }: (typeof STEPS)[number]) {
  const { seats = [], dice = [] }: Lit = 'lit' in step ? step.lit : {}
  return {
    aboutOn: (layout: TableLayout) => about.map((topic) => topicBox(topic, layout)),
    litOn: (layout: TableLayout) => [
      ...seats.map((seat) => topicBox(seat, layout)),
      ...dice.map((die) => dieBox(die, layout)),
    ],
  }
}

interface Lit {
  readonly seats?: readonly number[]
  readonly dice?: readonly number[]
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
