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
} from './sense'
import type { Manner } from './stranger'

/** Finishes the weakest who is no sworn friend: fewer players, fewer worries. */
const finisher: Manner = {
  enmity(scene, other) {
    const { role, sheriff } = scene
    const weak = 2 - leftOf(scene, other) / 5
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      if (role === 'outlaw') return weak + 2
      return isDuel(scene) ? 5 : -10
    }
    const harm = harmToSheriff(scene, other)
    if (isLaw(scene)) return harm > 0 ? weak + 1 : weak - 1 - helpToSheriff(scene, other)
    return role === 'outlaw' ? weak - 1 - harm : weak
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === scene.seat) return 10 - lifeOf(scene, other)
    const isWard = other === scene.sheriff && scene.role !== 'outlaw' && !isDuel(scene)
    return isWard ? 5 - lifeOf(scene, other) : -1
  },
  fans: fansWhenUseful,
  nerve: 2,
}

/** Does what the table does: shoots at whoever most have shot at lately. */
const follower: Manner = {
  enmity(scene, other) {
    const { role, sheriff, ledger } = scene
    const crowd = ledger.lately[other] ?? 0
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      if (role === 'outlaw') return 3 + crowd
      return isDuel(scene) ? 5 : -10
    }
    const harm = harmToSheriff(scene, other) - helpToSheriff(scene, other)
    return crowd / 2 + (role === 'outlaw' ? -harm : harm) - 0.2
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === scene.seat) return 1 + missing
    return other === scene.sheriff && scene.role === 'deputy' ? 2 * missing : -1
  },
  fans: fansWhenUseful,
  nerve: 2,
}

/** Loud and fast: the Outlaw at the Sheriff, the law at anybody who may be an Outlaw, the Renegade at everybody in turn. */
const brawler: Manner = {
  enmity(scene, other) {
    const { role, sheriff } = scene
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      return role === 'outlaw' || isDuel(scene) ? 10 : -1
    }
    const harm = harmToSheriff(scene, other)
    if (isLaw(scene)) {
      if (helpToSheriff(scene, other) > harm) return isSealed(scene, 'deputy') ? -2 : 1
      return 1 + harm
    }
    return role === 'outlaw' ? 0.5 - harm : 1 + (shotsHere(scene.ledger.shots, other) % 3) / 3
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (other === scene.seat) return lifeOf(scene, other) <= 4 ? 3 : -0.1
    return other === scene.sheriff && scene.role === 'deputy' && missing >= 3 ? 2 : -1
  },
  fans: (_, showing) => showing >= 2,
  nerve: 3,
}

const shotsHere = (shots: readonly (readonly number[])[], seat: number): number =>
  (shots[seat] ?? []).reduce((sum, count) => sum + count, 0)

/** Keeps the scales even: as a Renegade and as a Deputy looks at lives of both sides before each shot. */
const weigher: Manner = {
  enmity(scene, other) {
    const { role, sheriff, others } = scene
    const harm = harmToSheriff(scene, other) - helpToSheriff(scene, other)
    if (other === sheriff) {
      if (isLaw(scene)) return -10
      if (role === 'outlaw') return 6
      if (isDuel(scene)) return 10
      return others.length >= 3 && lifeOf(scene, other) > 7 ? 0.6 : -5
    }
    if (role === 'outlaw') return harm > 0 ? -1 : 0.3 - leftOf(scene, other) / 50
    if (isLaw(scene)) return harm > 0 ? 2 + harm / 5 : harm < 0 ? -2 : 0.05
    const lead = others.reduce((sum, third) => {
      const isOutlaw = third !== sheriff && harmToSheriff(scene, third) > 0
      return sum + (isOutlaw ? lifeOf(scene, third) : -lifeOf(scene, third) / 1.5)
    }, 0)
    return (lead > 0 ? harm : -harm) / 3 + 1 - leftOf(scene, other) / 40
  },
  kindness(scene, other) {
    const missing = missingOf(scene, other)
    if (missing === 0) return -1
    if (other === scene.seat) return missing >= 3 ? 4 : 1
    if (other === scene.sheriff && scene.role !== 'outlaw' && !isDuel(scene))
      return lifeOf(scene, other) <= 4 ? 4.5 : scene.role === 'deputy' ? 1.5 : -1
    return -1
  },
  fans: fansWhenUseful,
  nerve: 2,
}

/** The crew to practise with: bots may be tuned on their tables and learn from them. */
export const SPARRING = { finisher, follower, brawler, weigher } as const
