import { useRouter } from 'expo-router'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { Button, PageHead, Text, TextField } from '@/ui'
import { ENTRIES, SECTION_IDS, type Entry, type SectionId } from './entries'
import { EntryLink, Leaf, Rule } from './parts'
import { Picture } from './pictures'
import { findPages } from './search'
import { titleOf, useBookWords, usePages } from './use-texts'

/** The contents of the book, or what the search has found. */
export function ContentsPage() {
  const t = useBookWords()
  const router = useRouter()
  const [query, setQuery] = useState('')
  return (
    <Leaf>
      <PageHead title={t('title')} />
      <TextField
        label={t('search')}
        hideLabel
        icon="search"
        placeholder={t('search')}
        value={query}
        onChange={setQuery}
        testID="rules-search"
      />
      {query.trim() === '' ? (
        <>
          <Button
            icon="dice"
            label={t('lesson')}
            onPress={() => router.push('/tutorial')}
            testID="lesson"
          />
          {SECTION_IDS.map((section) => (
            <Section key={section} section={section} />
          ))}
        </>
      ) : (
        <Results query={query} />
      )}
    </Leaf>
  )
}

const isGrid = (section: SectionId): boolean =>
  section === 'faces' || section === 'roles' || section === 'characters'

function Section({ section }: { readonly section: SectionId }) {
  const t = useBookWords()
  const entries = ENTRIES.filter((entry) => entry.section === section)
  return (
    <View style={styles.section}>
      <Text variant="head" style={styles.head}>
        {t(`sections.${section}`)}
      </Text>
      <View style={isGrid(section) && styles.grid}>
        {entries.map((entry, i) => (
          <View key={entry.id} style={isGrid(section) && styles.cell}>
            {i > 0 && !isGrid(section) && <Rule isClose />}
            <ContentsLink entry={entry} />
          </View>
        ))}
      </View>
    </View>
  )
}

function ContentsLink({ entry }: { readonly entry: Entry }) {
  const title = titleOf(entry, useBookWords())
  const isTile = isGrid(entry.section)
  const size = entry.section === 'characters' ? 72 : 56
  return (
    <EntryLink
      to={entry.id}
      label={title}
      kind={isTile ? 'tile' : 'row'}
      picture={<Picture entry={entry} size={size} />}
    >
      <Text
        variant={isTile ? 'label' : 'body'}
        align={isTile ? 'center' : 'left'}
        maxScale={isTile ? 1.3 : 2}
      >
        {title}
      </Text>
    </EntryLink>
  )
}

function Results({ query }: { readonly query: string }) {
  const t = useBookWords()
  const found = findPages(usePages(), query)
  return (
    <View>
      <Text role="status" variant="label" tone="secondary" style={styles.status}>
        {found.length === 0 ? t('nothing') : t('found', { count: found.length })}
      </Text>
      {found.map(({ page: { entry, title }, line }) => (
        <EntryLink
          key={entry.id}
          to={entry.id}
          label={`${title}. ${line}`}
          kind="row"
          picture={<Picture entry={entry} size={44} />}
        >
          <Text bold>{title} </Text>
          <Text variant="small" tone="secondary">
            {line}
          </Text>
        </EntryLink>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  section: { paddingTop: 8 },
  head: { paddingBottom: 4 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -4 },
  cell: { width: '33.33%' },
  status: { paddingBottom: 8 },
})
