/** Only a page has a language of its own to be marked with; a phone's screen reader follows the phone. */
export function markPage(_language: string): void {}
