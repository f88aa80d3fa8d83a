import { StyleSheet, View } from 'react-native'
import { CHARACTER_IDS } from '@/family/characters'
import { CHARACTERS } from '@/games/dice/characters'
import type { CharacterId } from '@/games/dice'
import { BulletRow, Medallion, Text } from '@/ui'
import { leaves } from '@/i18n/leaves'
import { Example } from './example'
import { CHARACTER_EXAMPLES } from './examples'
import { Caption, EntryLink, Points, Rule } from '@/ui/book'
import { Timeline } from './timeline'
import { useBookWords } from './use-texts'

/** A character: who, what, when in the turn, an example, what to mind, and whom it meets. */
export function CharacterBody({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  return (
    <>
      <Portrait id={id} />
      <Text variant="lead">{t(`characters:${id}.ability`)}</Text>
      <Caption>{t('when')}</Caption>
      <Timeline id={id} />
      <Text>{t(`people.${id}.when`)}</Text>
      <Example script={CHARACTER_EXAMPLES[id]} />
      <Rule />
      <Points points={leaves(t(`people.${id}.notes`, { returnObjects: true }))} />
      <Rule />
      <Caption>{t('meets')}</Caption>
      <Meetings id={id} />
    </>
  )
}

function Portrait({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  const { life } = CHARACTERS[id]
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

const isCharacter = (id: string): id is CharacterId => CHARACTER_IDS.some((known) => known === id)

/** The others whose ability meets this one's; each leads to its own entry. */
function Meetings({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  const meetings = Object.entries(t(`people.${id}.meets`, { returnObjects: true }))
  return (
    <View>
      {meetings.map(([other, text]) => {
        if (!isCharacter(other)) return null
        const name = t(`characters:${other}.name`)
        return (
          <EntryLink
            key={other}
            to={other}
            label={`${name}. ${text}`}
            kind="row"
            picture={<Medallion character={other} size={44} />}
          >
            <Text bold>{name} </Text>
            <Text>{text}</Text>
          </EntryLink>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  portrait: { flexDirection: 'row', alignItems: 'center', gap: 18 },
  facts: { flex: 1, gap: 4 },
  name: { fontSize: 38, lineHeight: 42 },
  life: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
})
