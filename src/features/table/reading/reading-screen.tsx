import { Redirect, useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import type { Suspicion } from '@/family/reading/marks'
import { useNameOf, useTranslation } from '@/i18n'
import { onLeaving } from '@/platform/leaving'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { suspicionMarked } from '@/store/match/slice'
import { selectHoldersReading } from '@/store/reading/selectors'
import { Button, CallCurtain, Page, Screen, Text, space, useGameHref } from '@/ui'
import { knownWords } from './known-words'
import { SuspicionControls } from './seat-reading'

/**
 * Passed around: the suspicions of whoever has the phone. The curtain hangs before them until that person says that it is
 * them, and falls again when the app is left: nothing of them is on the screen before.
 */
export function ReadingScreen() {
  const { t } = useTranslation(['pass', 'table'])
  const { t: tell } = useTranslation(['table', 'common'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const reading = useAppSelector(selectHoldersReading)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const [open, setOpen] = useState<Seat | null>(null)
  useEffect(() => onLeaving(() => setOpen(null)), [])
  useSecretScreen()
  if (!reading) return <Redirect href={hrefOf('table')} />
  const back = () => router.replace(hrefOf('table'))
  const name = nameOf(reading.by)
  if (open !== reading.by)
    return (
      <Screen ground="bare">
        <CallCurtain
          lead={t('pass:reading.alone')}
          name={name}
          takeLabel={t('pass:iAm', { name })}
          onTake={() => setOpen(reading.by)}
          other={<Button kind="plain" label={t('pass:back')} onPress={back} />}
        />
      </Screen>
    )
  return (
    <Screen>
      <Page title={t('table:reading.title')} testID="holders-reading">
        <Text tone="secondary">{t('pass:reading.sub')}</Text>
        {reading.seats.map((seat) => (
          <SeatRow
            key={seat}
            name={nameOf(seat)}
            by={reading.by}
            about={seat}
            says={reading.chips.get(seat) ?? null}
          />
        ))}
        {reading.known.map((card) => (
          <Text key={card.seat}>{knownWords(card.known, card, { nameOf, t: tell })}</Text>
        ))}
        <Button kind="brass" size="large" label={t('pass:back')} onPress={back} />
      </Page>
    </Screen>
  )
}

interface SeatRowProps {
  readonly name: string
  readonly by: Seat
  readonly about: Seat
  readonly says: Suspicion | null
}

function SeatRow({ name, by, about, says }: SeatRowProps) {
  const dispatch = useAppDispatch()
  return (
    <View style={styles.row}>
      <Text variant="label" role="heading" aria-level={2}>
        {name}
      </Text>
      <SuspicionControls
        label={name}
        says={says}
        onSay={(next) => dispatch(suspicionMarked({ by, about, says: next }))}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { gap: space[1], marginTop: space[2] },
})
