const { getDefaultConfig } = require('expo/metro-config')
const { withLaterFiles } = require('./scripts/metro/later-files.cjs')

const config = withLaterFiles(getDefaultConfig(__dirname))

/**
 * A module runs when something of it is first used, not when its importer does: half the work before the first screen
 * falls away, on every platform. Babel's own form of imports, which this also goes back to, makes the files smaller.
 */
config.transformer.getTransformOptions = () =>
  Promise.resolve({ transform: { experimentalImportSupport: false, inlineRequires: true } })

/** `npm run build:web -- --phone`: the web app as phones draw it. */
if (process.env.TUMBLEWEED_DRAWING === 'phone')
  config.resolver.resolveRequest = require('./scripts/phone-drawing/resolve.cjs')

module.exports = config
