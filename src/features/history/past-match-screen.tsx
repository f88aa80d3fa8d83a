import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { useCallback, useMemo } from 'react'
import { StyleSheet } from 'react-native'
import { RESULT_WORDS, BookDoor, GameDoor, useFace } from '@/boards'
import { useRoomWords, useTranslation } from '@/i18n'
import { discardMatch } from '@/store/history/actions'
import type { HistoryBook } from '@/store/history/book'
import {
  playedOf,
  recapOfKept,
  watchableOf,
  winnerOf,
  type FinishedMatch,
} from '@/store/history/kept'
import { useHistory } from '@/store/history/use-history'
import { useAppDispatch } from '@/store/hooks'
import {
  Bill,
  Button,
  LookBackLink,
  Page,
  Rail,
  RailActions,
  Screen,
  Text,
  useInsets,
  useGameHref,
} from '@/ui'
import { useMatchWords } from './match-words'
import { PastSeat } from './past-seat'

/** One past match: who won and why, every card, and what each one did. */
export function PastMatchScreen() {
  const hasWords = useRoomWords('statistics')
  const { match: id = '' } = useLocalSearchParams<{ match: string }>()
  return <BookDoor>{hasWords ? <MatchOf key={id} id={id} /> : <Screen />}</BookDoor>
}

/** Its head says which game is to be fetched; then the whole match can be read. */
function MatchOf({ id }: { readonly id: string }) {
  const heads = useHistory(useCallback((book: HistoryBook) => book.heads([id]), [id]))
  if (!heads) return <Screen />
  const [head] = heads
  if (!head) return <Redirect href="/history" />
  return (
    <GameDoor game={head.game} ground="wood">
      <WholeMatch id={id} />
    </GameDoor>
  )
}

function WholeMatch({ id }: { readonly id: string }) {
  const match = useHistory(useCallback((book: HistoryBook) => book.match(id), [id]))
  if (match === null) return <Redirect href="/history" />
  return <Screen>{match && <PastMatch match={match} />}</Screen>
}

function PastMatch({ match }: { readonly match: FinishedMatch }) {
  const { t } = useTranslation('statistics')
  const words = useMatchWords()
  const played = useMemo(() => playedOf(match), [match])
  const canReplay = useMemo(() => watchableOf(match) !== null, [match])
  const hasCoach = useFace().coach !== null
  return (
    <>
      <Page title={t('match.title')}>
        <Poster match={match} />
        <Text variant="small" tone="secondary" style={styles.facts}>
          {`${words.whenOf(match)} · ${words.factsOf(match)}`}
        </Text>
        {standings(match).map((seat) => (
          <PastSeat key={seat} match={match} seat={seat} name={words.nameOf(match, seat)} />
        ))}
        {hasCoach && played !== null && played.people.length > 0 && (
          <LookBackLink match={match.id} />
        )}
      </Page>
      <Actions id={match.id} canReplay={canReplay} />
    </>
  )
}

/** Winners first, then those who stood longest. */
function standings({ seats }: FinishedMatch): number[] {
  const rank = (seat: number): number => {
    const { won = false, fell = 0 } = seats[seat] ?? {}
    return (won ? 1e6 : 0) + (fell ?? 1e5)
  }
  return seats.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b)
}

function Poster({ match }: { readonly match: FinishedMatch }) {
  const { t } = useTranslation(RESULT_WORDS)
  const { verdictOf, nameOf } = useMatchWords()
  const { title, emblem } = verdictOf(match)
  const { result } = useFace()
  const ending = useMemo(() => recapOfKept(match)?.ending, [match])
  const reason =
    ending?.fall &&
    result.reasonOf(
      { ...ending, winner: winnerOf(match) },
      { own: null, nameOf: (seat) => nameOf(match, seat), t },
    )
  return <Bill title={title} reason={reason} emblem={emblem} variant="head" />
}

interface ActionsProps {
  readonly id: string
  readonly canReplay: boolean
}

function Actions({ id, canReplay }: ActionsProps) {
  const { t } = useTranslation('statistics')
  const insets = useInsets()
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const discard = async () => {
    await dispatch(discardMatch(id))
    router.dismissTo('/history')
  }
  return (
    <Rail style={{ paddingBottom: Math.max(insets.bottom, 16) }}>
      <RailActions>
        <Button
          size="small"
          icon="trash"
          label={t('match.delete')}
          onPress={() => void discard()}
          style={styles.delete}
        />
        {canReplay && (
          <Button
            kind="brass"
            size="large"
            label={t('match.replay')}
            onPress={() => router.push({ pathname: hrefOf('replay'), params: { match: id } })}
            style={styles.replay}
          />
        )}
      </RailActions>
    </Rail>
  )
}

const styles = StyleSheet.create({
  facts: { paddingHorizontal: 8, paddingTop: 4 },
  delete: { flex: 2 },
  replay: { flex: 3 },
})
