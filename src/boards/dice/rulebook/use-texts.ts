import { useTranslation } from '@/i18n'
import type { Entry } from './entries'

const SPACES = ['rulebook', 'common', 'characters', 'options', 'deal'] as const
type BookWords = ReturnType<typeof useTranslation<typeof SPACES>>['t']

/** The book's words with the names that it borrows from the rest of the app. */
export const useBookWords = (): BookWords => useTranslation(SPACES).t

/** The heading of an entry. */
export function titleOf({ section, id }: Entry, t: BookWords): string {
  switch (section) {
    case 'help':
      return t(`rulebook:${id}.title`)
    case 'chapters':
      return t(`rulebook:chapters.${id}.title`)
    case 'faces':
      return t(`common:faces.${id}`)
    case 'roles':
      return t(`common:roles.${id}`)
    case 'characters':
      return t(`characters:${id}.name`)
    case 'options':
      return t(`options:${id}.title`)
  }
}

const whole = { returnObjects: true } as const

/** Everything that an entry says, for the search. */
export function textsOf({ section, id }: Entry, t: BookWords): unknown {
  switch (section) {
    case 'help':
      return t(`rulebook:${id}`, whole)
    case 'chapters':
      return t(`rulebook:chapters.${id}`, whole)
    case 'faces':
      return t(`rulebook:faces.${id}`, whole)
    case 'roles':
      return [t(`deal:goals.${id}.goal`), t(`rulebook:roles.${id}`, whole)]
    case 'characters':
      return [t(`characters:${id}.ability`), t(`rulebook:people.${id}`, whole)]
    case 'options':
      return [t(`options:${id}`, whole), t(`rulebook:editionsSay.${id}`)]
  }
}
