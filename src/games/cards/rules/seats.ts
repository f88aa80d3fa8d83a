/** How many can play (rules §1). */
export const MIN_SEATS = 4
export const MAX_SEATS = 7
