import { useRouter } from 'expo-router'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { RulePage, RuleSection, Rulebook } from '@/boards'
import { useTranslation } from '@/i18n'
import { Button, PageHead, Text, TextField, useGameHref } from '@/ui'
import { EntryLink, Rule } from '@/ui/book'
import { Leaf } from './leaf'
import { findPages } from './search'

/** The contents of the book, or what the search has found. */
export function ContentsPage({ book }: { readonly book: Rulebook }) {
  const { t } = useTranslation('rulebook')
  const router = useRouter()
  const hrefOf = useGameHref()
  const sections = book.useSections()
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
        clearLabel={t('clear')}
        testID="rules-search"
      />
      {query.trim() === '' ? (
        <>
          <Button
            icon="dice"
            label={t('lesson')}
            onPress={() => router.push(hrefOf('tutorial'))}
            testID="lesson"
          />
          {sections.map((section) => (
            <Section key={section.id} section={section} Picture={book.Picture} />
          ))}
        </>
      ) : (
        <Results query={query} sections={sections} Picture={book.Picture} />
      )}
    </Leaf>
  )
}

interface SectionProps extends Pick<Rulebook, 'Picture'> {
  readonly section: RuleSection
}

function Section({ section, Picture }: SectionProps) {
  const { title, pages, pictureSize } = section
  const isGrid = pictureSize !== null
  return (
    <View style={styles.section}>
      <Text variant="head" style={styles.head}>
        {title}
      </Text>
      <View style={isGrid && styles.grid}>
        {pages.map((page, i) => (
          <View key={page.id} style={isGrid && styles.cell}>
            {i > 0 && !isGrid && <Rule isClose />}
            <ContentsLink page={page} size={pictureSize} Picture={Picture} />
          </View>
        ))}
      </View>
    </View>
  )
}

interface ContentsLinkProps extends Pick<Rulebook, 'Picture'> {
  readonly page: RulePage
  /** Null in a list. */
  readonly size: number | null
}

function ContentsLink({ page: { id, title }, size, Picture }: ContentsLinkProps) {
  const isTile = size !== null
  return (
    <EntryLink
      to={id}
      label={title}
      kind={isTile ? 'tile' : 'row'}
      picture={<Picture id={id} size={size ?? 56} />}
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

interface ResultsProps extends Pick<Rulebook, 'Picture'> {
  readonly query: string
  readonly sections: readonly RuleSection[]
}

function Results({ query, sections, Picture }: ResultsProps) {
  const { t } = useTranslation('rulebook')
  const found = findPages(
    sections.flatMap(({ pages }) => pages),
    query,
  )
  return (
    <View>
      <Text role="status" variant="label" tone="secondary" style={styles.status}>
        {found.length === 0 ? t('nothing') : t('found', { count: found.length })}
      </Text>
      {found.map(({ page: { id, title }, line }) => (
        <EntryLink
          key={id}
          to={id}
          label={`${title}. ${line}`}
          kind="row"
          picture={<Picture id={id} size={44} />}
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
