/** Names: the same in every language. */
const NAMES = [
  /^common:appName$/,
  /^settings:languages\./,
  /^characters:.*\.name$/,
  /^cards:play\.colt$/,
  /^cards:kinds\.(volcanic|schofield|remington|rev-carabine|winchester|mustang|saloon)\.(name|short)$/,
  /^cards:(kinds\.(wells-fargo|cat-balou)\.(name|short)|options\.ownCards\.catBalou\.label)$/,
]

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
    'Bang!',
  ],
  fr: [
    '{{name}} (bot)',
    'Distance',
    'Duel',
    'Duel.',
    'Duels',
    'Dyna\u00admite',
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
    'Certain',
    '{{count}} point',
    '{{count}} points',
  ],
  cs: ['Licence', 'Bot', '{{name}} (bot)', 'Bang!', 'Duel', 'Duel.'],
}

/** Is it right that a text reads as in English? */
export const isSameText = (text: string, key: string, language: string): boolean =>
  NAMES.some((names) => names.test(key)) || (SHARED[language] ?? []).includes(text)
