import { StyleSheet, View } from 'react-native'
import type { CharacterId } from '@/games/cards'
import { abilityOf } from '@/games/cards/characters'
import { BulletRow, Medallion, Text } from '@/ui'
import { Caption, Points, Rule } from '@/ui/book'
import { leaves } from '@/i18n/leaves'
import { TurnLine } from '@/ui/turn-line'
import { CardArt } from '../art/symbols'
import { entryOf } from './entries'
import { Example } from './example'
import { CHARACTER_EXAMPLES } from './character-examples'
import { Meetings } from './meetings'
import { EntryPicture } from './pictures'
import { titleOf, useBookWords } from './use-texts'

/** A character: who, what, when, an example, what to mind, and what it meets. */
export function CharacterBody({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  const meets = Object.entries(t(`people.${id}.meets`, { returnObjects: true }))
  return (
    <>
      <Portrait id={id} />
      <Text variant="lead">{t(`cards:abilities.${id}`)}</Text>
      <Caption>{t('rulebook:when')}</Caption>
      <Timeline id={id} />
      <Text>{t(`people.${id}.when`)}</Text>
      <Example script={CHARACTER_EXAMPLES[id]} />
      <Rule />
      <Points points={leaves(t(`people.${id}.notes`, { returnObjects: true }))} />
      <Rule />
      <Caption>{t('rulebook:meets')}</Caption>
      <Meetings
        rows={meets.flatMap(([other, text]) => {
          const entry = entryOf(other)
          if (!entry) return []
          const picture = <EntryPicture entry={entry} size={44} />
          return [{ id: other, name: titleOf(entry, t), text, picture }]
        })}
      />
    </>
  )
}

function Portrait({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  const { life } = abilityOf(id)
  return (
    <View style={styles.portrait}>
      <Medallion character={id} size={112} />
      <View style={styles.facts}>
        <Text variant="title" style={styles.name}>
          {t(`characters:${id}.name`)}
        </Text>
        <View style={styles.life} role="img" aria-label={t('common:life', { count: life })}>
          <Text variant="number-m" aria-hidden>
            {life}
          </Text>
          <BulletRow life={life} max={life} height={20} on="paper" />
        </View>
      </View>
    </View>
  )
}

/** The phases of a turn, and the turns of others, each by a symbol. */
const PHASES = [
  { id: 'start', symbol: 'flip-hearts' },
  { id: 'draw', symbol: 'draw' },
  { id: 'play', symbol: 'bang' },
  { id: 'discard', symbol: 'discard' },
  { id: 'others', symbol: 'defence' },
] as const
type PhaseName = (typeof PHASES)[number]['id']

/** Where an ability counts. */
const LIT: Readonly<Record<CharacterId, readonly PhaseName[]>> = {
  'bart-cassidy': ['start', 'play', 'others'],
  'black-jack': ['draw'],
  'calamity-janet': ['play', 'others'],
  'el-gringo': ['others'],
  'jesse-jones': ['draw'],
  jourdonnais: ['others'],
  'kit-carlson': ['draw'],
  'lucky-duke': ['start', 'others'],
  'paul-regret': ['others'],
  'pedro-ramirez': ['draw'],
  'rose-doolan': ['play'],
  'sid-ketchum': ['start', 'draw', 'play', 'discard', 'others'],
  'slab-the-killer': ['play'],
  'suzy-lafayette': ['start', 'draw', 'play', 'others'],
  'vulture-sam': ['play', 'others'],
  'willy-the-kid': ['play'],
}

function Timeline({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  return (
    <TurnLine
      steps={PHASES.map((phase) => ({
        id: phase.id,
        label: t(`phases.${phase.id}`),
        picture: <CardArt name={`sym-${phase.symbol}`} size={34} />,
        isLit: LIT[id].includes(phase.id),
      }))}
    />
  )
}

const styles = StyleSheet.create({
  portrait: { flexDirection: 'row', alignItems: 'center', gap: 18 },
  facts: { flex: 1, gap: 4 },
  name: { fontSize: 38, lineHeight: 42 },
  life: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
})
