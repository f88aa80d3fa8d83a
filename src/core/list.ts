/** The element that must be there. Reading past the end is a bug of ours, never an answer. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw nothingAt(list, index)
  return item
}

/**
 * What stands behind `??` where rules that play millions of games read a list: the same promise as `at`, without a call
 * that phones' engine does not take away.
 */
export function missing(): never {
  throw new RangeError('nothing there')
}

/** Adds to one number of a list, in place. */
export function add(list: number[], index: number, amount: number): void {
  list[index] = at(list, index) + amount
}

/** Apart from `at`, which engines then copy to wherever it is called. */
const nothingAt = (list: readonly unknown[], index: number): RangeError =>
  new RangeError(`nothing at ${index} of ${list.length}`)
