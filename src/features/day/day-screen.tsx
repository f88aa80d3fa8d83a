import { useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useFace } from '@/boards'
import { daysLater, startOfDay, type Day } from '@/family/calendar'
import { streakOf } from '@/family/played-days'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { dayDealt, dealOfDay } from '@/store/days/play'
import { selectDay, selectDayStage, selectDays } from '@/store/days/selectors'
import { useToday } from '@/store/days/use-today'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { lessonLeft } from '@/store/tutorial/play'
import {
  Button,
  Columns,
  Divider,
  ListRow,
  Page,
  Paper,
  Rail,
  RailActions,
  Screen,
  Text,
  useGameHref,
  useIsWide,
} from '@/ui'
import { SharedToast } from '@/ui/shared-toast'
import { useSharing } from '@/ui/use-sharing'
import { useAskedDeal } from '@/ui/use-asked-deal'
import { AbandonSheet } from '@/ui/abandon-sheet'
import { DayCard } from './day-card'
import { MonthPage } from './month'
import { ShareSheet } from './share-sheet'

/** The deal that everybody has today, how it came out, and the month. */
export function DayScreen() {
  const { t } = useTranslation('day')
  const { game } = useFace()
  const today = useToday()
  const isWide = useIsWide()
  const sharing = useSharing()
  const [isSharing, setSharing] = useState(false)
  const played = useAppSelector((state) => selectDay(state, game, today))
  const stage = useAppSelector((state) => selectDayStage(state, game, today))
  const streak = streakOf(useAppSelector(selectDays), game, today)
  const { deal, goOn, asking } = useDayDealing(game)
  return (
    <Screen>
      <Page title={t('title')} isWide={isWide}>
        <Columns isWide={isWide} gap={16}>
          <View style={styles.part}>
            {played?.result ? (
              <DayCard
                played={played}
                result={played.result}
                streak={streak.now}
                page={sharing.page}
                isPictured={sharing.pictured === 'page'}
              />
            ) : (
              <Invitation game={game} day={today} />
            )}
            <Text style={styles.words}>{t(`stage.${stage}`)}</Text>
            <Divider />
            <ListRow
              icon="replay"
              label={t('yesterday')}
              sub={t('yesterdaySub')}
              onPress={() => deal(daysLater(today, -1))}
              testID="yesterday"
            />
          </View>
          <View style={styles.part}>
            <ListRow
              icon="trophy"
              label={streak.now > 0 ? t('streak', { count: streak.now }) : t('noStreak')}
              {...(streak.best > 0 && { sub: t('best', { count: streak.best }) })}
            />
            <MonthPage game={game} today={today} />
            <Text variant="small" tone="secondary" style={styles.words}>
              {t('keeping')}
            </Text>
          </View>
        </Columns>
      </Page>
      <SharedToast {...sharing} />
      <DayRail
        stage={stage}
        onDeal={() => (stage === 'under-way' ? goOn() : deal(today))}
        onShare={played?.result ? () => setSharing(true) : null}
      />
      <AbandonSheet {...asking} />
      {played?.result && (
        <ShareSheet
          visible={isSharing}
          onClose={() => setSharing(false)}
          played={played}
          result={played.result}
          streak={streak.now}
          sharing={sharing}
        />
      )}
    </Screen>
  )
}

/** What everybody at the table will see anyway: the date, and who sits there. */
function Invitation({ game, day }: { readonly game: GameId; readonly day: Day }) {
  const { t } = useTranslation(['day', 'home', 'common'])
  const format = useFormat()
  const { bots } = dealOfDay(game, day)
  return (
    <Paper nails="two" frame="plain" style={styles.poster}>
      <Text variant="head">{format.utcDay(startOfDay(day))}</Text>
      <Text
        bold
      >{`${t(`home:games.${game}`)}, ${t('day:seats', { count: bots.length + 1 })}`}</Text>
      {bots.map(({ name, level, personality }) => (
        <Text key={name}>
          {`${name}: ${t(`common:levels.${level}`)}, ${t(`common:tempers.${personality}`)}`}
        </Text>
      ))}
    </Paper>
  )
}

interface DayRailProps {
  readonly stage: ReturnType<typeof selectDayStage>
  readonly onDeal: () => void
  /** Null while there is no card to show. */
  readonly onShare: (() => void) | null
}

/** The near edge: today's deal, for the record or once more. */
function DayRail({ stage, onDeal, onShare }: DayRailProps) {
  const { t } = useTranslation('day')
  const insets = useSafeAreaInsets()
  const label = stage === 'open' ? t('deal') : stage === 'under-way' ? t('continue') : t('again')
  return (
    <Rail style={{ paddingBottom: Math.max(insets.bottom, 16) }}>
      <RailActions>
        {onShare && (
          <Button
            icon="share"
            size="small"
            label={t('share')}
            onPress={onShare}
            style={styles.share}
          />
        )}
        <Button
          kind="brass"
          size={onShare ? 'normal' : 'large'}
          label={label}
          onPress={onDeal}
          testID="deal-day"
          style={styles.deal}
        />
      </RailActions>
    </Rail>
  )
}

/** Deals a day and goes to the table. A match that waits is asked about first. */
function useDayDealing(game: GameId) {
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectView)
  useEffect(() => dispatch(lessonLeft()), [dispatch])
  const goOn = () => router.push(hrefOf('table'))
  const { ask: deal, asking } = useAskedDeal<Day>({
    isWaiting: () => view !== null && !view.winner,
    deal: (day) => {
      dispatch(dayDealt(game, day))
      router.push(hrefOf('deal'))
    },
    goOn,
  })
  return { deal, goOn, asking }
}

const styles = StyleSheet.create({
  part: { gap: 10 },
  poster: { gap: 4, paddingHorizontal: 28, paddingVertical: 26 },
  words: { paddingHorizontal: 8 },
  share: { flex: 2 },
  deal: { flex: 3 },
})
