/** Phones give the focus back by themselves when a modal closes. */
export function useReturnedFocus(_isOpen: boolean): void {}
