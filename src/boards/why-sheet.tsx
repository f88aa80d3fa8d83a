import { StyleSheet, View } from 'react-native'
import type { Coach } from './face'
import { useRoom } from './face-context'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { selectWhy } from '@/store/coach/selectors'
import { whyClosed, type WhyTold } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ChanceBar, Divider, Medallion, Sheet, Text, Waiting, space, type CharacterId } from '@/ui'
import { chanceWords, feelingWords, motiveWords } from './why-words'
import { COACH_WORDS } from './words'

interface WhySheetProps {
  readonly match: string
  readonly nameOf: (seat: Seat) => string
  readonly characters: readonly (CharacterId | null)[]
}

/** One thing that somebody did: what they believed then, and why they did it. */
export function WhySheet(props: WhySheetProps) {
  return <Waiting for={useRoom('coach')}>{(coach) => <Told {...props} coach={coach} />}</Waiting>
}

interface CoachedProps extends WhySheetProps {
  readonly coach: Coach<GameId>
}

function Told({ coach, match, nameOf, characters }: CoachedProps) {
  const hasWords = useRoomWords('coach')
  const { t } = useTranslation(COACH_WORDS)
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
      {told && (
        <View style={styles.section} testID="why">
          <Reasons {...{ coach, told, nameOf }} />
          <Beliefs {...{ told, nameOf, characters }} />
        </View>
      )}
    </Sheet>
  )
}

interface ReasonsProps {
  readonly coach: Coach<GameId>
  readonly told: WhyTold
  readonly nameOf: (seat: Seat) => string
}

/** A bot's own reasons; for a person, and for a bot that has changed since, what spoke for it. */
function Reasons({ coach, told, nameOf }: ReasonsProps) {
  const { t } = useTranslation(COACH_WORDS)
  const { by, motives, grounds } = told
  const own = motives.flatMap((motive) => motiveWords(motive, { coach, told, nameOf, t }))
  return (
    <>
      {by === 'changed' && <Text tone="secondary">{t('coach:acts.changed')}</Text>}
      <Text variant="label" role="heading" aria-level={2}>
        {by === 'bot' ? t('coach:acts.reasons') : t('coach:acts.spoke')}
      </Text>
      {own.length + grounds.length === 0 && <Text>{t('coach:acts.plain')}</Text>}
      {own.map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      {grounds.map((ground, i) => (
        <View key={i} style={styles.row}>
          <View aria-hidden>
            <coach.WhySign ground={ground} size={28} />
          </View>
          <Text style={styles.words}>{coach.whyWords(ground, { own: null, nameOf, t })}</Text>
        </View>
      ))}
    </>
  )
}

type BeliefsProps = Omit<ReasonsProps, 'coach'> & Pick<WhySheetProps, 'characters'>

/** What it held of every sealed card. */
function Beliefs({ told, nameOf, characters }: BeliefsProps) {
  const { t } = useTranslation(COACH_WORDS)
  const { view, seat, held, by } = told
  const sealed = view.roles.flatMap((role, other) =>
    role === 'hidden' && other !== seat ? [other] : [],
  )
  if (sealed.length === 0) return null
  return (
    <>
      <Divider />
      <Text variant="label" role="heading" aria-level={2}>
        {by === 'bot' ? t('coach:acts.held') : t('coach:acts.believed')}
      </Text>
      {!held && <Text>{t('coach:acts.believesNothing')}</Text>}
      {held &&
        sealed.map((other) => {
          const chances = held.kind === 'chances' ? held.chances[other] : undefined
          const feeling = held.kind === 'feelings' ? (held.feelings[other] ?? 0) : 0
          return (
            <View key={other} style={styles.row}>
              <Medallion character={characters[other] ?? null} size={34} />
              <View style={styles.words}>
                <Text bold>{nameOf(other)}</Text>
                {chances && (
                  <View aria-hidden>
                    <ChanceBar chances={chances} height={8} />
                  </View>
                )}
                <Text variant="small" tone="secondary">
                  {chances ? chanceWords(chances, t) : feelingWords(feeling, t)}
                </Text>
              </View>
            </View>
          )
        })}
    </>
  )
}

const styles = StyleSheet.create({
  section: { gap: space[3] },
  row: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  words: { flex: 1, gap: 2 },
})
