/** Only a browser has a focus that goes from key to key; a screen reader is told that the hand is up. */
export function useHandFocus(_isUp: boolean): void {}
