import { StyleSheet, View } from 'react-native'
import { COACH_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId, ViewOf } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { percentOf } from '@/i18n/chances'
import { selectIsPanelOpen, selectSuspicions } from '@/store/coach/selectors'
import { panelClosed } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPlayers, selectView } from '@/store/match/selectors'
import { ChanceBar, Medallion, RoleBadge, Sheet, Text, space } from '@/ui'
import { Pondering } from './pondering'
import { ShiftList } from './shift-list'
import { rankedRoles } from './suspicion-words'

const LATEST = 6

/** The whole table as a fair observer sees it, and what moved them last. */
export function SuspicionPanel({ coach }: { readonly coach: Coach<GameId> }) {
  const { t } = useTranslation(COACH_WORDS)
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsPanelOpen)
  const suspicions = useAppSelector(selectSuspicions)
  const view = useAppSelector(selectView)
  return (
    <Sheet
      visible={isOpen}
      onClose={() => dispatch(panelClosed())}
      title={t('coach:suspicions.title')}
      sub={t('coach:suspicions.sub')}
      closeLabel={t('common:close')}
    >
      {suspicions && view ? (
        <Chart coach={coach} suspicions={suspicions} view={view} />
      ) : (
        <Pondering label={t('coach:hint.thinking')} />
      )}
    </Sheet>
  )
}

interface SeatsProps {
  readonly suspicions: NonNullable<ReturnType<typeof selectSuspicions>>
  readonly view: ViewOf<GameId>
}

interface ChartProps extends SeatsProps {
  readonly coach: Coach<GameId>
}

function Chart({ coach, suspicions, view }: ChartProps) {
  const { t } = useTranslation('coach')
  const sealed = view.roles.flatMap((role, seat) => (role === 'hidden' ? [seat] : []))
  return (
    <View testID="suspicion-chart">
      <View style={styles.seats}>
        {sealed.length === 0 && <Text>{t('suspicions.open')}</Text>}
        {sealed.map((seat) => (
          <SeatRow key={seat} seat={seat} suspicions={suspicions} view={view} />
        ))}
      </View>
      <ShiftList coach={coach} shifts={suspicions.shifts.slice(-LATEST).reverse()} />
    </View>
  )
}

function SeatRow({ seat, suspicions, view }: SeatsProps & { readonly seat: Seat }) {
  const { t } = useTranslation(COACH_WORDS)
  const name = useNameOf(useAppSelector(selectPlayers))(seat)
  const [sheriff = 0, deputy = 0, outlaw = 0, renegade = 0] = suspicions.chances[seat] ?? []
  const chances = rankedRoles([sheriff, deputy, outlaw, renegade]).map(({ role, chance }) => ({
    role,
    text: t('coach:suspicions.chance', {
      role: t(`common:roles.${role}`),
      percent: percentOf(chance),
    }),
  }))
  const spoken = chances.map(({ text }) => text).join(', ')
  return (
    <View
      accessible
      role="img"
      aria-label={t('coach:suspicions.seat', { name, chances: spoken })}
      style={styles.seat}
    >
      <Medallion character={view.characters[seat] ?? null} size={44} />
      <View style={styles.facts}>
        <Text bold numberOfLines={1}>
          {name}
        </Text>
        <ChanceBar chances={[sheriff, deputy, outlaw, renegade]} height={10} />
        <View style={styles.chances}>
          {chances.map(({ role, text }) => (
            <View key={role} style={styles.chance}>
              <RoleBadge role={role} size={16} />
              <Text variant="small" tone="secondary">
                {text}
              </Text>
            </View>
          ))}
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  seats: { gap: space[4] },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  facts: { flex: 1, gap: 4 },
  chances: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[3], rowGap: 2 },
  chance: { flexDirection: 'row', alignItems: 'center', gap: 4 },
})
