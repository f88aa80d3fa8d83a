/** A clock that the test moves on: what takes time takes none, and that nothing happens is seen to the end. */
export function withOwnClock(): void {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
}

/** A minute goes by: whatever was still to happen has happened. */
export const aMinuteLater = (): Promise<void> => jest.advanceTimersByTimeAsync(60_000)

/** Long enough for what is done as soon as there is time for it. */
export const aMoment = (): Promise<void> => jest.advanceTimersByTimeAsync(5)

/** Looks again until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); i++) await aMoment()
  expect(isSo()).toBe(true)
}
