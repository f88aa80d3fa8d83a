import type { Face, Seat } from '@/games/dice'
import type { Ground } from '@/games/dice/coach'
import { percentOf } from '@/i18n/chances'
import type { RoleId } from '@/ui'
import type { CoachReader } from '../../face'

/** A reason as a sentence. */
export function whyWords(ground: Ground, { own, nameOf, t }: CoachReader): string {
  const who = (seat: Seat) => ({ name: nameOf(seat), ...(seat === own ? { context: 'you' } : {}) })
  switch (ground.code) {
    case 'dynamite': {
      const words = { count: ground.dice, risk: percentOf(ground.risk) }
      return ground.showing > 1
        ? t('coach:why.dynamiteTwo', words)
        : t('coach:why.dynamiteOne', words)
    }
    case 'attack': {
      const left = t('coach:why.left', { count: ground.pile })
      const words = { left, count: ground.dice, risk: percentOf(ground.risk) }
      return ground.risk > 0 ? t('coach:why.attack', words) : t('coach:why.calm', words)
    }
    case 'gatling':
      return t('coach:why.gatling', { ...ground, risk: percentOf(ground.chance) })
    case 'salvo':
      return t('coach:why.salvo')
    case 'reach': {
      const words = {
        face: t(`common:faces.${ground.face}`),
        name: nameOf(ground.seat),
        role: t(`common:roles.${ground.role}`),
        chance: percentOf(ground.chance),
      }
      return ground.chance < 1 ? t('coach:why.reach', words) : t('coach:why.reachKnown', words)
    }
    case 'suspect':
    case 'known': {
      const role = t(`common:roles.${ground.role}`)
      const name = nameOf(ground.seat)
      return ground.code === 'known'
        ? t('coach:why.known', { name, role })
        : t('coach:why.suspect', { name, role, chance: percentOf(ground.chance) })
    }
    case 'kill':
      return t('coach:why.kill', { name: nameOf(ground.seat) })
    case 'life':
      return t('coach:why.life', { ...who(ground.seat), life: ground.life, max: ground.max })
    case 'arrows':
      return t('coach:why.arrows', { ...who(ground.seat), count: ground.count })
    case 'pile':
      return t('coach:why.pile', { left: t('coach:why.left', { count: ground.pile }) })
    case 'fresh':
      return t('coach:why.fresh')
  }
}

/** The drawing that a reason is known by. */
export function whySign(
  ground: Ground,
): { readonly face: Face } | { readonly role: RoleId } | 'bullet' {
  switch (ground.code) {
    case 'dynamite':
      return { face: 'dynamite' }
    case 'attack':
    case 'arrows':
    case 'pile':
      return { face: 'arrow' }
    case 'gatling':
    case 'salvo':
      return { face: 'gatling' }
    case 'reach':
      return { face: ground.face }
    case 'suspect':
    case 'known':
      return { role: ground.role }
    case 'kill':
      return { face: 'one' }
    case 'life':
    case 'fresh':
      return 'bullet'
  }
}
