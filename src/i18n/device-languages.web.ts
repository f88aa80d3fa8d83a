/** The web's twin: a browser knows this by itself; expo-localization would also ask for calendars, which takes its time. */
export const deviceLanguages = (): readonly string[] => navigator.languages
