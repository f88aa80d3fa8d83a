export const result = (pass: boolean, message: () => string): jest.CustomMatcherResult => ({
  pass,
  message,
})

/** Whether a table is as expected, and what differs where it is not. */
export function compared(
  { equals, utils }: jest.MatcherContext,
  actual: unknown,
  expected: unknown,
): jest.CustomMatcherResult {
  return result(equals(actual, expected), () =>
    utils.printDiffOrStringify(expected, actual, 'expected', 'at the table', true),
  )
}
