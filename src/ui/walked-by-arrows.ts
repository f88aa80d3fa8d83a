/** Phones have no such keys. */
export const walkedByArrows: object = {}
