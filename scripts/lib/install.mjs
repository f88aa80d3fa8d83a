import { findOnPath, run } from './run.mjs'

/** The commands that install packages of Debian or Ubuntu; none where there is no apt, or we may not use it. */
export const aptCommands = (...packages) =>
  process.getuid?.() === 0 && findOnPath('apt-get')
    ? [
        ['apt-get', 'update'],
        // Somebody else's installation may be under way.
        ['apt-get', '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', ...packages],
      ]
    : []

/** Runs one command after the other until `find` finds what they are to bring; fails with the advice and what was tried. */
export async function installBy(commands, find, advice) {
  const outputs = []
  for (const command of commands) {
    const { output } = await run(command, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      minutes: 8,
    })
    const found = await find()
    if (found) return found
    outputs.push(output.trim().split('\n').slice(-5).join('\n'))
  }
  const tried = outputs.length > 0 ? ['What was tried:', ...outputs] : []
  throw new Error([advice, ...tried].join('\n\n'))
}
