import { useEffect } from 'react'
import { Pressable, StyleSheet, View } from 'react-native'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { emblemOf, victoryOf } from '@/i18n/victory'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import { TurningCard } from '@/ui/table'
import type { TableShell } from '../use-table-shell'
import { MomentPoster } from './moment-poster'
import { SlowMotion } from './slow-motion'

interface MomentsProps<G extends GameId> {
  readonly table: TableShell<G>
}

/** What is drawn over any game's table at its great moments: the last blow, the owner's fall, the showdown. */
export function Moments<G extends GameId>({ table }: MomentsProps<G>) {
  const { face, cue, own, seating } = table
  const hasFallen = own !== null && cue?.events.some((event) => face.story.fallenBy(event) === own)
  return (
    <>
      {cue?.fells && <SlowMotion key={cue.key} cue={cue} seating={seating} />}
      {hasFallen && <OwnFall table={table} />}
      <ShowdownRoles table={table} />
    </>
  )
}

/** One's own end gets its poster, too. */
function OwnFall<G extends GameId>({ table }: MomentsProps<G>) {
  const { t } = useTranslation(['table', 'common'])
  const { own, facts, seating } = table
  useEffect(() => {
    play('slam')
    haptics.hit()
  }, [])
  const role = facts.roles[own ?? -1] ?? 'hidden'
  return (
    <MomentPoster
      layout={seating.layout}
      title={t('table:fallen')}
      sub={t(`common:roles.${role}`)}
      emblem={role}
      size={0.72}
      testID="own-fall"
    />
  )
}

/** Sealed cards are turned up at their seats; then it is said who won. A tap goes on. */
function ShowdownRoles<G extends GameId>({ table }: MomentsProps<G>) {
  const { t } = useTranslation(['table', 'result'])
  const { showdown, seating, facts, own } = table
  if (!showdown) return null
  const { turning, turningMs, isVerdict, skip } = showdown
  const { winner, roles } = facts
  const victory = winner ? victoryOf(winner, roles) : 'draw'
  const hasWon = own !== null && winner?.side !== 'draw' ? winner?.seats.includes(own) : undefined
  return (
    <>
      {turning && (
        <View style={styles.cards}>
          <TurningCard key={turning.seat} {...turning} seating={seating} ms={turningMs} />
        </View>
      )}
      {isVerdict && (
        <MomentPoster
          layout={seating.layout}
          title={t(`result:titles.${victory}`)}
          sub={hasWon === undefined ? undefined : t(hasWon ? 'result:youWon' : 'result:youLost')}
          emblem={emblemOf(victory)}
          size={0.9}
          testID="verdict"
        />
      )}
      <Pressable
        style={[styles.over, { bottom: seating.layout.height - seating.layout.rail.y }]}
        onPress={skip}
        accessibilityLabel={t('table:skip')}
        tabIndex={-1}
        aria-hidden
        testID="showdown"
      />
    </>
  )
}

const styles = StyleSheet.create({
  cards: { ...StyleSheet.absoluteFill, zIndex: 6, pointerEvents: 'none' },
  over: { ...StyleSheet.absoluteFill, zIndex: 7 },
})
