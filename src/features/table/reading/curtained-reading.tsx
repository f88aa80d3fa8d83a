import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import type { KnownRole } from '@/family/reading/known'
import type { Suspicion } from '@/family/reading/marks'
import { useTranslation } from '@/i18n'
import { onLeaving } from '@/platform/leaving'
import { useSecretScreen } from '@/platform/use-secret-screen'
import { Button, CallCurtain, Page, Screen, Text, space } from '@/ui'
import { knownWords } from './known-words'
import { SuspicionControls } from './seat-reading'

interface CurtainedReadingProps {
  readonly reading: {
    readonly by: Seat
    readonly seats: readonly Seat[]
    readonly chips: ReadonlyMap<Seat, Suspicion>
    readonly known: readonly KnownRole[]
  }
  readonly nameOf: (seat: Seat) => string
  readonly onSay: (about: Seat, says: Suspicion | null) => void
  readonly onBack: () => void
}

/**
 * The suspicions of one person, on a phone that others have in their hands too. The curtain hangs before them until that
 * person says that it is them, and falls again when the app is left: nothing of them is on the screen before.
 */
export function CurtainedReading({ reading, nameOf, onSay, onBack }: CurtainedReadingProps) {
  const { t } = useTranslation(['pass', 'table'])
  const { t: tell } = useTranslation(['table', 'common'])
  const [open, setOpen] = useState<Seat | null>(null)
  useEffect(() => onLeaving(() => setOpen(null)), [])
  useSecretScreen()
  const name = nameOf(reading.by)
  if (open !== reading.by)
    return (
      <Screen ground="bare">
        <CallCurtain
          lead={t('pass:reading.alone')}
          name={name}
          takeLabel={t('pass:iAm', { name })}
          onTake={() => setOpen(reading.by)}
          other={<Button kind="plain" label={t('pass:back')} onPress={onBack} />}
        />
      </Screen>
    )
  return (
    <Screen>
      <Page title={t('table:reading.title')} testID="holders-reading">
        <Text tone="secondary">{t('pass:reading.sub')}</Text>
        {reading.seats.map((seat) => (
          <View key={seat} style={styles.row}>
            <Text variant="label" role="heading" aria-level={2}>
              {nameOf(seat)}
            </Text>
            <SuspicionControls
              label={nameOf(seat)}
              says={reading.chips.get(seat) ?? null}
              onSay={(says) => onSay(seat, says)}
            />
          </View>
        ))}
        {reading.known.map((card) => (
          <Text key={card.seat}>{knownWords(card.known, card, { nameOf, t: tell })}</Text>
        ))}
        <Button
          kind="brass"
          size="large"
          label={t('pass:back')}
          onPress={onBack}
          style={styles.back}
        />
      </Page>
    </Screen>
  )
}

const styles = StyleSheet.create({
  row: { gap: space[1], marginTop: space[2] },
  back: { marginTop: space[4] },
})
