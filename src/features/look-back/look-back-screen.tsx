import { Redirect, useLocalSearchParams } from 'expo-router'
import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { BookDoor, useFace, useRoom } from '@/boards'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import { selectReviews, selectReviewing } from '@/store/coach/selectors'
import { reviewAsked, reviewLeft } from '@/store/coach/slice'
import type { Played } from '@/store/history/kept'
import { usePlayed } from '@/store/history/use-played'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectAreMindsMissing } from '@/store/minds/selectors'
import { mindsAskedAgain } from '@/store/minds/slice'
import { Columns, Meter, NotLoaded, Page, Screen, Text, Waiting, space, useIsWide } from '@/ui'
import { ActList } from './act-list'
import { BeliefChart } from './belief-chart'
import { useLookedAt, type LookedAt } from './looked-at'
import { ReadingChart } from './reading-chart'
import { readingsBeside } from './reading-lines'
import { SeatChips } from './seat-chips'
import { SlipList } from './slip-list'

/** The look back at a match: one of the history if its id is given, else the one that has just ended. */
export function LookBackScreen() {
  const { match: id } = useLocalSearchParams<{ match?: string }>()
  const lookBack = <LookBackOn id={id} />
  return id === undefined ? lookBack : <BookDoor>{lookBack}</BookDoor>
}

function LookBackOn({ id }: { readonly id: string | undefined }) {
  const { game } = useFace()
  const played = usePlayed(id)
  if (played === null || (played && (played.game !== game || played.people.length === 0)))
    return <Redirect href={id === undefined ? '/' : `/history/${id}`} />
  return <Screen>{played && <LookBack played={played} />}</Screen>
}

function LookBack({ played }: { readonly played: Played }) {
  const { t } = useTranslation('coach')
  const isWide = useIsWide()
  const seat = useReviewed(played)
  const lookedAt = useLookedAt(played)
  return (
    <Page title={t('review.title')} isWide={isWide} isWhole testID="look-back">
      {played.people.length > 1 && (
        <SeatChips
          label={t('review.whose')}
          seats={played.people}
          nameOf={lookedAt.nameOf}
          chosen={seat.chosen}
          onChoose={seat.choose}
        />
      )}
      <Found lookedAt={lookedAt} seat={seat.chosen} isWide={isWide} />
    </Page>
  )
}

/** Whose decisions are gone through: the first person's, or of whoever is chosen; nobody's any more once one leaves. */
function useReviewed({ game, id, record, people }: Played) {
  const dispatch = useAppDispatch()
  const [chosen, choose] = useState<Seat>(people[0] ?? 0)
  useEffect(() => {
    dispatch(reviewAsked({ game, match: id, record, seat: chosen }))
  }, [dispatch, game, id, record, chosen])
  useEffect(() => () => void dispatch(reviewLeft()), [dispatch])
  return { chosen, choose }
}

interface FoundProps {
  readonly lookedAt: LookedAt
  readonly seat: Seat
  readonly isWide: boolean
}

/** What has been found, or how far the search has come. */
function Found({ lookedAt, seat, isWide }: FoundProps) {
  const { t } = useTranslation('coach')
  const room = useRoom('coach')
  const review = useAppSelector((state) => selectReviews(state, lookedAt.played.id))[seat]
  const share = useAppSelector(selectReviewing)?.share ?? 0
  const dispatch = useAppDispatch()
  const areMissing = useAppSelector(selectAreMindsMissing)
  const { marks } = lookedAt.played
  const readings =
    review && readingsBeside({ marks, turns: review.turns, recap: lookedAt.recap }, seat)
  if (!review && areMissing) return <NotLoaded onRetry={() => dispatch(mindsAskedAgain())} />
  if (!review) {
    const working = t('review.working', { percent: Math.round(share * 100) })
    return (
      <View style={styles.working}>
        <Text tone="secondary">{working}</Text>
        <Meter value={share} label={working} tone="brass" />
      </View>
    )
  }
  return (
    <Waiting for={room}>
      {(coach) => (
        <Columns isWide={isWide} gap={space[6]}>
          <>
            <SlipList coach={coach} slips={review.slips} seat={seat} lookedAt={lookedAt} />
            <coach.Luck review={review} name={lookedAt.nameOf(seat)} />
          </>
          <>
            {readings && <ReadingChart readings={readings} seat={seat} lookedAt={lookedAt} />}
            <BeliefChart turns={review.turns} lookedAt={lookedAt} />
            <ActList lookedAt={lookedAt} />
          </>
        </Columns>
      )}
    </Waiting>
  )
}

const styles = StyleSheet.create({
  working: { gap: space[2], paddingVertical: space[4] },
})
