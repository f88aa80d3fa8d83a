import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import { lastCardOf, type LastCard } from '@/games/cards/story'
import { useTranslation } from '@/i18n'
import { Strong, Text, palette } from '@/ui'
import type { ClosingProps } from '../../face'
import { CardFace } from '../art/card-face'
import { CardArt } from '../art/symbols'
import { logLine } from '../words/log-line'

const WIDTH = 118
/** Bursts in a row; whoever fired more has the rest in the figure only. */
const MOST = 9

/** The card that it ended by, and how well everybody shot. */
export function Closing({ record, recap, own, nameOf }: ClosingProps<'cards'>) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const last = useMemo(() => lastCardOf(record), [record])
  const shooters = recap.tallies
    .map(({ shots, hits }, seat) => ({ seat, shots, hits }))
    .filter(({ shots }) => shots > 0)
    .sort((a, b) => b.hits - a.hits || a.shots - b.shots)
  return (
    <View style={styles.row}>
      {last && (
        <View style={styles.card} aria-hidden>
          <CardFace card={last.played.card} width={WIDTH} />
        </View>
      )}
      <View style={styles.words}>
        {last && (
          <View>
            <Text tone="secondary">{t('cards:result.lastCard')}</Text>
            <Sentences last={last} own={own} nameOf={nameOf} />
          </View>
        )}
        {shooters.length > 0 && (
          <View role="list" aria-label={t('cards:result.bangs')} style={styles.list}>
            <Text bold variant="small" aria-hidden>
              {t('cards:result.bangs')}
            </Text>
            {shooters.map(({ seat, shots, hits }) => (
              <View
                key={seat}
                role="listitem"
                aria-label={t('cards:result.bangsOf', { name: nameOf(seat), count: shots, hits })}
                style={styles.line}
              >
                <Text variant="small" numberOfLines={1} maxScale={1.2} style={styles.name}>
                  {nameOf(seat)}
                </Text>
                <Bursts shots={shots} hits={hits} />
                <Text bold variant="small" tone="accent" maxScale={1.2}>
                  {hits}
                </Text>
              </View>
            ))}
          </View>
        )}
      </View>
    </View>
  )
}

type SentencesProps = Pick<ClosingProps<'cards'>, 'own' | 'nameOf'> & { readonly last: LastCard }

/** "You shot Hank. Hank falls: Outlaw." Dynamite was laid by nobody knows whom any more. */
function Sentences({ last: { played, fall }, own, nameOf }: SentencesProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const reader = { own, nameOf, t }
  const done = fall.cause === 'dynamite' ? null : logLine(played, reader)
  return (
    <Text>
      {done !== null && <Strong>{`${done} `}</Strong>}
      {logLine(fall, reader)}
    </Text>
  )
}

/** A burst for every hit, a ring for every shot that missed. */
function Bursts({ shots, hits }: { readonly shots: number; readonly hits: number }) {
  const shown = Math.min(shots, MOST)
  return (
    <View style={styles.bursts} aria-hidden>
      {Array.from({ length: shown }, (_, i) =>
        i < Math.min(hits, shown) ? (
          <CardArt key={i} name="sym-bang" size={14} />
        ) : (
          <View key={i} style={styles.ring} />
        ),
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 18, paddingHorizontal: 12, paddingVertical: 8 },
  card: {
    alignSelf: 'flex-start',
    transform: [{ rotate: '-4deg' }],
    borderRadius: 8,
    boxShadow: '0px 10px 18px rgba(0,0,0,0.5)',
  },
  words: { flex: 1, gap: 12 },
  list: { gap: 3 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { width: 62 },
  bursts: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  ring: {
    width: 11,
    height: 11,
    borderRadius: 6,
    borderWidth: 2,
    borderColor: palette.leather400,
    margin: 1.5,
  },
})
