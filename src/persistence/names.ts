/** As long as a name may be, in whatever is kept. */
export const LONGEST_NAME = 24
