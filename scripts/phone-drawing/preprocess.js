import { preprocess as original } from 'react-native-web/dist/exports/StyleSheet/preprocess'

export * from 'react-native-web/dist/exports/StyleSheet/preprocess'

/** React Native Web's own step before a style becomes CSS, which knows no `experimental_backgroundImage`. */
export function preprocess(style, options) {
  const { experimental_backgroundImage: backgroundImage, ...others } = style
  return original(backgroundImage ? { ...others, backgroundImage } : style, options)
}

/** A native group takes an affine map as `matrix`; in the browser it is a transform. */
const setAttribute = SVGElement.prototype.setAttribute
SVGElement.prototype.setAttribute = function set(name, value) {
  if (name === 'matrix') setAttribute.call(this, 'transform', `matrix(${value})`)
  else setAttribute.call(this, name, value)
}
