import type { ReactNode, RefObject } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { RESULT_WORDS } from '@/boards'
import { useTranslation } from '@/i18n'
import { Bill, Text, backdrops, useTheme } from '@/ui'
import { LifeChart } from './life-chart'
import { StandingRow } from './standing-row'
import type { Standing } from './standings'
import type { Told } from './use-told'
import type { Finished } from './use-finished'

/** From this width on, chart and list stand side by side. */
const WIDE = 900

interface ResultPageProps {
  readonly finished: Finished
  readonly told: Told
  readonly standings: readonly Standing[]
  readonly onOpen: (standing: Standing) => void
  /** What a picture is taken of; for that it has a ground of its own. */
  readonly page: RefObject<View | null>
  readonly isPictured: boolean
  /** Where one goes from here, right under who won: above the fold. */
  readonly links?: ReactNode
  /** What the game has to show of how it ended. */
  readonly closing?: ReactNode
}

/** All that there is to read, and all that a shared picture shows. */
export function ResultPage(props: ResultPageProps) {
  const { finished, told, standings, onOpen, page, isPictured, links, closing } = props
  const { t } = useTranslation(RESULT_WORDS)
  const { name } = useTheme()
  const { width, height } = useWindowDimensions()
  const isWide = width >= WIDE
  const verdict = verdictOf(finished)
  return (
    <View
      ref={page}
      collapsable={false}
      style={[styles.page, isPictured && { backgroundColor: backdrops[name].ground }]}
    >
      <View style={isWide ? styles.columns : styles.column}>
        <View style={isWide ? styles.half : styles.column}>
          <Bill
            emblemSize={width < 350 ? 48 : width < 500 ? 62 : 80}
            style={styles.bill}
            {...told}
            verdict={verdict && t(`result:${verdict}`)}
          />
          {!isPictured && links}
          {isWide && closing}
          {isWide && <Chart finished={finished} standings={standings} height={height - 480} />}
        </View>
        <View
          role="list"
          aria-label={t('result:standings')}
          style={[styles.list, isWide && styles.fill]}
        >
          {standings.map((standing, i) => (
            <View role="listitem" key={standing.seat}>
              {isBreak(standings, i) && <View style={styles.gap} />}
              <StandingRow standing={standing} onPress={() => onOpen(standing)} />
            </View>
          ))}
        </View>
        {!isWide && closing}
        {!isWide && (
          <Chart finished={finished} standings={standings} height={width >= 700 ? 300 : 184} />
        )}
      </View>
      {isPictured && (
        <Text variant="head" tone="secondary" style={styles.name}>
          {t('common:appName')}
        </Text>
      )}
    </View>
  )
}

function Chart(
  props: Pick<ResultPageProps, 'finished' | 'standings'> & { readonly height: number },
) {
  return (
    <View style={styles.chart}>
      <LifeChart {...props} height={Math.max(150, props.height)} />
    </View>
  )
}

/** A little air between those who won and those who did not. */
function isBreak(standings: readonly Standing[], i: number): boolean {
  return i > 0 && standings[i - 1]?.isWinner === true && standings[i]?.isWinner === false
}

function verdictOf({ own, recap: { ending } }: Finished): 'youWon' | 'youLost' | null {
  const winner = ending?.winner
  if (own === null || !winner || winner.side === 'draw') return null
  return winner.seats.includes(own) ? 'youWon' : 'youLost'
}

const styles = StyleSheet.create({
  bill: { paddingVertical: 18, minHeight: 140 },
  page: {
    width: '100%',
    maxWidth: 1120,
    alignSelf: 'center',
    paddingHorizontal: 12,
    paddingVertical: 10,
  },
  column: { gap: 12, width: '100%', maxWidth: 680, alignSelf: 'center' },
  columns: { flexDirection: 'row', gap: 32, alignItems: 'flex-start' },
  half: { flex: 1, gap: 20 },
  list: { gap: 2 },
  fill: { flex: 1 },
  name: { alignSelf: 'flex-end', paddingHorizontal: 8 },
  gap: { height: 8 },
  chart: { paddingHorizontal: 8 },
})
