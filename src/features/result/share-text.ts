import type { ResultWords } from '@/boards'
import type { Standing } from './standings'

interface Told {
  readonly title: string
  readonly reason: string
  readonly standings: readonly Standing[]
}

/** The result as a message to friends: readable without the app. */
export function shareText({ title, reason, standings }: Told, t: ResultWords): string {
  const lines = standings.map(({ name, role, isWinner, fell, awards }) => {
    const facts = [
      ...(isWinner ? [t('result:share.won')] : []),
      ...awards,
      ...(fell === null ? [] : [t('result:fell', { turn: fell })]),
    ]
    const tail = facts.length > 0 ? ` – ${facts.join(', ')}` : ''
    return `${isWinner ? '★' : '·'} ${name}: ${t(`common:roles.${role}`)}${tail}`
  })
  return [`${t('common:appName')}: ${title}`, reason, '', ...lines].join('\n')
}
