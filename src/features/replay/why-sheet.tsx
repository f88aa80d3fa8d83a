import { StyleSheet, View } from 'react-native'
import { useRoom, type Coach } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { percentOf } from '@/i18n/chances'
import { ROLES } from '@/family/roles'
import { selectWhy } from '@/store/coach/selectors'
import { whyClosed, type WhyTold } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ChanceBar, Divider, Medallion, Sheet, Text, Waiting, space, type CharacterId } from '@/ui'

interface WhySheetProps {
  readonly match: string
  readonly nameOf: (seat: Seat) => string
  readonly characters: readonly (CharacterId | null)[]
}

/** One thing that somebody did: what they could believe then, and what spoke for it. */
export function WhySheet(props: WhySheetProps) {
  return <Waiting for={useRoom('coach')}>{(coach) => <Told {...props} coach={coach} />}</Waiting>
}

interface CoachedProps extends WhySheetProps {
  readonly coach: Coach<GameId>
}

function Told({ coach, match, nameOf, characters }: CoachedProps) {
  const hasWords = useRoomWords('coach')
  const { t } = useTranslation(['coach', 'common', 'cards'])
  const dispatch = useAppDispatch()
  const asked = useAppSelector((state) => selectWhy(state, match))
  const told = asked?.told ?? null
  if (!hasWords) return null
  const reader = told && { view: told.view, own: null, nameOf, t }
  return (
    <Sheet
      visible={asked !== null}
      onClose={() => dispatch(whyClosed())}
      title={told ? nameOf(told.seat) : t('coach:acts.why')}
      sub={told && reader ? coach.moveWords([told.action], reader) : t('coach:hint.thinking')}
      closeLabel={t('common:close')}
    >
      {told && <Reasons {...{ coach, told, nameOf, characters }} />}
    </Sheet>
  )
}

interface ReasonsProps extends Omit<CoachedProps, 'match'> {
  readonly told: WhyTold
}

function Reasons({ coach, told, nameOf, characters }: ReasonsProps) {
  const { t } = useTranslation(['coach', 'common', 'cards'])
  const { view, seat, grounds, chances } = told
  const sealed = view.roles.flatMap((role, other) =>
    role === 'hidden' && other !== seat && chances[other] ? [other] : [],
  )
  return (
    <View style={styles.section} testID="why">
      <Text variant="label" role="heading" aria-level={2}>
        {t('coach:acts.spoke')}
      </Text>
      {grounds.length === 0 && <Text>{t('coach:acts.plain')}</Text>}
      {grounds.map((ground, i) => (
        <View key={i} style={styles.row}>
          <View aria-hidden>
            <coach.WhySign ground={ground} size={28} />
          </View>
          <Text style={styles.words}>{coach.whyWords(ground, { own: null, nameOf, t })}</Text>
        </View>
      ))}
      {sealed.length > 0 && <Divider />}
      {sealed.length > 0 && (
        <Text variant="label" role="heading" aria-level={2}>
          {t('coach:acts.believed')}
        </Text>
      )}
      {sealed.map((other) => {
        const [sheriff = 0, deputy = 0, outlaw = 0, renegade = 0] = chances[other] ?? []
        const all = [sheriff, deputy, outlaw, renegade] as const
        const spoken = ROLES.flatMap((role, i) =>
          (all[i] ?? 0) >= 0.005
            ? [
                t('coach:suspicions.chance', {
                  role: t(`common:roles.${role}`),
                  percent: percentOf(all[i] ?? 0),
                }),
              ]
            : [],
        ).join(', ')
        return (
          <View key={other} style={styles.row}>
            <Medallion character={characters[other] ?? null} size={34} />
            <View style={styles.words}>
              <Text bold>{nameOf(other)}</Text>
              <View aria-hidden>
                <ChanceBar chances={all} height={8} />
              </View>
              <Text variant="small" tone="secondary">
                {spoken}
              </Text>
            </View>
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[3] },
  row: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  words: { flex: 1, gap: 2 },
})
