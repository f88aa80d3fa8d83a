const { join, sep } = require('node:path')

/**
 * Metro's resolver for a web app that is drawn as on phones: in src/ui the phones' file is taken where there is one for the
 * web beside it. What speaks is left as it is, since React Native Web has no such announcements.
 */
const twins = join(__dirname, '..', '..', 'src', 'ui') + sep
const spoken = join(twins, 'spoken.web.tsx')

const styles = join('react-native-web', 'dist', 'exports', 'StyleSheet', 'preprocess.js')
const mapped = join(__dirname, 'preprocess.js')

function drawnAsOnPhones(path, origin) {
  if (path.startsWith(twins) && path !== spoken) return path.replace(/\.web\.(tsx?)$/, '.$1')
  return path.endsWith(styles) && origin !== mapped ? mapped : path
}

module.exports = function resolve(context, name, platform) {
  const found = context.resolveRequest(context, name, platform)
  if (found.type !== 'sourceFile') return found
  return { ...found, filePath: drawnAsOnPhones(found.filePath, context.originModulePath) }
}
