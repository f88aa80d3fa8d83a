import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { faceOf, hasRoom, type Rulebook } from '@/boards'
import { GAME_IDS, type GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { GameLinks, Text, Waiting, lazy } from '@/ui'
import { EntryLink } from '@/ui/book'
import { findPages, type Found } from './search'

interface ResultsProps {
  readonly query: string
  readonly book: Rulebook
}

const useFound = ({ query, book }: ResultsProps): readonly Found[] =>
  findPages(
    book.useSections().flatMap(({ pages }) => pages),
    query,
  )

/** What a book says about a question. */
export function Results({ query, book }: ResultsProps) {
  const { t } = useTranslation('rulebook')
  const found = useFound({ query, book })
  return (
    <View>
      <Text role="status" variant="label" tone="secondary" style={styles.status}>
        {found.length === 0 ? t('nothing') : t('found', { count: found.length })}
      </Text>
      <FoundLinks found={found} Picture={book.Picture} />
    </View>
  )
}

interface FoundLinksProps extends Pick<Rulebook, 'Picture'> {
  readonly found: readonly Found[]
}

function FoundLinks({ found, Picture }: FoundLinksProps) {
  return found.map(({ page: { id, title }, line }) => (
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
  ))
}

interface OtherBooksProps {
  readonly query: string
  /** The game whose book is open. */
  readonly game: GameId
}

/** The same question put to the books of the other games. They come when somebody searches for the first time. */
export function OtherBooks({ query, game }: OtherBooksProps) {
  return GAME_IDS.filter((other) => other !== game && hasRoom(other, 'rulebook')).map((other) => (
    <OtherBook key={other} query={query} game={other} />
  ))
}

function OtherBook({ query, game }: OtherBooksProps) {
  const [arrival] = useState(() =>
    lazy(async () => {
      const { rulebook } = await faceOf(game).load()
      return (await rulebook?.load()) ?? null
    }),
  )
  return (
    <Waiting for={arrival}>
      {(book) => book && <Elsewhere query={query} game={game} book={book} />}
    </Waiting>
  )
}

interface ElsewhereProps extends ResultsProps {
  readonly game: GameId
}

function Elsewhere({ query, game, book }: ElsewhereProps) {
  return useRoomWords(...book.words) ? <FoundElsewhere {...{ query, game, book }} /> : null
}

function FoundElsewhere({ query, game, book }: ElsewhereProps) {
  const { t } = useTranslation('rulebook')
  const found = useFound({ query, book })
  if (found.length === 0) return null
  return (
    <View role="group" aria-label={t(`elsewhere.${game}`)}>
      <Text variant="head" style={styles.head}>
        {t(`elsewhere.${game}`)}
      </Text>
      <GameLinks game={game}>
        <FoundLinks found={found} Picture={book.Picture} />
      </GameLinks>
    </View>
  )
}

const styles = StyleSheet.create({
  status: { paddingBottom: 8 },
  head: { paddingTop: 16, paddingBottom: 4 },
})
