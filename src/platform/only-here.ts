/** Whether the app is in use here or somewhere else, too. A phone has only one. */
export interface Claim {
  /** Says whether this is the only place, now and whenever it changes. */
  readonly release: () => void
}

/** Claims something for this place alone. */
export function claim(_name: string, onChange: (isOurs: boolean) => void): Claim {
  onChange(true)
  return { release: () => undefined }
}

/** Takes over what is claimed elsewhere. */
export const takeOver = (_name: string): Promise<void> => Promise.resolve()
