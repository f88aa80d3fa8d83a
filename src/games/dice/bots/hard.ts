import { at } from '@/core/list'
import type { Bot } from './bot'
import { weigh } from './strategist'

/** Plays what gives the best chance to win. */
export const hard: Bot = (sight) => {
  const weighed = weigh(sight)
  let best = at(weighed, 0)
  for (const option of weighed) if (option.chance > best.chance) best = option
  return { action: best.action, why: [{ code: 'chance', amount: best.chance }] }
}
