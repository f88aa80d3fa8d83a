import { useRouter } from 'expo-router'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { emblemOf, victoryOf } from '@/i18n/victory'
import { reasonOf } from '../words/ending-words'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CompanionRecap } from '@/store/tracker/recap'
import { selectCompanionRecap, selectTableStart } from '@/store/tracker/selectors'
import { tableClosed } from '@/store/tracker/slice'
import { Bill, Button, Page, Rail, RailActions, Screen, Text, useInsets, useGameHref } from '@/ui'
import { clockText } from './clock-text'
import { RecapRow } from './recap-row'
import { useTableNames } from '@/store/tracker/use-table-names'

/** A table looked back on: who won and why, every card, and what each one did. */
export function Result() {
  const recap = useAppSelector(selectCompanionRecap)
  return recap && <Recapped recap={recap} />
}

function Recapped({ recap }: { readonly recap: CompanionRecap }) {
  const { t } = useTranslation('tracker')
  const start = useAppSelector(selectTableStart)
  const order = standings(recap)
  return (
    <Screen>
      <Page title={t('result.title')}>
        <Poster recap={recap} />
        <Text variant="small" tone="secondary" style={styles.facts}>
          {t('result.facts', {
            count: recap.turns,
            time: clockText(recap.finishedAt - start),
          })}
        </Text>
        {order.map((seat) => (
          <RecapRow key={seat} seat={seat} recap={recap} />
        ))}
      </Page>
      <ResultRail />
    </Screen>
  )
}

/** Winners first, then those who stood longest. */
function standings({ roles, falls, winner }: CompanionRecap): number[] {
  const fell = (seat: number): number => {
    const place = falls.findIndex((fall) => fall.seat === seat)
    return place < 0 ? falls.length : place
  }
  const rank = (seat: number): number => (winner?.seats.includes(seat) ? 100 : 0) + fell(seat)
  return roles.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b)
}

function Poster({ recap }: { readonly recap: CompanionRecap }) {
  const { t } = useTranslation(['tracker', 'result'])
  const told = useTranslation(['result', 'common']).t
  const nameOf = useTableNames()
  const { ending } = recap
  if (!ending) return null
  const victory = victoryOf(ending.winner, recap.roles)
  const emblem = emblemOf(victory)
  return (
    <Bill
      title={t(`result:titles.${victory}`)}
      reason={
        ending.fall === null ? t('end.declared') : reasonOf(ending, { own: null, nameOf, t: told })
      }
      emblem={emblem}
    />
  )
}

function ResultRail() {
  const { t } = useTranslation('tracker')
  const insets = useInsets()
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const leave = (to: '/' | ReturnType<typeof hrefOf>) => {
    router.dismissTo(to)
    dispatch(tableClosed())
  }
  return (
    <Rail style={{ paddingBottom: Math.max(insets.bottom, 16) }}>
      <RailActions>
        <Button
          size="small"
          label={t('result.done')}
          onPress={() => leave('/')}
          style={styles.done}
        />
        <Button
          kind="brass"
          size="large"
          label={t('result.rematch')}
          hint={t('result.rematchHint')}
          onPress={() => leave(hrefOf('companion-setup'))}
          style={styles.rematch}
        />
      </RailActions>
    </Rail>
  )
}

const styles = StyleSheet.create({
  facts: { paddingHorizontal: 8, paddingTop: 4 },
  done: { flex: 2 },
  rematch: { flex: 3 },
})
