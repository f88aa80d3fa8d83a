/** The web's twin: voices and hyphenation go by the language that the page says it is in. */
export function markPage(language: string): void {
  document.documentElement.lang = language
}
