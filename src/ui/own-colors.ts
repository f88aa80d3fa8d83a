/** Phones do not repaint an app. */
export const ownColors: object = {}
