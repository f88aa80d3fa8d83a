import type { RulePage } from '@/boards'

/** A page that was found, and the sentence that fits best. */
export interface Found {
  readonly page: RulePage
  readonly line: string
}

/** Letters without accents and case: "sip" finds "šíp". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The pages that have every word of a question: by title first, then by text. */
export function findPages(pages: readonly RulePage[], query: string): readonly Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word))
  const scored = pages.flatMap((page) => {
    const best = page.texts.find(hasAll)
    if (hasAll(page.title)) return [{ page, line: page.texts[0] ?? '', rank: 0 }]
    if (best !== undefined) return [{ page, line: best, rank: 1 }]
    const isSpread = hasAll([page.title, ...page.texts].join(' '))
    const partly = page.texts.find((text) => words.some((word) => plain(text).includes(word)))
    return isSpread ? [{ page, line: partly ?? '', rank: 2 }] : []
  })
  return scored.sort((a, b) => a.rank - b.rank)
}
