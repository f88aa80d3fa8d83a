import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KindId, Seat } from '@/games/cards'
import { cardOf, type CardId } from '@/games/cards/cards/ids'
import { distanceBetween, reachOf, type Ground } from '@/games/cards/rules/distance'
import { Medallion, Press, SegmentedControl, SwitchRow, Text, palette, usePress } from '@/ui'
import { Caption } from '@/ui/book'
import { personAt } from '../../played-example'
import { InPlayChip } from '../art/chip'
import { Stone } from '../table/seat-signs'
import { useBookWords } from './use-texts'

/** How a chair is: as it was, with a Mustang in front of it, or empty. A tap leads to the next. */
const STATES = ['plain', 'mustang', 'out'] as const
type ChairState = (typeof STATES)[number]

/** People without an ability that changes distances. */
const FACES = [
  'willy-the-kid',
  'bart-cassidy',
  'kit-carlson',
  'suzy-lafayette',
  'pedro-ramirez',
  'calamity-janet',
  'sid-ketchum',
] as const

const NUMBERS = [4, 5, 6, 7] as const

type Weapon = Extract<KindId, 'schofield' | 'remington' | 'rev-carabine' | 'winchester'> | 'colt'

const WEAPONS: readonly { readonly id: Weapon; readonly card: CardId | null }[] = [
  { id: 'colt', card: null },
  { id: 'schofield', card: 'schofield-JC' },
  { id: 'remington', card: 'remington-KC' },
  { id: 'rev-carabine', card: 'rev-carabine-AC' },
  { id: 'winchester', card: 'winchester-8S' },
]

/** The ring of chairs as the rules see it. */
function groundOf(chairs: readonly ChairState[], own: readonly CardId[]): Ground {
  return {
    alive: chairs.map((chair) => chair !== 'out'),
    characters: chairs.map(() => null),
    inPlay: chairs.map((chair, seat) => {
      if (seat === 0) return own.map(cardOf)
      return chair === 'mustang' ? [cardOf('mustang-8H')] : []
    }),
  }
}

const SIZE = 300
const CHAIR = 76

/** Chairs around a table: who is how far away, and within reach or not, for whoever sits at the near edge. */
export function DistanceRing() {
  const t = useBookWords()
  const [count, setCount] = useState<number>(5)
  const [chairs, setChairs] = useState<readonly ChairState[]>(FACES.map(() => 'plain'))
  const [weapon, setWeapon] = useState<Weapon>('colt')
  const [hasScope, setScope] = useState(false)
  const card = WEAPONS.find(({ id }) => id === weapon)?.card ?? null
  const own: readonly CardId[] = [
    ...(card ? [card] : []),
    ...(hasScope ? ['scope-AS' as const] : []),
  ]
  const ground = groundOf(chairs.slice(0, count), own)
  const turn = (seat: Seat) =>
    setChairs(chairs.map((chair, i) => (i === seat ? nextOf(chair) : chair)))
  return (
    <View style={styles.trial}>
      <Caption>{t('ring.caption')}</Caption>
      <View style={styles.ring}>
        <View style={styles.table} aria-hidden />
        {Array.from({ length: count }, (_, seat) => (
          <View key={seat} style={[styles.chair, placeOf(seat, count)]}>
            {seat === 0 ? (
              <Own />
            ) : (
              <Chair seat={seat} ground={ground} chair={chairs[seat] ?? 'plain'} onPress={turn} />
            )}
          </View>
        ))}
      </View>
      <Text variant="small" tone="secondary" align="center">
        {t('ring.hint')}
      </Text>
      <SegmentedControl
        label={t('ring.players')}
        value={count}
        onChange={setCount}
        options={NUMBERS.map((value) => ({ value, label: String(value) }))}
      />
      <SegmentedControl
        label={t('ring.weapon')}
        value={weapon}
        onChange={setWeapon}
        options={WEAPONS.map(({ id }) => ({
          value: id,
          label: id === 'colt' ? t('cards:play.colt') : t(`cards:kinds.${id}.name`),
          picture: <InPlayChip kind={id} size={34} />,
        }))}
      />
      <SwitchRow
        label={t('cards:kinds.scope.name')}
        sub={t('cards:kinds.scope.line')}
        value={hasScope}
        onChange={setScope}
      />
      <Text align="center" aria-live="polite">
        {t('cards:play.keys.aimSub', { count: reachOf(ground, 0) })}
      </Text>
    </View>
  )
}

const nextOf = (chair: ChairState): ChairState =>
  STATES[(STATES.indexOf(chair) + 1) % STATES.length] ?? 'plain'

/** The near edge first, then clockwise, as at the table. */
function placeOf(seat: Seat, count: number) {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / count
  const half = SIZE / 2
  const radius = half - CHAIR / 2
  return {
    left: half + radius * Math.cos(angle) - CHAIR / 2,
    top: half + radius * Math.sin(angle) - CHAIR / 2,
  }
}

function Own() {
  const t = useBookWords()
  return (
    <View style={styles.face}>
      <Medallion character={FACES[0]} size={52} />
      <Text variant="small" bold>
        {t('ring.you')}
      </Text>
    </View>
  )
}

interface ChairProps {
  readonly seat: Seat
  readonly ground: Ground
  readonly chair: ChairState
  readonly onPress: (seat: Seat) => void
}

function Chair({ seat, ground, chair, onPress }: ChairProps) {
  const t = useBookWords()
  const press = usePress(1)
  const name = personAt(seat)
  const isOut = chair === 'out'
  const distance = isOut ? 0 : distanceBetween(ground, 0, seat)
  const reach = reachOf(ground, 0)
  const isNear = distance <= reach
  const said = isOut
    ? t('cards:play.whyNot.dead', { name })
    : `${name}. ${t(isNear ? 'cards:play.seat.within' : 'cards:play.seat.beyond', { distance, reach })}`
  const mustang = chair === 'mustang' ? ` ${t('cards:kinds.mustang.name')}.` : ''
  return (
    <>
      <View aria-hidden style={styles.face}>
        <View style={isOut && styles.out}>
          <Medallion character={FACES[seat] ?? 'willy-the-kid'} size={52} />
        </View>
        <Text variant="small" bold tone={isOut ? 'secondary' : 'text'}>
          {name}
        </Text>
        {!isOut && (
          <View style={styles.stone}>
            <Stone distance={distance} size={26} tone={isNear ? 'near' : 'far'} />
          </View>
        )}
        {chair === 'mustang' && (
          <View style={styles.chip}>
            <InPlayChip kind="mustang" size={24} />
          </View>
        )}
      </View>
      <Press
        role="button"
        accessibilityLabel={said + mustang}
        onPress={() => onPress(seat)}
        testID={`chair-${seat}`}
        {...press.handlers}
        style={[styles.target, press.ringStyle]}
      />
    </>
  )
}

const styles = StyleSheet.create({
  trial: { gap: 12 },
  target: { ...StyleSheet.absoluteFill, borderRadius: 8 },
  ring: { width: SIZE, height: SIZE, alignSelf: 'center' },
  table: {
    position: 'absolute',
    left: CHAIR,
    top: CHAIR,
    width: SIZE - CHAIR * 2,
    height: SIZE - CHAIR * 2,
    borderRadius: SIZE,
    backgroundColor: palette.leather500,
    borderWidth: 6,
    borderColor: palette.leather600,
  },
  chair: { position: 'absolute', width: CHAIR, height: CHAIR },
  face: {
    width: CHAIR,
    height: CHAIR,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 12,
  },
  out: { opacity: 0.3 },
  stone: { position: 'absolute', right: 4, top: 0 },
  chip: { position: 'absolute', left: 6, top: 0 },
})
