import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import type { TableFacts } from '@/boards'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectAwaited, selectHolder, selectIsBreak, selectWanting } from '@/store/pass/selectors'
import { phoneTaken } from '@/store/pass/slice'
import { BulletRow, Button, CallCurtain, Medallion, Text, space, useGameHref } from '@/ui'

interface HandOverProps {
  /** What happened that they must answer. */
  readonly call: string | null
  readonly facts: TableFacts
  readonly nameOf: (seat: Seat) => string
}

/** Between two people: who takes the phone now, large, and who comes then; or that it is a break. */
export function HandOver(props: HandOverProps) {
  const seat = useAppSelector(selectAwaited)
  return seat === null ? null : <Calling seat={seat} {...props} />
}

function Calling({ seat, facts, nameOf, call: asked }: HandOverProps & { readonly seat: Seat }) {
  const { t } = useTranslation(['pass', 'characters', 'common'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const holder = useAppSelector(selectHolder)
  const name = nameOf(seat)
  const isWanted = useAppSelector(selectWanting) === seat
  const call = isWanted ? t('pass:hand.sidCalls', { name }) : asked
  const character = facts.characters[seat] ?? null
  const isSealed = facts.roles[seat] === 'hidden'
  const isBreak = useAppSelector(selectIsBreak)
  const handing =
    holder === null
      ? t(isBreak ? 'pass:onBreak' : 'pass:takeIt')
      : t('pass:handTo', { name: nameOf(holder) })
  const lead = call === null ? handing : `${call} ${t('pass:takeIt')}`
  return (
    <CallCurtain
      lead={lead}
      name={name}
      takeLabel={t('pass:iAm', { name })}
      onTake={() => dispatch(phoneTaken(seat))}
      other={
        isSealed && (
          <Button
            kind="plain"
            icon="eye"
            label={t('pass:lookFirst')}
            onPress={() => {
              dispatch(phoneTaken(seat))
              router.push(hrefOf('peek'))
            }}
          />
        )
      }
    >
      <View style={styles.who}>
        <Medallion character={character} size={76} />
        <View style={styles.facts}>
          <Text bold>
            {character ? t(`characters:${character}.name`) : t('common:noCharacter')}
          </Text>
          <BulletRow life={facts.life[seat] ?? 0} max={facts.maxLife[seat] ?? 0} height={20} />
        </View>
      </View>
      {call === null && (
        <Text style={styles.next}>
          {t('pass:nextUp', { names: following(facts, seat, nameOf) })}
        </Text>
      )}
    </CallCurtain>
  )
}

/** The two who play after somebody. */
function following({ alive }: TableFacts, seat: Seat, nameOf: HandOverProps['nameOf']): string {
  const order = alive.map((_, i) => (seat + 1 + i) % alive.length).filter((other) => alive[other])
  const [second = seat, third = seat] = order
  return third === seat ? nameOf(second) : `${nameOf(second)}, ${nameOf(third)}`
}

const styles = StyleSheet.create({
  who: { flexDirection: 'row', alignItems: 'center', gap: space[4], marginTop: space[3] },
  facts: { gap: space[2], flexShrink: 1 },
  next: { marginTop: space[4] },
})
