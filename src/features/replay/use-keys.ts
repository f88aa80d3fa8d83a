import type { Replay } from './use-replay'

/** A phone has no keys; the web's twin listens to them. */
export function useKeys(_replay: Replay): void {}
