import { useRouter } from 'expo-router'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { hasRoom, useFace, type RulePage, type RuleSection, type Rulebook } from '@/boards'
import { useTranslation } from '@/i18n'
import { Button, PageHead, Text, TextField, useGameHref } from '@/ui'
import { EntryLink, Rule } from '@/ui/book'
import { Leaf } from './leaf'
import { OtherBooks, Results } from './results'

/** The contents of the book, or what the search has found. */
export function ContentsPage({ book }: { readonly book: Rulebook }) {
  const { t } = useTranslation('rulebook')
  const router = useRouter()
  const hrefOf = useGameHref()
  const { game } = useFace()
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
          {hasRoom(game, 'lesson') && (
            <Button
              icon="play"
              label={t('lesson')}
              onPress={() => router.push(hrefOf('tutorial'))}
              testID="lesson"
            />
          )}
          {sections.map((section) => (
            <Section key={section.id} section={section} Picture={book.Picture} />
          ))}
        </>
      ) : (
        <>
          <Results query={query} book={book} />
          <OtherBooks query={query} game={game} />
        </>
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

const styles = StyleSheet.create({
  section: { paddingTop: 8 },
  head: { paddingBottom: 4 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -4 },
  cell: { width: '33.33%' },
})
