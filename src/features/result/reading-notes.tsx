import { View } from 'react-native'
import type { Seat } from '@/core/game'
import type { Mark } from '@/family/reading/marks'
import { readingScore } from '@/family/reading/score'
import { truthOf } from '@/family/reading/truth'
import { useTranslation } from '@/i18n'
import { Text } from '@/ui'
import type { Finished } from './use-finished'

interface ReadingNotesProps {
  readonly finished: Pick<Finished, 'recap' | 'own' | 'nameOf'>
  readonly marks: readonly Mark[]
  /** Those whose reading is worth a word. */
  readonly people: readonly Seat[]
}

/** How well everybody who placed chips has read the others; nothing where nobody did, or a card is still sealed. */
export function ReadingNotes({ finished, marks, people }: ReadingNotesProps) {
  const { t } = useTranslation('result')
  const { recap, own, nameOf } = finished
  const truth = truthOf(recap)
  const notes = people.flatMap((seat) => {
    const score = truth && readingScore(marks, seat, truth)
    if (!score) return []
    return [t('reading', { ...score, name: nameOf(seat), context: seat === own ? 'you' : '' })]
  })
  if (notes.length === 0) return null
  return (
    <View testID="reading-notes">
      {notes.map((note) => (
        <Text key={note} align="center">
          {note}
        </Text>
      ))}
    </View>
  )
}
