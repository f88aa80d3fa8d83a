/**
 * Thinking in small pieces. Whoever waits for the answer may pause at every `yield`, so that a phone keeps drawing while
 * a bot reckons; how often it pauses changes nothing about the answer.
 */
export type Thought<T> = Generator<void, T, void>

/** Thinks without a pause. */
export function thoughtOut<T>(thought: Thought<T>): T {
  for (;;) {
    const step = thought.next()
    if (step.done) return step.value
  }
}
