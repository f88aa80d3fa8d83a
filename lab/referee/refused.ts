/** The protocol's error codes. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-request'
  | 'bad-position'
  | 'no-table'
  | 'illegal-action'
  | 'not-your-decision'
  | 'game-over'
  | 'bad-save'

/** A request that is answered with an error and changes nothing. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message)
  }
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
