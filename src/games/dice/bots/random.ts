import { at } from '@/core/list'
import type { Bot } from './bot'

/** Takes any legal action. */
export const random: Bot = ({ legal }, rng) => ({
  action: at(legal, rng.below(legal.length)),
  why: [{ code: 'any-of', amount: legal.length }],
})
