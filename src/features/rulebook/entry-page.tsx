import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import type { RulePage, RuleSection, Rulebook } from '@/boards'
import { useTranslation } from '@/i18n'
import { Button, IconButton, Text, useGameHref } from '@/ui'
import { Leaf } from './leaf'

interface EntryPageProps {
  readonly book: Rulebook
  readonly id: string
}

/** One entry: the way back to its section, what it says, and its neighbours. */
export function EntryPage({ book, id }: EntryPageProps) {
  const section = book.useSections().find(({ pages }) => pages.some((page) => page.id === id))
  if (!section) return null
  return (
    <Leaf>
      <Head section={section} />
      <book.Body id={id} />
      <Neighbours section={section} id={id} />
    </Leaf>
  )
}

function Head({ section }: { readonly section: RuleSection }) {
  const { t } = useTranslation(['rulebook', 'common'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const goBack = () => (router.canGoBack() ? router.back() : router.replace(hrefOf('rules')))
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={t('common:back')} onPress={goBack} />
      <Text bold tone="accent" style={styles.section}>
        {section.title}
      </Text>
      <IconButton icon="book" label={t('all')} onPress={() => router.dismissTo(hrefOf('rules'))} />
    </View>
  )
}

interface NeighboursProps {
  readonly section: RuleSection
  readonly id: string
}

/** The entries before and after it in its section; the last leads round to the first. */
function Neighbours({ section: { pages }, id }: NeighboursProps) {
  const router = useRouter()
  const hrefOf = useGameHref()
  const place = pages.findIndex((page) => page.id === id)
  const before = pages.at(place - 1)
  const after = pages[(place + 1) % pages.length]
  if (!before || !after || pages.length < 3) return null
  const go = (page: RulePage) => router.replace(hrefOf(`rules/${page.id}`))
  return (
    <View style={styles.neighbours}>
      <Button
        kind="quiet"
        icon="back"
        label={before.title}
        style={styles.neighbour}
        onPress={() => go(before)}
      />
      <Button
        kind="quiet"
        icon="forward"
        iconSide="right"
        label={after.title}
        style={styles.neighbour}
        onPress={() => go(after)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 4, marginHorizontal: -10 },
  section: { flex: 1 },
  neighbours: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 16,
    marginHorizontal: -8,
  },
  neighbour: { flexShrink: 1 },
})
