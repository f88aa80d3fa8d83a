/** On phones a modal hears of the back gesture itself. */
export function useBackCloses(_isOpen: boolean, _onClose: () => void): void {}

/** There is nothing to watch. */
export function watchBack(): void {}
