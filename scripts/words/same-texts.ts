/** Names: the same in every language. */
const NAMES = [/^common:appName$/, /^settings:languages\./, /^characters:.*\.name$/]

/** Words that a language shares with English, as its dictionary writes them. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Version',
    'Sheriff',
    'Marshal',
    'Cowboy',
    '{{number}} Sheriffs',
    'Gatling',
    'International',
    'System',
    'Pause',
    'Bot',
    'Form',
    'Name',
  ],
  fr: [
    'Records',
    'Portrait',
    'Version',
    'Licence',
    'Dynamite',
    'Gatling',
    'Pause',
    'six',
    'Menu',
    'Stop',
    'dynamite',
    'gatling',
    'Marshal',
    'Bot',
    '{{count}} point',
    '{{count}} points',
  ],
  cs: ['Licence', 'Bot'],
}

/** Is it right that a text reads as in English? */
export const isSameText = (text: string, key: string, language: string): boolean =>
  NAMES.some((names) => names.test(key)) || (SHARED[language] ?? []).includes(text)
