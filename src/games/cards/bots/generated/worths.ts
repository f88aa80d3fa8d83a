export const WORTHS: readonly string[] = []
