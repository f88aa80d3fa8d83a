import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { Text } from '@/ui'
import { Caption, EntryLink, Rule } from '@/ui/book'
import { CardArt, SymbolRow } from '../art/symbols'
import type { SymbolName } from '../art/kind-look'
import { useBookWords } from './use-texts'

/** Symbols that say whom a card is about. */
const WHOM = [
  'self',
  'any',
  'others',
  'everyone',
  'reach-own',
  'reach-1',
  'reach-2',
  'reach-3',
  'reach-4',
  'reach-5',
] as const satisfies readonly SymbolName[]

/** Symbols that say what happens. */
const WHAT = [
  'bang',
  'missed',
  'heal',
  'hurt',
  'draw',
  'take',
  'discard',
  'give-bang',
  'swap',
  'flip-hearts',
  'flip-spades',
  'skip',
  'unlimited',
  'farther',
  'nearer',
  'defence',
  'distance',
  'hand',
] as const satisfies readonly SymbolName[]

/** Cards to read as examples. */
const READ = ['bang', 'panic', 'indians', 'jail', 'dynamite'] as const satisfies readonly KindId[]

/** What the signs on the cards mean. */
export function SymbolsPage() {
  const t = useBookWords()
  return (
    <>
      <Text variant="title">{t('symbols.title')}</Text>
      <Text variant="lead">{t('symbols.lead')}</Text>
      <Caption>{t('symbols.whom')}</Caption>
      <Symbols names={WHOM} />
      <Caption>{t('symbols.what')}</Caption>
      <Symbols names={WHAT} />
      <Rule />
      {READ.map((kind) => {
        const name = t(`cards:kinds.${kind}.name`)
        const line = t(`cards:kinds.${kind}.line`)
        return (
          <EntryLink
            key={kind}
            to={kind}
            label={`${name}. ${line}`}
            kind="row"
            picture={
              <View style={styles.read}>
                <SymbolRow kind={kind} size={22} />
              </View>
            }
          >
            <Text bold>{name}</Text>
            <Text variant="small">{line}</Text>
          </EntryLink>
        )
      })}
      <Rule />
      <Text>{t('symbols.stone')}</Text>
    </>
  )
}

function Symbols({ names }: { readonly names: readonly SymbolName[] }) {
  const t = useBookWords()
  return (
    <View style={styles.symbols}>
      {names.map((name) => (
        <View key={name} style={styles.symbol}>
          <CardArt name={`sym-${name}`} size={38} />
          <Text style={styles.words}>{t(`cards:symbols.${name}`)}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  symbols: { gap: 6 },
  symbol: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
  read: { width: 132 },
})
