/** Phones do not repaint an app. */
export const hasForcedColors = false
