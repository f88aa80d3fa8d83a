import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import type { TrailTable } from '@/store/trail/play'
import { selectStarsAt } from '@/store/trail/selectors'
import { Press, PressFace, SurfaceProvider, Text, palette, usePress } from '@/ui'
import { Stars } from '@/ui/stars'

interface StopProps {
  readonly table: TrailTable
  readonly number: number
  readonly isNext: boolean
  /** Where its middle is, in pixels of the screen. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onPress: () => void
}

const DISC = 46
const WIDTH = 132

/** A stop of the trail: its number on a disc, its name and its stars on a slip of paper. All are open from the start. */
export function Stop({ table, number, isNext, at, onPress }: StopProps) {
  const { t } = useTranslation(['trail', 'home'])
  const stars = useAppSelector((state) => selectStarsAt(state, table.id))
  const press = usePress(2)
  const name = t(`trail:tables.${table.id}.name`)
  const spoken = [
    `${number} ${name}`,
    t(`home:games.${table.game}`),
    t('trail:starsAt', { count: stars ?? 0 }),
    ...(isNext ? [t('trail:next')] : []),
  ].join(', ')
  return (
    <Press
      role="button"
      accessibilityLabel={spoken}
      onPress={onPress}
      testID={`stop-${table.id}`}
      {...press.handlers}
      style={[styles.stop, { left: at.x - WIDTH / 2, top: at.y - DISC / 2 }, press.ringStyle]}
    >
      <PressFace style={[styles.face, press.faceStyle]} aria-hidden>
        <View style={[styles.disc, isNext ? styles.next : !!stars && styles.ridden]}>
          <Text
            variant="number-s"
            maxScale={1}
            color={isNext || stars ? palette.ink : palette.parchment100}
          >
            {number}
          </Text>
        </View>
        {/* Parts number and name where they are read as one text. */}
        <Text style={styles.parting}> </Text>
        <SurfaceProvider surface="paper">
          <View style={styles.slip}>
            <Text variant="tiny" bold align="center" numberOfLines={2} maxScale={1.2}>
              {name}
            </Text>
            <Stars count={stars ?? 0} size={13} />
          </View>
        </SurfaceProvider>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  stop: { position: 'absolute', width: WIDTH, alignItems: 'center', borderRadius: 8 },
  face: { alignItems: 'center' },
  disc: {
    width: DISC,
    height: DISC,
    borderRadius: DISC / 2,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderColor: palette.walnut900,
    backgroundColor: palette.leather500,
    boxShadow: '0px 3px 5px rgba(0,0,0,0.45)',
  },
  ridden: { backgroundColor: palette.parchment200 },
  next: { backgroundColor: palette.brass400, borderColor: palette.barn600, borderWidth: 4 },
  parting: { position: 'absolute' },
  slip: {
    marginTop: -5,
    maxWidth: WIDTH,
    paddingHorizontal: 8,
    paddingTop: 3,
    paddingBottom: 3,
    alignItems: 'center',
    gap: 1,
    borderRadius: 3,
    backgroundColor: palette.parchment100,
    boxShadow: '0px 2px 3px rgba(0,0,0,0.35)',
  },
})
