import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const root = join(__dirname, '..', '..')

/** Runs `lab/NAME/main.ts` as a bundle: bots think twice as fast without tsx's wrappers around every import. */
export function runBundled(name: string): void {
  const outfile = join(root, '.cache', `${name}.js`)
  buildSync({
    entryPoints: [join(root, 'lab', name, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    alias: { '@': join(root, 'src') },
  })
  execFileSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' })
}
