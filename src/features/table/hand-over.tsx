import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import type { DiceState, Seat } from '@/games/dice'
import { nextLiving } from '@/family/ring'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectAwaited, selectHolder, selectIsBreak } from '@/store/pass/selectors'
import { phoneTaken } from '@/store/pass/slice'
import { BulletRow, Button, CallCurtain, Medallion, Text, space } from '@/ui'

interface HandOverProps {
  readonly view: DiceState
  readonly nameOf: (seat: Seat) => string
}

/** Between two people: who takes the phone now, large, and who comes then; or that it is a break. */
export function HandOver({ view, nameOf }: HandOverProps) {
  const seat = useAppSelector(selectAwaited)
  return seat === null ? null : <HandOverCard seat={seat} view={view} nameOf={nameOf} />
}

function HandOverCard({ seat, view, nameOf }: HandOverProps & { readonly seat: Seat }) {
  const { t } = useTranslation(['pass', 'characters', 'common'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const holder = useAppSelector(selectHolder)
  const name = nameOf(seat)
  const character = view.characters[seat] ?? null
  const isSealed = view.roles[seat] === 'hidden'
  const isBreak = useAppSelector(selectIsBreak)
  const lead =
    holder === null
      ? t(isBreak ? 'pass:onBreak' : 'pass:takeIt')
      : t('pass:handTo', { name: nameOf(holder) })
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
              router.push('/peek')
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
          <BulletRow life={view.life[seat] ?? 0} max={view.maxLife[seat] ?? 0} height={20} />
        </View>
      </View>
      <Text style={styles.next}>{t('pass:nextUp', { names: following(view, seat, nameOf) })}</Text>
    </CallCurtain>
  )
}

/** The two who play after somebody. */
function following(view: DiceState, seat: Seat, nameOf: HandOverProps['nameOf']): string {
  const second = nextLiving(view, seat)
  const third = nextLiving(view, second)
  return third === seat ? nameOf(second) : `${nameOf(second)}, ${nameOf(third)}`
}

const styles = StyleSheet.create({
  who: { flexDirection: 'row', alignItems: 'center', gap: space[4], marginTop: space[3] },
  facts: { gap: space[2], flexShrink: 1 },
  next: { marginTop: space[4] },
})
