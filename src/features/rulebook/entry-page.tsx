import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { Button, IconButton, Text } from '@/ui'
import { ChapterBody, FaceBody, RoleBody } from './bodies'
import { CharacterBody } from './character-body'
import { ENTRIES, entryOf, type Entry, type EntryId } from './entries'
import { OptionBody } from './option-body'
import { Leaf } from './parts'
import { QuestionsBody } from './questions-body'
import { SummaryCard } from './summary-card'
import { titleOf, useBookWords } from './use-texts'

/** One entry: the way back to its section, what it says, and its neighbours. */
export function EntryPage({ id }: { readonly id: EntryId }) {
  const entry = entryOf(id)
  if (!entry) return null
  return (
    <Leaf>
      <Head entry={entry} />
      <Body entry={entry} />
      <Neighbours entry={entry} />
    </Leaf>
  )
}

function Head({ entry }: { readonly entry: Entry }) {
  const t = useBookWords()
  const router = useRouter()
  const goBack = () => (router.canGoBack() ? router.back() : router.replace('/rules'))
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={t('common:back')} onPress={goBack} />
      <Text bold tone="accent" style={styles.section}>
        {t(`sections.${entry.section}`)}
      </Text>
      <IconButton icon="book" label={t('all')} onPress={() => router.dismissTo('/rules')} />
    </View>
  )
}

function Body({ entry }: { readonly entry: Entry }) {
  switch (entry.section) {
    case 'chapters':
      return <ChapterBody id={entry.id} />
    case 'faces':
      return <FaceBody id={entry.id} />
    case 'roles':
      return <RoleBody id={entry.id} />
    case 'characters':
      return <CharacterBody id={entry.id} />
    case 'options':
      return <OptionBody id={entry.id} />
    case 'help':
      return entry.id === 'summary' ? <SummaryCard /> : <QuestionsBody />
  }
}

/** The entries before and after it in its section; the last leads round to the first. */
function Neighbours({ entry }: { readonly entry: Entry }) {
  const t = useBookWords()
  const router = useRouter()
  const section = ENTRIES.filter((other) => other.section === entry.section)
  const place = section.findIndex((other) => other.id === entry.id)
  const before = section.at(place - 1)
  const after = section[(place + 1) % section.length]
  if (!before || !after || section.length < 3) return null
  const go = ({ id }: Entry) => router.replace(`/rules/${id}`)
  return (
    <View style={styles.neighbours}>
      <Button
        kind="quiet"
        icon="back"
        label={titleOf(before, t)}
        style={styles.neighbour}
        onPress={() => go(before)}
      />
      <Button
        kind="quiet"
        icon="forward"
        iconSide="right"
        label={titleOf(after, t)}
        style={styles.neighbour}
        onPress={() => go(after)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 4, marginHorizontal: -10 },
  section: { flex: 1 },
  neighbours: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 16,
    marginHorizontal: -8,
  },
  neighbour: { flexShrink: 1 },
})
