import { useMemo } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { GAME_IDS } from '@/games'
import { useTranslation } from '@/i18n'
import { EVERYTHING, filtered, type Filter, type Play } from '@/store/history/statistics'
import { Icon, Press, SegmentedControl, Text, ownColors, palette, useInk, usePress } from '@/ui'

const MODES = ['solo', 'pass', 'companion'] as const

interface FiltersProps {
  readonly plays: readonly Play[]
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** The kinds of games that somebody has played, with anything to choose only where there is more than one. */
export function Filters({ plays, filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['statistics', 'home'])
  const { games, modes, numbers } = useMemo(() => kindsIn(plays, filter), [plays, filter])
  const change = (wanted: Partial<Filter>) => onChange(fitting(plays, { ...filter, ...wanted }))
  const modeTabs = [null, ...modes].map((mode) => ({
    key: mode ?? 'all',
    label: t(`statistics:filters.${mode ?? 'all'}`),
    isChosen: filter.mode === mode,
    choose: () => change({ mode }),
  }))
  const playerTabs = [null, ...numbers].map((players) => ({
    key: String(players ?? 'any'),
    label: players === null ? t('statistics:filters.any') : String(players),
    ...(players !== null && { spoken: t('statistics:filters.withPlayers', { number: players }) }),
    isChosen: filter.players === players,
    choose: () => change({ players }),
  }))
  return (
    <View>
      {games.length > 1 && (
        <View style={styles.games}>
          <SegmentedControl
            label={t('statistics:filters.game')}
            type="text"
            options={[
              { value: 'both', label: t('statistics:filters.both') },
              ...games.map((game) => ({ value: game, label: t(`home:games.${game}`) })),
            ]}
            value={filter.game ?? 'both'}
            onChange={(game) => change({ game: game === 'both' ? null : game })}
          />
        </View>
      )}
      {modes.length > 1 && <Tabs label={t('statistics:filters.mode')} tabs={modeTabs} />}
      {numbers.length > 1 && (
        <Tabs label={t('statistics:filters.players')} tabs={playerTabs} isSmall />
      )}
    </View>
  )
}

/** What there is to choose: games of all, modes of the chosen game, numbers of players of both. */
function kindsIn(plays: readonly Play[], { game, mode }: Filter) {
  const ofGame = filtered(plays, { ...EVERYTHING, game })
  const ofMode = filtered(ofGame, { ...EVERYTHING, mode })
  return {
    games: GAME_IDS.filter((one) => plays.some((play) => play.game === one)),
    modes: MODES.filter((one) => ofGame.some((play) => play.mode === one)),
    numbers: [...new Set(ofMode.map(({ players }) => players))].sort((a, b) => a - b),
  }
}

/** A choice of which nothing is left is dropped: cards were never passed around, dice were. */
function fitting(plays: readonly Play[], wanted: Filter): Filter {
  const { modes } = kindsIn(plays, wanted)
  const mode = modes.find((one) => one === wanted.mode) ?? null
  const { numbers } = kindsIn(plays, { ...wanted, mode })
  const players = numbers.find((one) => one === wanted.players) ?? null
  return { ...wanted, mode, players }
}

interface Tab {
  readonly key: string
  readonly label: string
  readonly spoken?: string
  readonly isChosen: boolean
  readonly choose: () => void
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The second row, with a sign before it. */
  readonly isSmall?: boolean
}

function Tabs({ label, tabs, isSmall = false }: TabsProps) {
  const ink = useInk()
  return (
    <View style={styles.row}>
      {isSmall && (
        <View aria-hidden style={styles.sign}>
          <Icon name="people" size={20} color={ink.secondary} />
        </View>
      )}
      <ScrollView horizontal showsHorizontalScrollIndicator={false} style={styles.scroll}>
        <View role="radiogroup" aria-label={label} style={styles.tabs}>
          {tabs.map(({ key, ...tab }) => (
            <TabKey key={key} {...tab} isSmall={isSmall} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

type TabKeyProps = Omit<Tab, 'key'> & { readonly isSmall: boolean }

function TabKey({ label, spoken, isChosen, choose, isSmall }: TabKeyProps) {
  const press = usePress(1)
  return (
    <Press
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={spoken ?? label}
      onPress={choose}
      {...press.handlers}
      style={[
        styles.tab,
        isSmall && styles.small,
        isChosen && ownColors,
        isChosen && styles.chosen,
        isChosen && isSmall && styles.thin,
        press.ringStyle,
        styles.inside,
      ]}
    >
      <Text
        bold={isChosen}
        tone={isChosen ? 'strong' : 'secondary'}
        variant={isSmall ? 'label' : 'body'}
      >
        {label}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  games: { paddingHorizontal: 12, paddingTop: 10, paddingBottom: 2 },
  row: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: 4 },
  sign: { paddingLeft: 8 },
  scroll: { flexGrow: 1, flexShrink: 1 },
  tabs: { flexDirection: 'row' },
  tab: {
    minHeight: 48,
    minWidth: 44,
    paddingHorizontal: 12,
    alignItems: 'center',
    justifyContent: 'center',
    // Room for the line under what is chosen. A line that only cannot be seen would be painted with forced colours.
    paddingBottom: 4,
  },
  small: { minHeight: 44, paddingHorizontal: 6, paddingBottom: 3 },
  chosen: { paddingBottom: 0, borderBottomWidth: 4, borderBottomColor: palette.barn600 },
  thin: { borderBottomWidth: 3 },
  inside: { outlineOffset: -3 },
})
