import { useState } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useFace } from '@/boards'
import { ROLES } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { wrongNames } from '@/store/setup/names'
import type { Mode } from '@/store/setup/slice'
import {
  Button,
  Columns,
  Page,
  Rail,
  RailActions,
  Screen,
  SegmentedControl,
  Text,
  useIsWide,
} from '@/ui'
import { AbandonSheet } from '@/ui/abandon-sheet'
import { AllBots } from './all-bots'
import { setupOf, withPlayer, withSeats, type Draft } from './draft'
import { useKeptDraft } from './kept-draft'
import { PassSeats } from './pass-seats'
import { SeatRow } from './seat-rows'
import { ShareRow, promisedSeed, type Promised } from './share-row'
import { Terms } from './terms'
import { useDealing } from './use-dealing'

/** A phone held across: every line counts. */
const SHORT = 480

/** The new game: who sits at the table, and by which rules. */
export function SetupScreen() {
  return <NewGame mode="solo" />
}

/** The same for a phone that is passed around: people and bots in any seat. */
export function PassSetupScreen() {
  return <NewGame mode="pass" />
}

function NewGame({ mode }: { readonly mode: Mode }) {
  const { t } = useTranslation(['setup', 'pass'])
  const { width, height } = useWindowDimensions()
  const hasRoom = useIsWide()
  const [draft, setDraft] = useKeptDraft(mode)
  const [promised, setPromised] = useState<Promised | null>(null)
  const isWide = hasRoom || (height < SHORT && width >= 720)
  const seated = draft.players.slice(0, draft.seats)
  const wrong = wrongNames(seated)
  const isReady = wrong.every((name) => name === null)
  return (
    <Screen>
      <Page
        title={mode === 'pass' ? t('pass:setupTitle') : t('setup:title')}
        column="form"
        isWide={isWide}
      >
        <Columns isWide={isWide} gap={6}>
          <>
            <Players draft={draft} onChange={setDraft} />
            <AllBots draft={draft} onChange={setDraft} />
            {mode === 'pass' ? (
              <PassSeats draft={draft} wrong={wrong} onChange={setDraft} />
            ) : (
              seated.map((player, seat) => (
                <SeatRow
                  key={seat}
                  seat={seat}
                  player={player}
                  wrong={wrong[seat] ?? null}
                  onChange={(changed) => setDraft(withPlayer(draft, seat, changed))}
                />
              ))
            )}
          </>
          <View>
            <Terms draft={draft} onChange={setDraft} />
            {mode === 'solo' && isReady && (
              <ShareRow setup={setupOf(draft)} onPromise={setPromised} />
            )}
          </View>
        </Columns>
      </Page>
      <DealRail draft={draft} isReady={isReady} promised={promised} />
    </Screen>
  )
}

interface PartProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** How many, and which roles that makes. */
function Players({ draft, onChange }: PartProps) {
  const { t } = useTranslation('setup')
  const numbers = Object.values(t('numbers', { returnObjects: true }))
  const { setUp } = useFace()
  const { least, most } = setUp.seats
  const counts = setUp.roleCounts(draft.seats)
  const roles = ROLES.filter((role) => counts[role] > 0).map((role): string =>
    t(`counts.${role}`, { count: counts[role], number: numbers[counts[role] - 1] ?? '' }),
  )
  if (counts.sheriff === 0) roles.push(t('threeOpen'))
  return (
    <View style={styles.players}>
      <Text variant="label" style={styles.question}>
        {t('howMany')}
      </Text>
      <SegmentedControl
        label={t('howMany')}
        kind="tiles"
        value={draft.seats}
        onChange={(seats) => onChange(withSeats(draft, seats, setUp))}
        options={Array.from({ length: most - least + 1 }, (_, i) => ({
          value: least + i,
          label: `${least + i}`,
          spoken: t('players', { count: least + i }),
        }))}
      />
      <Text variant="small" tone="secondary" style={styles.question} aria-live="polite">
        {roles.join(', ')}
      </Text>
    </View>
  )
}

interface DealRailProps {
  readonly draft: Draft
  readonly isReady: boolean
  readonly promised: Promised | null
}

/** The near edge: deal this, or the same as last time. */
function DealRail({ draft, isReady, promised }: DealRailProps) {
  const { t } = useTranslation('setup')
  const insets = useSafeAreaInsets()
  const { last, deal, waiting } = useDealing(draft.mode)
  const [isTold, setTold] = useState(false)
  const isShort = useWindowDimensions().height < SHORT
  const setup = setupOf(draft)
  return (
    <Rail style={{ paddingBottom: Math.max(insets.bottom, isShort ? 8 : 16) }}>
      {isTold && !isReady && (
        <Text tone="danger" bold align="center" role="alert" style={styles.told}>
          {t('notYet')}
        </Text>
      )}
      <RailActions>
        {last && (
          <Button size="small" label={t('again')} onPress={() => deal(last)} style={styles.again} />
        )}
        <Button
          kind="brass"
          size={isShort ? 'normal' : 'large'}
          label={t('deal')}
          onPress={() => (isReady ? deal(setup, promisedSeed(promised, setup)) : setTold(true))}
          style={styles.deal}
        />
      </RailActions>
      <AbandonSheet {...waiting} />
    </Rail>
  )
}

const styles = StyleSheet.create({
  players: { gap: 6, paddingBottom: 6 },
  question: { paddingHorizontal: 8 },
  told: { paddingHorizontal: 16, paddingBottom: 8 },
  again: { flex: 2 },
  deal: { flex: 3 },
})
