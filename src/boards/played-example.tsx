import { useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import type { GameId, EventOf } from '@/games'
import { useTranslation } from '@/i18n'
import { Button, SurfaceProvider, Text, useGameHref, type CharacterId } from '@/ui'
import type { TableLayout } from '@/ui/table'
import type { Moment, Pace, Table } from './face'

interface PlayedExampleProps<G extends GameId> {
  readonly moments: readonly Moment<G>[]
  readonly layout: TableLayout
  readonly StillTable: Table<G>['StillTable']
  readonly watchedFor: Pace<G>['watchedFor']
  readonly nameOf: (seat: Seat) => string
  readonly characterAt: (seat: Seat) => CharacterId | null
  /** An event in the words of the log. */
  readonly lineOf: (event: EventOf<G>) => string | null
  /** The number of the first moment: what is thrown by chance looks well from there. */
  readonly from?: number
}

/** An example that moves: what the real engine played, on a real, small table. A seat leads to its character's page. */
export function PlayedExample<G extends GameId>(props: PlayedExampleProps<G>) {
  const { moments, layout, StillTable, nameOf, characterAt, lineOf, from = 0 } = props
  const { t } = useTranslation('rulebook')
  const router = useRouter()
  const hrefOf = useGameHref()
  const { index, isPlaying, play } = usePlaying(moments, props.watchedFor)
  const moment = moments[index]
  if (!moment) return null
  const { width, height } = layout
  return (
    <View role="group" aria-label={t('example')} style={styles.example}>
      <View style={[styles.table, { width, height }]}>
        <StillTable
          moment={moment}
          layout={layout}
          near={0}
          nameOf={nameOf}
          played={index + from}
          speed={1}
          seatHint={t('seatHint')}
          onSeat={(seat) => {
            const character = characterAt(seat)
            if (character) router.push(hrefOf(`rules/${character}`))
          }}
        />
        <SurfaceProvider surface="sky">
          <Text variant="label" aria-live="polite" style={styles.line}>
            {moment.event ? (lineOf(moment.event) ?? '') : ''}
          </Text>
        </SurfaceProvider>
      </View>
      <Button
        size="small"
        icon={index > 0 && !isPlaying ? 'replay' : 'play'}
        label={index > 0 && !isPlaying ? t('again') : t('play')}
        disabled={isPlaying}
        onPress={play}
        testID="play-example"
      />
    </View>
  )
}

/** Runs through the moments once, from the start. */
function usePlaying<G extends GameId>(
  moments: readonly Moment<G>[],
  watchedFor: Pace<G>['watchedFor'],
) {
  const [index, setIndex] = useState(0)
  const [isStarted, setStarted] = useState(false)
  const isPlaying = isStarted && index < moments.length - 1
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setIndex(index + 1), watchedFor(moments[index]?.event ?? null))
    return () => clearTimeout(timer)
  }, [isPlaying, index, moments, watchedFor])
  const play = () => {
    setIndex(0)
    setStarted(true)
  }
  return { index, isPlaying, play }
}

/** Names of those who only sit there. */
const PEOPLE = ['Ada', 'Bo', 'Cole', 'Mei', 'Hank', 'Ines', 'Otto'] as const

export const personAt = (seat: Seat): string => PEOPLE[seat] ?? ''

const styles = StyleSheet.create({
  example: { gap: 8, marginTop: 8 },
  table: { alignSelf: 'center', overflow: 'hidden', borderRadius: 14 },
  line: { position: 'absolute', left: 14, right: 14, top: 10 },
})
