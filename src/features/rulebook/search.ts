import type { RulePage } from '@/boards'
import { isNearMiss } from './near-miss'

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

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How well a wanted word fits one that is there. */
type Fit = (wanted: string, word: string) => number

const exactly: Fit = (wanted, word) => {
  if (word === wanted) return 4
  if (word.startsWith(wanted)) return 3
  return word.includes(wanted) ? 2 : 0
}

/** Misspelt words are tried only where the right spelling is nowhere: "dinamite", but not "been" for "beer". */
const nearly: Fit = (wanted, word) => (isNearMiss(wanted, word) ? 1 : 0)

const bestFit = (fit: Fit, wanted: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => fit(wanted, word)))

/** A title counts more than a text, and most if it is about nothing else. */
const TITLE = 3

/** The pages that have every word of a question, those with it in their titles first. */
export function findPages(pages: readonly RulePage[], query: string): readonly Found[] {
  const read = pages.map((page) => ({
    page,
    title: wordsOf(page.title),
    lines: page.texts.map((text) => ({ text, words: wordsOf(text) })),
  }))
  const everything = read.flatMap(({ title, lines }) => [title, ...lines.map((l) => l.words)])
  const isThere = (word: string) => everything.some((words) => bestFit(exactly, word, words) > 0)
  const asked = wordsOf(query).map((word) => ({ word, fit: isThere(word) ? exactly : nearly }))
  const fits = (words: readonly string[]) => asked.map(({ word, fit }) => bestFit(fit, word, words))
  const scored = read.flatMap(({ page, title, lines }) => {
    const inTitle = fits(title)
    const ranked = lines
      .map(({ text, words }) => ({ text, fits: fits(words) }))
      .sort((a, b) => sum(b.fits) - sum(a.fits))
    const share = inTitle.filter(Boolean).length / title.length
    const parts = inTitle.map((fit, i) =>
      Math.max(fit * TITLE, ...ranked.map((line) => line.fits[i] ?? 0)),
    )
    const isWhole = parts.length > 0 && parts.every((part) => part > 0)
    const together = ranked[0]?.fits.every((fit) => fit > 0) ? 1 : 0
    return isWhole
      ? [{ page, line: ranked[0]?.text ?? '', score: sum(parts) + together + share * TITLE }]
      : []
  })
  return scored.sort((a, b) => b.score - a.score)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
