import type { Thought } from '@/family/thought'

/** How long anybody may think before the screen gets its turn, in milliseconds. */
const MOMENT = 4

/** Thinks on for a moment; null if that was not enough. */
function thinkOn<T>(thought: Thought<T>): { readonly value: T } | null {
  const until = Date.now() + MOMENT
  do {
    const step = thought.next()
    if (step.done) return { value: step.value }
  } while (Date.now() < until)
  return null
}

interface Patience {
  /** Lets the screen have its turn. */
  readonly pause: () => Promise<unknown>
  /** Is anybody still waiting for it? */
  readonly isWanted: () => boolean
}

/** Thinks a moment at a time, so that the dice keep rolling; null once nobody wants to know any more. */
export async function thinkInMoments<T>(
  thought: Thought<T>,
  { pause, isWanted }: Patience,
): Promise<{ readonly value: T } | null> {
  for (;;) {
    const answer = thinkOn(thought)
    if (answer) return answer
    await pause()
    if (!isWanted()) return null
  }
}
