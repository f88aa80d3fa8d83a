import { useRouter } from 'expo-router'
import { useEffect, useMemo, useState } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import type { Seat } from '@/games/dice'
import type { Moment } from '@/games/dice/story'
import { useTranslation } from '@/i18n'
import { Button, SurfaceProvider, Text, useGameHref } from '@/ui'
import { layoutTable } from '@/ui/table'
import { StillTable } from '../table/still-table'
import { readFor } from '../table/timing'
import { logLine } from '../words/log-line'
import { momentsOfScript, type Script } from './script'
import { useBookWords } from './use-texts'

const WIDEST = 520
const HEIGHT = 440
/** Throws that look well on a small table. */
const SEED = 7

/** An example that moves: the real engine plays loaded dice on a real, small table. */
export function Example({ script }: { readonly script: Script }) {
  const t = useBookWords()
  const router = useRouter()
  const hrefOf = useGameHref()
  const { width: window } = useWindowDimensions()
  const width = Math.min(window - 40, WIDEST)
  const layout = useMemo(
    () => layoutTable({ width, height: HEIGHT, seats: script.seats.length, railHeight: 0 }),
    [width, script],
  )
  const moments = useMemo(() => momentsOfScript(script), [script])
  const { index, isPlaying, play } = usePlaying(moments)
  const moment = moments[index]
  const nameOf = useNames(script)
  const line = useLine(moments, index, nameOf)
  if (!moment) return null
  return (
    <View role="group" aria-label={t('example')} style={styles.example}>
      <View style={[styles.table, { width, height: HEIGHT }]}>
        <StillTable
          moment={moment}
          layout={layout}
          near={0}
          nameOf={nameOf}
          played={index + SEED}
          speed={1}
          seatHint={t('seatHint')}
          onSeat={(seat) => {
            const character = script.seats[seat]?.character
            if (character) router.push(hrefOf(`rules/${character}`))
          }}
        />
        <SurfaceProvider surface="sky">
          <Text variant="label" aria-live="polite" style={styles.line}>
            {line}
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
function usePlaying(moments: readonly Moment[]) {
  const [index, setIndex] = useState(0)
  const [isStarted, setStarted] = useState(false)
  const isPlaying = isStarted && index < moments.length - 1
  useEffect(() => {
    if (!isPlaying) return
    const ms = readFor(moments[index]?.event ?? null)
    const timer = setTimeout(() => setIndex(index + 1), ms)
    return () => clearTimeout(timer)
  }, [isPlaying, index, moments])
  const play = () => {
    setIndex(0)
    setStarted(true)
  }
  return { index, isPlaying, play }
}

const PEOPLE = ['Ada', 'Bo', 'Cole', 'Mei', 'Hank', 'Ines'] as const

/** The one whom it is about goes by the character's name, except on the near plate, which has both. */
function useNames({ seats, star }: Script): (seat: Seat) => string {
  const { t } = useTranslation('characters')
  const character = star === null || star === 0 ? undefined : seats[star]?.character
  return (seat) => (character && seat === star ? t(`${character}.name`) : (PEOPLE[seat] ?? ''))
}

/** What just happened, in the words of the log. */
function useLine(moments: readonly Moment[], index: number, nameOf: (seat: Seat) => string) {
  const { t } = useTranslation(['log', 'common'])
  const event = moments[index]?.event
  return event ? (logLine(event, { own: null, nameOf, t }) ?? '') : ''
}

const styles = StyleSheet.create({
  example: { gap: 8, marginTop: 8 },
  table: { alignSelf: 'center', overflow: 'hidden', borderRadius: 14 },
  line: { position: 'absolute', left: 14, right: 14, top: 10 },
})
