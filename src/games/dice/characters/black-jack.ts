import { character } from './ability'

/** Dynamite is not locked for him; three showing still end his rolling. */
export const blackJack = character('black-jack', {
  life: 8,
  modifyLock: () => false,
})
