import { StyleSheet, View } from 'react-native'
import type { Role } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useGoal } from '@/i18n/use-goal'
import { LogoMark, RoleBadge } from './art'
import { FittedWords } from './fitted-words'
import { gradient } from './gradient'
import { Stitch } from './stitch'
import { Text } from './text'
import { SurfaceProvider } from './theme'
import { palette, typeScale } from './tokens'

/** The card as it was drawn; everything on it follows its width. */
export const roleCardShape = { width: 286, height: 410 } as const

/** Between the paper's edge and what is printed on it. */
const MARGIN = 28

const inkOf: Record<Role, string> = {
  sheriff: palette.brass700,
  deputy: palette.cactus600,
  outlaw: palette.barn600,
  renegade: palette.dusk600,
}

interface RoleCardProps {
  readonly width: number
}

/** The back: leather in a paper edge, alike for everybody. */
export function RoleCardBack({ width }: RoleCardProps) {
  const k = width / roleCardShape.width
  return (
    <View style={[styles.card, styles.back, sizeOf(width)]}>
      <View style={[styles.panel, { top: 12 * k, left: 12 * k, right: 12 * k, bottom: 12 * k }]}>
        <Stitch radius={4} inset={12 * k} color={palette.brass500} />
        <LogoMark size={170 * k} />
      </View>
    </View>
  )
}

interface RoleCardFrontProps extends RoleCardProps {
  readonly role: Role
  readonly seats: number
}

/** The front: who you are, and what you are out for. */
export function RoleCardFront({ width, role, seats }: RoleCardFrontProps) {
  const { t } = useTranslation(['common', 'deal'])
  const { goal, text } = useGoal(role, seats)
  const k = width / roleCardShape.width
  const color = inkOf[role]
  return (
    <SurfaceProvider surface="paper">
      <View style={[styles.card, styles.front, sizeOf(width), { paddingHorizontal: MARGIN * k }]}>
        <View style={[styles.frame, styles.outer, { borderColor: color }]} />
        <View style={[styles.frame, styles.inner, { borderColor: color }]} />
        <RoleBadge role={role} size={140 * k} />
        <FittedWords
          words={t(`roles.${role}`)}
          width={(roleCardShape.width - 2 * MARGIN) * k}
          maxSize={56 * k}
          variant="title"
          color={color}
          align="center"
          maxScale={1}
        />
        <View style={styles.divider}>
          <View style={[styles.rule, { width: 50 * k }]} />
          <View style={[styles.lozenge, { backgroundColor: color }]} />
          <View style={[styles.rule, { width: 50 * k }]} />
        </View>
        <Text align="center" maxScale={1} style={scaled(17 * k)}>
          <Text bold maxScale={1} style={scaled(17 * k)}>
            {goal}
          </Text>
          {`\n${text}`}
        </Text>
      </View>
    </SurfaceProvider>
  )
}

const sizeOf = (width: number) => ({
  width,
  height: (width * roleCardShape.height) / roleCardShape.width,
})

const scaled = (fontSize: number) => ({
  fontSize,
  lineHeight: (fontSize * typeScale.lead.lineHeight) / typeScale.lead.fontSize,
})

const styles = StyleSheet.create({
  card: {
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '8px 14px 0px rgba(0,0,0,0.4)',
  },
  back: { backgroundColor: palette.parchment200 },
  panel: {
    ...gradient('linear-gradient(#7A4A2C, #4A2B1B)'),
    position: 'absolute',
    backgroundColor: palette.leather600,
    borderRadius: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
  front: {
    ...gradient('linear-gradient(#FBF1DC, #F3E3C3 60%, #E4CC9E)'),
    backgroundColor: palette.parchment200,
    gap: 8,
  },
  frame: { position: 'absolute', pointerEvents: 'none' },
  outer: { top: 11, left: 11, right: 11, bottom: 11, borderWidth: 2, borderRadius: 4 },
  inner: {
    top: 16,
    left: 16,
    right: 16,
    bottom: 16,
    borderWidth: 1,
    borderRadius: 2,
    opacity: 0.5,
  },
  divider: { flexDirection: 'row', alignItems: 'center', gap: 9, marginVertical: 2 },
  rule: { height: 1.5, backgroundColor: palette.leather500 },
  lozenge: { width: 9, height: 9, transform: [{ rotate: '45deg' }] },
})
