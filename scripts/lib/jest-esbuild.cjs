/**
 * Turns TypeScript into CommonJS for the pure Jest project. esbuild, because its binaries for every desktop are in
 * the lock file, and because the rules' tests should start in seconds.
 */
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { transformSync, version } = require('esbuild')

const self = readFileSync(__filename)

module.exports = {
  getCacheKey(source, path) {
    return createHash('sha1').update(version).update(self).update(path).update(source).digest('hex')
  },
  process(source, path) {
    return transformSync(source, {
      format: 'cjs',
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'node20',
      // Jest's own modules know only `require`.
      supported: { 'dynamic-import': false },
      sourcefile: path,
      sourcemap: 'inline',
      sourcesContent: false,
    })
  },
}
