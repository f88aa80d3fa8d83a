/**
 * Do two values say the same? Lists and plain objects do if all that is in them does; everything else has to be the very
 * same one. For `memo` of a part that is given facts made anew each time and steady deeds, but no children.
 */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && alike(a[name], b[name]))
  )
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
