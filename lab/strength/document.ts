import { readFileSync, writeFileSync } from 'node:fs'
import type { DuelScore } from './duel'
import type { Section } from './sections'

const mark = (name: string, end: 'begin' | 'end'): string => `<!-- ${name}: ${end} -->`

/** Puts a block between its marks in the document; the rest stays as it is. */
export function writeBlock(path: string, name: string, text: string): void {
  const document = readFileSync(path, 'utf8')
  const [begin, end] = [mark(name, 'begin'), mark(name, 'end')]
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  const block = `${begin}\n\n${text}\n\n${end}`
  const next =
    from < 0 || to < 0
      ? `${document.trimEnd()}\n\n${block}\n`
      : document.slice(0, from) + block + document.slice(to + end.length)
  writeFileSync(path, next)
}

const percent = (share: number): string => (100 * share).toFixed(1)

/** A section as a table: before → after, and the gain with its interval. */
export function sectionText({ title, text }: Section, scores: readonly DuelScore[]): string {
  if (text) return text(scores)
  const [first] = scores
  const header = `**${title}.** ${first?.games ?? 0} games a cell, seeds from ${first?.seed ?? 0}; share of games won in %, gain with its 95 % interval.`
  const rows = scores.map(
    ({ players, role, level, baseline, rate, gain, margin }) =>
      `| ${players} | ${role === 'any' ? level : role} | ${percent(baseline)} | ${percent(rate)} | ${gain < 0 ? '−' : '+'}${percent(Math.abs(gain))} ± ${percent(margin)} |`,
  )
  return [
    header,
    '',
    '| players | seat | before | after | gain |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
