import { View } from 'react-native'
import { readingScore } from '@/family/reading/score'
import { truthOf } from '@/family/reading/truth'
import { useNameOf, useTranslation } from '@/i18n'
import { isSeatOfPerson } from '@/store/setup/names'
import { Text } from '@/ui'
import type { FinishedTable } from './use-finished'

/** How well everybody who placed chips has read the others; nothing where nobody did. */
export function ReadingNotes({ finished }: { readonly finished: FinishedTable }) {
  const { t } = useTranslation('result')
  const { active, recap, own } = finished
  const nameOf = useNameOf(active.players)
  const truth = truthOf(recap)
  const { marks = [] } = active
  const notes = active.players.flatMap((player, seat) => {
    const score = truth && isSeatOfPerson(player) ? readingScore(marks, seat, truth) : null
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
