import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import type { TableLayout } from '@/ui/table'
import type { Lesson } from '../../face'
import { CardFace } from '../art/card-face'
import { handCardBox, topicBox } from './places'
import { STEPS, type Lit } from './steps'
import { TIPS, tipFor } from './tips'

/** A first match of cards, and tips for those after it. */
export const lesson: Lesson<'cards'> = {
  words: ['cards', 'cardsLesson'],
  Picture,
  useInvitation: () => {
    const { t } = useTranslation('cardsLesson')
    return { lead: t('lead'), points: [t('points.1'), t('points.2')] }
  },
  useSteps: () => {
    const { t } = useTranslation('cardsLesson')
    return STEPS.map((step) => ({
      ...placesOf(step),
      at: step.at,
      id: step.id,
      title: t(`steps.${step.id}.title`),
      text: t(`steps.${step.id}.text`),
      task: step.hasTask ? t(`steps.${step.id}.task`) : null,
    }))
  },
  tipFor,
  useTip: (tip) => {
    const { t } = useTranslation('cardsLesson')
    const known = TIPS.find((id) => id === tip)
    return known ? t(`tips.${known}`) : ''
  },
}

function placesOf({ about, ...step }: (typeof STEPS)[number]) {
  const { card, seats = [] }: Lit = 'lit' in step ? step.lit : {}
  return {
    aboutOn: (layout: TableLayout) => about.map((topic) => topicBox(topic, layout)),
    litOn: (layout: TableLayout) => [
      ...seats.map((seat) => topicBox(seat, layout)),
      ...(card ? [handCardBox(card, layout)] : []),
    ],
  }
}

/** Five of the first cards. */
const CARDS = ['bang-8D', 'missed-2S', 'beer-6H', 'barrel-QS', 'schofield-JC'] as const

function Picture() {
  return (
    <View style={styles.cards} aria-hidden>
      {CARDS.map((card) => (
        <CardFace key={card} card={card} width={62} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', justifyContent: 'space-between', maxWidth: 340 },
})
