/**
 * A browser with forced colours paints grounds anew but not drawings: cream signs vanish on white. Where everything is a
 * drawing of strong contrast anyway, the app keeps its own.
 */
export const ownColors: object = { forcedColorAdjust: 'none' }
