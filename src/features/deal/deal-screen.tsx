import { Redirect, useRouter } from 'expo-router'
import { useEffect, useMemo, useState } from 'react'
import { Pressable, StyleSheet, View, useWindowDimensions } from 'react-native'
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { selectRound } from '@/store/pass/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { Button, HoldPad, Rail, Screen, SurfaceProvider, Text, duration, useGameHref } from '@/ui'
import { TableGround, useRailHeight } from '@/ui/table'
import type { TableLayout } from '@/ui/table'
import { DealSeat } from './deal-seat'
import { isAt, useDealStages, type Stage } from './deal-stages'
import { OwnRole } from './own-role'
import { SeatSheet } from './seat-sheet'
import { useDealt, useOwnRole, type Dealt, type DealtSeat } from './use-dealt'

/** Roles face down, the Sheriff's star, characters open, a look at one's own card; then to the table. */
export function DealScreen() {
  const dealt = useDealt()
  return dealt ? <Deal dealt={dealt} /> : <Redirect href="/" />
}

function Deal({ dealt }: { readonly dealt: Dealt }) {
  const layout = useTableLayout(dealt.seats.length)
  const speed = useAppSelector(selectSpeed)
  const { stage, pace, skip } = useDealStages({
    seats: dealt.seats.length,
    speed,
    isSeen: dealt.hasBegun,
  })
  const [isHeld, setHeld] = useState(false)
  const [asked, setAsked] = useState<DealtSeat | null>(null)
  const isReady = stage === 'ready'
  useStageSounds(stage)
  return (
    <Screen ground="bare">
      <TableGround layout={layout} />
      <Story dealt={dealt} stage={stage} layout={layout} />
      {dealt.seats.map((seat) => (
        <DealSeat
          key={seat.seat}
          dealt={seat}
          layout={layout}
          stage={stage}
          pace={pace}
          onPress={() => setAsked(seat)}
        />
      ))}
      {isHeld && (
        <Animated.View
          entering={FadeIn.duration(duration.reduced)}
          exiting={FadeOut.duration(duration.reduced)}
          style={styles.scrim}
        />
      )}
      {!dealt.isPassed && (
        <RoleInHand dealt={dealt} stage={stage} layout={layout} isHeld={isHeld} />
      )}
      {!isReady && (
        <Pressable aria-hidden tabIndex={-1} onPress={skip} style={StyleSheet.absoluteFill} />
      )}
      <Foot
        dealt={dealt}
        layout={layout}
        isReady={isReady}
        isHeld={isHeld}
        onHold={setHeld}
        onSkip={skip}
      />
      <SeatSheet dealt={asked} onClose={() => setAsked(null)} />
    </Screen>
  )
}

function useTableLayout(seats: number): TableLayout {
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  const railHeight = useRailHeight(bottom)
  const { layout: lay } = useFace().table
  return useMemo(
    () => lay({ width, height, seats, insets: { top, bottom }, railHeight }),
    [lay, width, height, railHeight, seats, top, bottom],
  )
}

/** A card is heard as it turns, and felt. */
function useStageSounds(stage: Stage): void {
  useEffect(() => {
    if (stage !== 'sheriff') return
    play('card-turn')
    haptics.tap()
  }, [stage])
}

interface PartProps {
  readonly dealt: Dealt
  readonly layout: TableLayout
}

/** What is being done, in a line; on a wide screen it heads the side column. */
function Story({ dealt, stage, layout }: PartProps & { readonly stage: Stage }) {
  const { t } = useTranslation('deal')
  const { first, isThree, own, isPassed, hasCharacters } = dealt
  const who = { name: first.name, ...(first === own && !isPassed && { context: 'you' }) }
  const words = {
    roles: t('steps.roles'),
    sheriff: isThree ? t('steps.open') : t('steps.sheriff', who),
    characters: hasCharacters ? t('steps.characters') : t('steps.noCharacters'),
    ready: isThree ? t('steps.openBegins', who) : t('steps.sheriffBegins', who),
  }
  const { side, bar, tableWidth } = layout
  const place =
    side === null
      ? { left: 20, right: 20, top: bar.y, minHeight: bar.height }
      : { left: tableWidth + 24, width: side.width - 48, top: 32 }
  return (
    <SurfaceProvider surface={side === null ? 'sky' : 'wood'}>
      <View style={[styles.story, place]}>
        {side !== null && <Text variant="title">{t('title')}</Text>}
        <Text bold tone="strong" aria-live="polite" maxScale={1.25}>
          {words[stage]}
        </Text>
      </View>
    </SurfaceProvider>
  )
}

interface RoleInHandProps extends PartProps {
  readonly stage: Stage
  readonly isHeld: boolean
}

/** Only a held card, or one that the whole table sees, is ever given its role. */
function RoleInHand({ dealt, stage, layout, isHeld }: RoleInHandProps) {
  const role = useOwnRole()
  const isPublic = dealt.own.role !== 'hidden' && isAt(stage, 'sheriff')
  return (
    <OwnRole
      layout={layout}
      seats={dealt.seats.length}
      role={isHeld || isPublic ? role : null}
      isLifted={isHeld}
    />
  )
}

interface FootProps extends PartProps {
  readonly isReady: boolean
  readonly isHeld: boolean
  readonly onHold: (isHeld: boolean) => void
  readonly onSkip: () => void
}

/** The hold pad where the dice will lie, and the way to the table. */
function Foot({ dealt, layout, isReady, isHeld, onHold, onSkip }: FootProps) {
  const { t } = useTranslation(['deal', 'pass'])
  const router = useRouter()
  const hrefOf = useGameHref()
  const goesRound = useAppSelector(selectRound).length > 0
  const { tray, rail } = layout
  const size = Math.min(112, tray.height - 4)
  const isOpen = dealt.own.role !== 'hidden'
  const hold = isOpen ? t('deal:holdOpen') : t('deal:hold')
  const letGo = isOpen ? t('deal:letGoOpen') : t('deal:letGo')
  const margin = Math.max(12, (rail.width - 560) / 2)
  return (
    <>
      {isReady && !dealt.isPassed && (
        <View
          style={[
            styles.abs,
            { left: tray.x + tray.width / 2 - size / 2, top: tray.y + (tray.height - size) / 2 },
          ]}
        >
          <HoldPad
            size={size}
            label={hold}
            hint={t('deal:holdHint')}
            isHeld={isHeld}
            onHold={onHold}
          />
        </View>
      )}
      <Rail
        style={[
          styles.abs,
          { left: rail.x, top: rail.y, width: rail.width, minHeight: rail.height },
          { paddingHorizontal: margin },
        ]}
      >
        <Text bold align="center" tone="strong" style={styles.prompt}>
          {!isReady || dealt.isPassed ? '' : isHeld ? letGo : hold}
        </Text>
        {isReady ? (
          <Button
            kind="brass"
            size="large"
            label={goesRound ? t('pass:passRound') : t('deal:toTable')}
            onPress={() => router.replace(goesRound ? hrefOf('round') : hrefOf('table'))}
          />
        ) : (
          <Button size="large" label={t('deal:skip')} onPress={onSkip} />
        )}
      </Rail>
    </>
  )
}

const styles = StyleSheet.create({
  abs: { position: 'absolute' },
  scrim: {
    ...StyleSheet.absoluteFill,
    backgroundColor: 'rgba(16,9,5,0.66)',
    pointerEvents: 'none',
  },
  story: { position: 'absolute', justifyContent: 'center', gap: 8 },
  prompt: { minHeight: 24, marginBottom: 8 },
})
