import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { useCallback, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import { useRoomWords, useTranslation } from '@/i18n'
import { reasonOf } from '@/i18n/ending-words'
import { discardMatch } from '@/store/history/actions'
import type { HistoryBook } from '@/store/history/book'
import { recapOfKept, replayOf, winnerOf, type FinishedMatch } from '@/store/history/kept'
import { useHistory } from '@/store/history/use-history'
import { useAppDispatch } from '@/store/hooks'
import {
  Bill,
  Button,
  PageHead,
  Rail,
  RailActions,
  Screen,
  ScrollArea,
  Text,
  space,
  useInsets,
} from '@/ui'
import { useMatchWords } from './match-words'
import { PastSeat } from './past-seat'

/** One past match: who won and why, every card, and what each one did. */
export function PastMatchScreen() {
  const hasWords = useRoomWords('statistics')
  const { match: id = '' } = useLocalSearchParams<{ match: string }>()
  const match = useHistory(useCallback((book: HistoryBook) => book.match(id), [id]))
  if (match === null) return <Redirect href="/history" />
  return <Screen>{hasWords && match && <PastMatch match={match} />}</Screen>
}

function PastMatch({ match }: { readonly match: FinishedMatch }) {
  const { t } = useTranslation('statistics')
  const insets = useInsets()
  const words = useMatchWords()
  return (
    <>
      <ScrollArea contentContainerStyle={{ paddingTop: insets.top + space[2] }}>
        <View style={styles.page}>
          <PageHead title={t('match.title')} />
          <Poster match={match} />
          <Text variant="small" tone="secondary" style={styles.facts}>
            {`${words.whenOf(match)} · ${words.factsOf(match)}`}
          </Text>
          {standings(match).map((seat) => (
            <PastSeat key={seat} match={match} seat={seat} name={words.nameOf(match, seat)} />
          ))}
        </View>
      </ScrollArea>
      <Actions match={match} />
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
  const { t } = useTranslation(['result', 'common'])
  const { verdictOf, nameOf } = useMatchWords()
  const { title, emblem } = verdictOf(match)
  const ending = useMemo(() => recapOfKept(match)?.ending ?? null, [match])
  const reason =
    ending?.fall &&
    reasonOf(
      { ...ending, winner: winnerOf(match) },
      { own: null, nameOf: (seat) => nameOf(match, seat), t },
    )
  return <Bill title={title} reason={reason} emblem={emblem} variant="head" />
}

function Actions({ match }: { readonly match: FinishedMatch }) {
  const { t } = useTranslation('statistics')
  const insets = useInsets()
  const router = useRouter()
  const dispatch = useAppDispatch()
  const canReplay = useMemo(() => replayOf(match) !== null, [match])
  const discard = async () => {
    await dispatch(discardMatch(match.id))
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
            onPress={() => router.push({ pathname: '/replay', params: { match: match.id } })}
            style={styles.replay}
          />
        )}
      </RailActions>
    </Rail>
  )
}

const styles = StyleSheet.create({
  page: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 720,
    paddingHorizontal: 12,
    paddingBottom: 24,
    gap: 8,
  },
  facts: { paddingHorizontal: 8, paddingTop: 4 },
  delete: { flex: 2 },
  replay: { flex: 3 },
})
