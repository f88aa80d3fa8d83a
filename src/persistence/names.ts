/** The longest name that is kept, wherever. */
export const LONGEST_NAME = 24
