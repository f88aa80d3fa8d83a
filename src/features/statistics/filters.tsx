import { ScrollView, StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { filtered, type Filter, type HistoryMode, type Play } from '@/store/history/statistics'
import { Icon, Press, Text, palette, useInk, usePress } from '@/ui'

const MODES = ['solo', 'pass', 'companion'] as const

interface FiltersProps {
  readonly plays: readonly Play[]
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** The kinds of games that somebody has played, with anything to choose only where there is more than one. */
export function Filters({ plays, filter, onChange }: FiltersProps) {
  const { t } = useTranslation('statistics')
  const modes = MODES.filter((mode) => plays.some((play) => play.mode === mode))
  const numbers = playersIn(plays, filter.mode)
  const chooseMode = (mode: HistoryMode | null) => {
    const isThere = filter.players === null || playersIn(plays, mode).includes(filter.players)
    onChange({ mode, players: isThere ? filter.players : null })
  }
  const modeTabs = [null, ...modes].map((mode) => ({
    key: mode ?? 'all',
    label: t(`filters.${mode ?? 'all'}`),
    isChosen: filter.mode === mode,
    choose: () => chooseMode(mode),
  }))
  const playerTabs = [null, ...numbers].map((players) => ({
    key: String(players ?? 'any'),
    label: players === null ? t('filters.any') : String(players),
    ...(players !== null && { spoken: t('filters.withPlayers', { number: players }) }),
    isChosen: filter.players === players,
    choose: () => onChange({ ...filter, players }),
  }))
  return (
    <View>
      {modes.length > 1 && <Tabs label={t('filters.mode')} tabs={modeTabs} />}
      {numbers.length > 1 && <Tabs label={t('filters.players')} tabs={playerTabs} isSmall />}
    </View>
  )
}

const playersIn = (plays: readonly Play[], mode: HistoryMode | null): number[] =>
  [...new Set(filtered(plays, { mode, players: null }).map(({ players }) => players))].sort(
    (a, b) => a - b,
  )

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
        isChosen && styles.chosen,
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
    borderBottomWidth: 4,
    borderBottomColor: 'transparent',
  },
  small: { minHeight: 44, paddingHorizontal: 6, borderBottomWidth: 3 },
  chosen: { borderBottomColor: palette.barn600 },
  inside: { outlineOffset: -3 },
})
