import { StyleSheet, View } from 'react-native'
import type { Face, Role } from '@/games/dice'
import { Text } from '@/ui'
import { leaves } from '@/i18n/leaves'
import { SetupTable } from '@/ui/setup-table'
import type { ChapterId, Entry } from './entries'
import { Example } from './example'
import { CHAPTER_EXAMPLES, FACE_EXAMPLES } from './examples'
import { Points, Rule } from '@/ui/book'
import { EntryPicture } from './pictures'
import { titleOf, useBookWords } from './use-texts'

const NUMBERS = [3, 4, 5, 6, 7, 8] as const

const whole = { returnObjects: true } as const

/** A chapter: what it is about in a sentence, an example that moves, and the points to mind. */
export function ChapterBody({ id }: { readonly id: ChapterId }) {
  const t = useBookWords()
  const script = CHAPTER_EXAMPLES[id]
  return (
    <>
      <Title entry={{ section: 'chapters', id }} />
      <Text variant="lead">{t(`chapters.${id}.lead`)}</Text>
      {id === 'setup' && <SetupTable numbers={NUMBERS} />}
      {script && <Example script={script} />}
      <Rule />
      <Points points={leaves(t(`chapters.${id}.points`, whole))} />
    </>
  )
}

export function FaceBody({ id }: { readonly id: Face }) {
  const t = useBookWords()
  return (
    <>
      <Title entry={{ section: 'faces', id }} />
      <Text variant="lead">{t(`faces.${id}.lead`)}</Text>
      <Example script={FACE_EXAMPLES[id]} />
      <Rule />
      <Points points={leaves(t(`faces.${id}.points`, whole))} />
    </>
  )
}

export function RoleBody({ id }: { readonly id: Role }) {
  const t = useBookWords()
  return (
    <>
      <Title entry={{ section: 'roles', id }} />
      <Text variant="lead">{t(`deal:goals.${id}.goal`)}</Text>
      <Rule />
      <Points points={leaves(t(`roles.${id}.points`, whole))} />
    </>
  )
}

/** The heading of an entry, beside its picture if it has one. */
function Title({ entry }: { readonly entry: Entry }) {
  const t = useBookWords()
  return (
    <View style={styles.title}>
      <EntryPicture entry={entry} size={84} />
      <Text variant="title" style={styles.words}>
        {titleOf(entry, t)}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  title: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  words: { flex: 1, fontSize: 40, lineHeight: 46 },
})
