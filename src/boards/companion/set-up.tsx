import { useRouter } from 'expo-router'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { isHunt } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectHasOpenTable } from '@/store/tracker/selectors'
import { openTable } from '@/store/tracker/opening'
import {
  Button,
  Columns,
  ConfirmSheet,
  DragRow,
  ListRow,
  Page,
  Rail,
  RailActions,
  Screen,
  SegmentedControl,
  Text,
  useInsets,
  useIsWide,
  useGameHref,
  walkedByArrows,
} from '@/ui'
import { useFace } from '../face-context'
import { CharacterSheet } from './character-sheet'
import { dealingOf, isReady, useTableDraft, withRowMoved, type TableDraft } from './draft'
import { PeopleSheet } from './people-sheet'
import { SeatRow } from './seat-row'
import { SuspicionsSwitch } from './suspicions'

/** A physical table in a few taps: how many, who, which characters, who is Sheriff. */
export function SetUp() {
  const { t } = useTranslation('tracker')
  const [draft, setDraft] = useTableDraft()
  const [open, setOpen] = useState<{
    readonly kind: 'person' | 'character'
    readonly seat: number
  } | null>(null)
  const isWide = useIsWide()
  const { least, most } = useFace().setUp.seats
  const close = () => setOpen(null)
  return (
    <Screen>
      <Page title={t('setup.title')} column="form" isWide={isWide}>
        <Columns isWide={isWide} gap={6}>
          <>
            <SegmentedControl
              label={t('setup.howMany')}
              kind="tiles"
              value={draft.seats}
              onChange={(seats) => setDraft({ ...draft, seats })}
              options={Array.from({ length: most - least + 1 }, (_, i) => ({
                value: least + i,
                label: `${least + i}`,
                spoken: t('setup.players', { count: least + i }),
              }))}
            />
            <View
              {...(hasStars(draft) && {
                role: 'radiogroup' as const,
                'aria-label': t('setup.sheriff'),
              })}
              style={styles.seats}
              {...walkedByArrows}
            >
              {draft.people.slice(0, draft.seats).map((_, seat) => (
                <DragRow
                  key={seat}
                  name={draft.people[seat]?.name || t('seat', { number: seat + 1 })}
                  seat={seat}
                  seats={draft.seats}
                  onMove={(to) => setDraft(withRowMoved(draft, seat, to))}
                >
                  {(handle) => (
                    <SeatRow
                      seat={seat}
                      draft={draft}
                      handle={handle}
                      onChange={setDraft}
                      onPerson={() => setOpen({ kind: 'person', seat })}
                      onCharacter={() => setOpen({ kind: 'character', seat })}
                    />
                  )}
                </DragRow>
              ))}
            </View>
          </>
          <Terms draft={draft} onChange={setDraft} />
        </Columns>
      </Page>
      <StartRail draft={draft} />
      <PeopleSheet
        seat={open?.kind === 'person' ? open.seat : null}
        draft={draft}
        onChange={setDraft}
        onSeat={(seat) => setOpen({ kind: 'person', seat })}
        onClose={close}
      />
      <CharacterSheet
        seat={open?.kind === 'character' ? open.seat : null}
        draft={draft}
        onChange={setDraft}
        onSeat={(seat) => setOpen({ kind: 'character', seat })}
        onClose={close}
      />
    </Screen>
  )
}

/** One of the seats is the Sheriff's: three players have none, and a phone that deals knows him. */
const hasStars = (draft: TableDraft): boolean => !isHunt(draft.seats) && draft.dealer === 'cards'

interface TermsProps {
  readonly draft: TableDraft
  readonly onChange: (draft: TableDraft) => void
}

/** Who deals characters and roles, and by which rules the table plays. */
function Terms({ draft, onChange }: TermsProps) {
  const { t } = useTranslation('tracker')
  const { useOptionsName, OptionsSheet } = useFace().setUp
  const rules = useOptionsName(draft.options)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <View style={styles.terms}>
      <Text variant="label">{t('setup.cast')}</Text>
      <SegmentedControl
        label={t('setup.cast')}
        type="text"
        value={draft.cast}
        onChange={(cast) => onChange({ ...draft, cast })}
        options={(['pick', 'deal', 'none'] as const).map((value) => ({
          value,
          label: t(`setup.casts.${value}`),
        }))}
      />
      {!isHunt(draft.seats) && (
        <>
          <Text variant="label">{t('setup.roles')}</Text>
          <SegmentedControl
            label={t('setup.roles')}
            type="text"
            value={draft.dealer}
            onChange={(dealer) => onChange({ ...draft, dealer })}
            options={(['cards', 'phone'] as const).map((value) => ({
              value,
              label: t(`setup.dealers.${value}`),
            }))}
          />
          <Text variant="small" tone="secondary">
            {t(`setup.dealerText.${draft.dealer}`)}
          </Text>
        </>
      )}
      <ListRow icon="book" label={t('setup.rules')} sub={rules} onPress={() => setChoosing(true)} />
      {!isHunt(draft.seats) && <SuspicionsSwitch icon="suspect" />}
      <OptionsSheet
        visible={isChoosing}
        options={draft.options}
        onChange={(options) => onChange({ ...draft, options })}
        onClose={() => setChoosing(false)}
      />
    </View>
  )
}

/** The near edge: what is missing, and the start. */
function StartRail({ draft }: { readonly draft: TableDraft }) {
  const { t } = useTranslation('tracker')
  const insets = useInsets()
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const { game } = useFace()
  const isKept = useAppSelector(selectHasOpenTable)
  const [asks, setAsks] = useState(false)
  const canStart = isReady(draft)
  const start = () => {
    setAsks(false)
    const { seats, people, dealer } = draft
    const deals = dealer === 'phone' && !isHunt(draft.seats)
    const players = people.slice(0, seats)
    dispatch(openTable({ game, players, dealing: dealingOf(draft), deals }))
    router.replace(deals ? hrefOf('companion-deal') : hrefOf('companion'))
  }
  return (
    <Rail style={{ paddingBottom: Math.max(insets.bottom, 16) }}>
      {!canStart && (
        <Text bold align="center" style={styles.missing} aria-live="polite">
          {t('setup.whoIsSheriff')}
        </Text>
      )}
      <RailActions>
        {isKept && (
          <Button
            size="small"
            label={t('setup.back')}
            onPress={() => router.replace(hrefOf('companion'))}
            style={styles.again}
          />
        )}
        <Button
          kind="brass"
          size="large"
          label={t('setup.start')}
          disabled={!canStart}
          onPress={() => (isKept ? setAsks(true) : start())}
          style={styles.start}
        />
      </RailActions>
      <ConfirmSheet
        visible={asks}
        onClose={() => setAsks(false)}
        title={t('setup.kept')}
        text={t('setup.keptText')}
        keep={{ label: t('setup.back'), onPress: () => router.replace(hrefOf('companion')) }}
        lose={{ label: t('setup.start'), onPress: start }}
      />
    </Rail>
  )
}

const styles = StyleSheet.create({
  seats: { gap: 6 },
  terms: { gap: 6, paddingTop: 10 },
  missing: { paddingHorizontal: 16, paddingBottom: 8 },
  again: { flex: 2 },
  start: { flex: 3 },
})
