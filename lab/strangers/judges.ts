import type { Seat } from '@/games/dice'
import {
  fansWhenUseful,
  harmToSheriff,
  helpToSheriff,
  isDuel,
  isLaw,
  isSealed,
  leftOf,
  lifeOf,
  missingOf,
  shotsAt,
  staying,
} from './sense'
import type { Manner, Scene } from './stranger'

/** Above 0 somebody looks like an Outlaw, below like a Deputy. */
const guilt = (scene: Scene, other: Seat): number =>
  harmToSheriff(scene, other) - helpToSheriff(scene, other)

/** Common sense: counts harm to the Sheriff; as a Renegade keeps the Sheriff alive, weakens the stronger side, finishes the weak. */
const plain: Manner = {
  enmity(scene, other) {
    const weak = 1 / (1 + leftOf(scene, other))
    if (other === scene.sheriff) {
      if (scene.role === 'renegade') return isDuel(scene) ? 10 : -10
      return scene.role === 'outlaw' ? 10 : -10
    }
    const suspect = guilt(scene, other)
    if (scene.role === 'outlaw') return (suspect < 0 ? 1 : suspect > 0 ? -2 : 0) + weak
    if (isLaw(scene)) {
      if (!isSealed(scene, 'deputy')) return 5 + weak + (suspect > 0 ? 1 : 0)
      return (suspect > 0 ? 2 : suspect < 0 ? -2 : 0.1) + weak
    }
    if (leftOf(scene, other) <= 2) return 6 + weak
    const isOutlaw = suspect > 0
    return (outlawsLead(scene) === isOutlaw ? 2 : 0.5) + weak
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === scene.seat) return lifeOf(scene, other) <= 6 ? 5 : missing / 4
    const isWard = other === scene.sheriff && !isDuel(scene) && scene.role !== 'outlaw'
    if (isWard) return lifeOf(scene, other) <= 3 ? 6 : isLaw(scene) ? missing / 3 : -0.5
    return scene.role === 'sheriff' && guilt(scene, other) < 0 ? missing / 5 : -0.5
  },
  fans: fansWhenUseful,
  nerve: 2,
}

function outlawsLead(scene: Scene): boolean {
  let lead = -lifeOf(scene, scene.sheriff)
  for (const other of scene.others) {
    if (other === scene.sheriff) continue
    lead += guilt(scene, other) > 0 ? lifeOf(scene, other) : -lifeOf(scene, other) / 2
  }
  return lead > 0
}

/** Never forgets: shoots back at whoever shot it, and looks at roles only when nobody did. */
const avenger: Manner = {
  enmity(scene, other) {
    const { role, sheriff, seat, ledger } = scene
    const isSworn = other === sheriff && (isLaw(scene) || (role === 'renegade' && !isDuel(scene)))
    if (isSworn) return -10
    const owed = shotsAt(scene, other, seat) - shotsAt(scene, seat, other)
    const anger = Math.max(0, owed) + (ledger.lastShooter[seat] === other ? 1.5 : 0)
    if (other === sheriff) return 3 + anger
    const cause = role === 'outlaw' ? 0 : harmToSheriff(scene, other)
    return anger + 0.5 * Math.min(3, cause) - 0.1
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === scene.seat) return 3
    return other === scene.sheriff && isLaw(scene) ? missing / 2 : -1
  },
  fans: (_, showing) => showing >= 2,
  nerve: 3,
}

/** Lives first: drinks, sheds arrows, stops early, and joins in where others shoot already. */
const cautious: Manner = {
  enmity(scene, other) {
    const { role, sheriff, ledger } = scene
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      if (role === 'outlaw') return 4
      return isDuel(scene) ? 4 : -10
    }
    const crowd = (ledger.lately[other] ?? 0) / 4
    const suspect = Math.max(-2, Math.min(2, guilt(scene, other)))
    if (role === 'outlaw') return crowd - suspect - 0.5
    return crowd + suspect + (isLaw(scene) && isSealed(scene, 'deputy') ? -0.3 : 0.5)
  },
  kindness(scene, other) {
    if (other === scene.seat) return missingOf(scene, other) > 0 ? 8 : 0
    const isWard = other === scene.sheriff && scene.role !== 'outlaw' && !isDuel(scene)
    return isWard && missingOf(scene, other) > 0 && lifeOf(scene, other) <= 4 ? 2 : -1
  },
  fans: ({ view, seat }, showing) => showing >= 2 || (view.arrows[seat] ?? 0) >= 1,
  nerve: 1,
}

/** Pigeonholes everybody once they have done enough, counts the cards that are left, and plays accordingly. */
const clerk: Manner = {
  enmity(scene, other) {
    const { role, sheriff } = scene
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      return role === 'outlaw' || isDuel(scene) ? 10 : -10
    }
    const file = drawerOf(scene, other)
    const weak = leftOf(scene, other) <= 2 ? 0.5 : 0
    if (role === 'outlaw') return { outlaw: -3, deputy: 2, unknown: 0.2 }[file] + weak
    const shown = Math.min(3, harmToSheriff(scene, other)) / 3
    if (isLaw(scene)) return { outlaw: 3, deputy: -3, unknown: 0 }[file] + weak + shown
    return { outlaw: 3, deputy: 1, unknown: 2 }[file] + weak
  },
  kindness(scene, other) {
    const { role, sheriff, seat } = scene
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === seat) return missing >= 2 ? 4 : 0.5
    if (other === sheriff) return role === 'deputy' ? 3 : role === 'renegade' ? 0.4 : -5
    const file = drawerOf(scene, other)
    const isFriend = (role === 'outlaw' && file === 'outlaw') || (isLaw(scene) && file === 'deputy')
    return isFriend ? missing / 3 : -1
  },
  fans: ({ role }, showing) => showing >= (role === 'sheriff' ? 1 : 2),
  nerve: 2,
}

type Drawer = 'outlaw' | 'deputy' | 'unknown'

function drawerOf(scene: Scene, other: Seat): Drawer {
  const harm = harmToSheriff(scene, other)
  let hunted = 0
  for (const third of scene.others)
    if (third !== other && harmToSheriff(scene, third) >= 2) hunted += shotsAt(scene, other, third)
  if (harm >= 2 && harm > helpToSheriff(scene, other)) return 'outlaw'
  if (!isSealed(scene, 'deputy')) return 'outlaw'
  if (!isSealed(scene, 'outlaw')) return isLaw(scene) ? 'outlaw' : 'deputy'
  return helpToSheriff(scene, other) >= 2 || hunted >= 2 ? 'deputy' : 'unknown'
}

/** Shoots at the strongest who is no proven friend, so that nobody gets ahead. */
const leveller: Manner = {
  enmity(scene, other) {
    const { role, sheriff, others } = scene
    const strength = staying(scene, other) / 10
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      if (role === 'outlaw') return 1.2 + strength
      const strongest = Math.max(...others.map((third) => staying(scene, third)))
      if (isDuel(scene)) return 10
      return others.length > 2 && staying(scene, other) >= 7 && strongest === staying(scene, other)
        ? 0.4
        : -10
    }
    const suspect = guilt(scene, other)
    if (isLaw(scene)) return suspect > 0 ? 1 + strength : suspect < 0 ? -1 : strength - 0.3
    if (role === 'outlaw') return suspect > 0 ? -1 : strength - 0.2
    return strength
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === scene.seat) return 2 + missing
    const isWard = other === scene.sheriff && scene.role !== 'outlaw' && !isDuel(scene)
    return isWard && lifeOf(scene, other) <= 4 ? 4 : -1
  },
  fans: ({ others }, showing) => showing >= 2 || others.length >= 5,
  nerve: 2,
}

/** The crew that judges: nothing is learned from them and nothing tuned on them. */
export const JUDGES = { plain, avenger, cautious, clerk, leveller } as const
