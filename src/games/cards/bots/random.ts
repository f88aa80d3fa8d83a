import { at } from '@/core/list'
import type { Bot, Interjector } from './bot'

/** Takes any legal action. */
export const random: Bot = ({ legal }, rng) => ({
  action: at(legal, rng.below(legal.length)),
  why: [{ code: 'any-of', amount: legal.length }],
})

/** Takes any interjection, or none: each as likely as the others. */
export const interjectAtRandom: Interjector = ({ legal }, rng) => ({
  action: legal[rng.below(legal.length + 1)] ?? null,
  why: [{ code: 'any-of', amount: legal.length + 1 }],
})
