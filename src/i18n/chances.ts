import type { TFunction } from 'i18next'
import type { Format } from './format'

/** A whole percentage; what is not quite certain is never told as certain. */
export const percentOf = (chance: number): number =>
  chance > 0 && chance < 1
    ? Math.min(99, Math.max(1, Math.round(chance * 100)))
    : Math.round(chance * 100)

/** Chances side by side: with a decimal where whole numbers would not tell them apart. */
export function sharesOf(
  chances: readonly number[],
  t: TFunction<['coach', 'common']>,
  { decimal }: Pick<Format, 'decimal'>,
): readonly string[] {
  const whole = chances.map((chance) => String(percentOf(chance)))
  const isClear = new Set(whole).size === whole.length
  const shown = isClear ? whole : chances.map((chance) => decimal(chance * 100))
  return shown.map((text) => t('coach:percent', { percent: text }))
}
