import type { KindId } from '@/games/cards'
import { useTranslation } from '@/i18n'
import type { Entry } from './entries'

const SPACES = ['cardsBook', 'cards', 'rulebook', 'common', 'characters', 'deal'] as const
export type BookWords = ReturnType<typeof useTranslation<typeof SPACES>>['t']

/** The book's words with those that it borrows from the table and from the rest of the app. */
export const useBookWords = (): BookWords => useTranslation(SPACES).t

/** The heading of an entry. */
export function titleOf({ section, id }: Entry, t: BookWords): string {
  switch (section) {
    case 'help':
      return t(`cardsBook:${id}.title`)
    case 'chapters':
      return t(`cardsBook:chapters.${id}.title`)
    case 'kinds':
      return t(`cards:kinds.${id}.name`)
    case 'roles':
      return t(`common:roles.${id}`)
    case 'characters':
      return t(`characters:${id}.name`)
    case 'options':
      return t(`cards:options.${id}.title`)
  }
}

/** Weapons that differ only in their reach share what is to be minded about them. */
export function pointsOf(kind: KindId): Exclude<KindId, Rifle> | 'weapon' {
  switch (kind) {
    case 'schofield':
    case 'remington':
    case 'rev-carabine':
    case 'winchester':
      return 'weapon'
    default:
      return kind
  }
}

type Rifle = 'schofield' | 'remington' | 'rev-carabine' | 'winchester'

const whole = { returnObjects: true } as const

/** Everything that an entry says, for the search. */
export function textsOf({ section, id }: Entry, t: BookWords): unknown {
  switch (section) {
    case 'help':
      return t(`cardsBook:${id}`, whole)
    case 'chapters':
      return t(`cardsBook:chapters.${id}`, whole)
    case 'kinds':
      return [t(`cards:kinds.${id}.text`), t(`cardsBook:points.${pointsOf(id)}`, whole)]
    case 'roles':
      return [t(`deal:goals.${id}.goal`), t(`cardsBook:roles.${id}`, whole)]
    case 'characters':
      return [t(`cards:abilities.${id}`), t(`cardsBook:people.${id}`, whole)]
    case 'options':
      return [t(`cards:options.${id}`, whole), t(`cardsBook:editionsSay.${id}`)]
  }
}
