import * as v from 'valibot'

/** What is wrong with data from outside, and where, in one line. */
export function issueText(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  if (!issue) return 'invalid'
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}
