/** Does the browser paint everything in its owner's few colours? Read once, as the page is opened. */
export const hasForcedColors = window.matchMedia('(forced-colors: active)').matches
