import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Role } from '@/family/roles'
import { Text } from '@/ui'
import { Points, Rule } from '@/ui/book'
import { leaves } from '@/i18n/leaves'
import { Questions } from '@/ui/questions'
import { SetupTable } from '@/ui/setup-table'
import { DistanceRing } from './distance-ring'
import type { ChapterId } from './entries'
import { Example } from './example'
import { CHAPTER_EXAMPLES } from './examples'
import { Odds } from './odds'
import { EntryPicture } from './pictures'
import { useBookWords } from './use-texts'

const NUMBERS = [4, 5, 6, 7] as const

const whole = { returnObjects: true } as const

/** What can be tried out in a chapter, above its example. */
const TRIALS: Readonly<Partial<Record<ChapterId, ReactNode>>> = {
  setup: <SetupTable numbers={NUMBERS} />,
  distance: <DistanceRing />,
  draw: <Odds />,
}

/** A chapter: what it is about in a sentence, something to try, an example that moves, and the points to mind. */
export function ChapterBody({ id }: { readonly id: ChapterId }) {
  const t = useBookWords()
  const script = CHAPTER_EXAMPLES[id]
  return (
    <>
      <Text variant="title" style={styles.words}>
        {t(`chapters.${id}.title`)}
      </Text>
      <Text variant="lead">{t(`chapters.${id}.lead`)}</Text>
      {TRIALS[id]}
      {script && <Example script={script} />}
      <Rule />
      <Points points={leaves(t(`chapters.${id}.points`, whole))} />
    </>
  )
}

export function RoleBody({ id }: { readonly id: Role }) {
  const t = useBookWords()
  return (
    <>
      <View style={styles.title}>
        <EntryPicture entry={{ section: 'roles', id }} size={84} />
        <Text variant="title" style={[styles.words, styles.beside]}>
          {t(`common:roles.${id}`)}
        </Text>
      </View>
      <Text variant="lead">{t(`deal:goals.${id}.goal`)}</Text>
      <Rule />
      <Points points={leaves(t(`roles.${id}.points`, whole))} />
    </>
  )
}

export function QuestionsBody() {
  const t = useBookWords()
  const questions = Object.values(t('questions.list', whole))
  return <Questions title={t('questions.title')} questions={questions} />
}

const styles = StyleSheet.create({
  title: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  words: { fontSize: 40, lineHeight: 46 },
  beside: { flex: 1 },
})
