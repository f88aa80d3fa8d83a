/** The commit hook: types of everything, lint and format of what is about to be committed. Seconds, not minutes. */
import { program, run } from './lib/run.mjs'

const staged = await run(['git', 'diff', '--cached', '--name-only', '-z', '--diff-filter=ACMR'])
const files = staged.output.split('\0').filter(Boolean)
const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))

const checks = []
if (files.length > 0)
  checks.push([...program('prettier'), '--check', '--ignore-unknown', '--log-level=warn', ...files])
if (code.length > 0)
  checks.push(
    [...program('eslint'), '--max-warnings=0', '--no-warn-ignored', ...code],
    [
      ...program('typescript', 'tsc'),
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/commit.tsbuildinfo',
    ],
  )

for (const { isOk, output } of await Promise.all(checks.map((command) => run(command)))) {
  if (isOk) continue
  console.error(output.trim())
  process.exitCode = 1
}
