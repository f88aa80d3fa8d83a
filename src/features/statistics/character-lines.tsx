import { useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { GameId } from '@/games'
import type { Play, Score, Statistics } from '@/store/history/statistics'
import { Button, GameLinks, Medallion, RuleLink, Text, type CharacterId } from '@/ui'
import { LedgerLine, LedgerSection, lines } from '@/ui/ledger'

const BEST = 3

/** One lucky game says little: everybody begins with one won and one lost. */
const worth = ({ won, played }: Score): number => (won + 1) / (played + 2)

/** The best first. */
const ranked = (scores: Statistics['byCharacter']): (readonly [CharacterId, Score])[] =>
  [...scores].sort(([, a], [, b]) => worth(b) - worth(a) || b.played - a.played)

/** The game in which each was played last: its rules say what they can do there. */
const gamesOf = (plays: readonly Play[]): ReadonlyMap<CharacterId | null, GameId> =>
  new Map(plays.map(({ character, game }) => [character, game]))

interface CharacterLinesProps extends Pick<Statistics, 'byCharacter'> {
  /** The oldest first. */
  readonly plays: readonly Play[]
}

/** Who brought luck; all of them if one wants to know. */
export function CharacterLines({ byCharacter, plays }: CharacterLinesProps) {
  const { t } = useTranslation(['statistics', 'characters'])
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const all = ranked(byCharacter)
  const games = useMemo(() => gamesOf(plays), [plays])
  if (all.length === 0) return null
  return (
    <LedgerSection title={t('statistics:characters.title')}>
      {all.slice(0, isOpen ? all.length : BEST).map(([character, { won, played }]) => {
        const name = t(`characters:${character}.name`)
        const game = games.get(character)
        const score = { won: format.number(won), played: format.number(played) }
        return (
          <LedgerLine
            key={character}
            gutter={<Medallion character={character} size={44} />}
            height={56}
            label={`${name}: ${t('statistics:scoreSpoken', score)}`}
            trailing={
              game && (
                <GameLinks game={game}>
                  <RuleLink entry={character} about={name} />
                </GameLinks>
              )
            }
          >
            <Text style={styles.fill}>{name}</Text>
            <Text bold>{t('statistics:score', score)}</Text>
          </LedgerLine>
        )
      })}
      {all.length > BEST && (
        <View style={styles.more}>
          <Button
            kind="quiet"
            label={t(`statistics:characters.${isOpen ? 'fewer' : 'all'}`)}
            onPress={() => setOpen(!isOpen)}
          />
        </View>
      )}
    </LedgerSection>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  more: { ...lines.block, flexDirection: 'row', paddingLeft: lines.block.paddingLeft - 10 },
})
