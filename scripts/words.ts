/**
 * Looks through the words of every language: `npm run words`. Fails on a text that is missing,
 * untranslated or used by nobody, on a translation whose slots differ from the English ones, and
 * on a term that is spelled differently elsewhere.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { cs } from '../src/i18n/cs'
import { rooms as csRooms } from '../src/i18n/cs/rooms'
import { de } from '../src/i18n/de'
import { rooms as deRooms } from '../src/i18n/de/rooms'
import { en } from '../src/i18n/en'
import { rooms as enRooms } from '../src/i18n/en/rooms'
import { fr } from '../src/i18n/fr'
import { rooms as frRooms } from '../src/i18n/fr/rooms'
import { isSameText } from './words/same-texts'
import { strayedSpellings } from './words/spellings'
import { flatten, problemsOf, unusedKeys } from './words/trees'
import { usedKeys } from './words/used'

function appProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const isApp = (file: string): boolean => /^(src|app)\//.test(relative(process.cwd(), file))
  return ts.createProgram(
    fileNames.filter((file) => isApp(file) || file.endsWith('.d.ts')),
    options,
  )
}

function problems(): readonly string[] {
  const english = flatten({ ...en, ...enRooms })
  const others = {
    de: { ...de, ...deRooms },
    fr: { ...fr, ...frRooms },
    cs: { ...cs, ...csRooms },
  }
  const translated = Object.entries(others).flatMap(([language, words]) =>
    problemsOf(language, {
      english,
      texts: flatten(words),
      isSame: (text, key) => isSameText(text, key, language),
    }),
  )
  const spelled = Object.entries({ en: { ...en, ...enRooms }, ...others }).flatMap(
    ([language, words]) => strayedSpellings(language, flatten(words)),
  )
  const { keys, unclear } = usedKeys(appProgram(), (file) => !file.includes('node_modules'))
  return [
    ...translated,
    ...spelled,
    ...unusedKeys(english.keys(), keys).map((key) => `${key} is used by nobody`),
    ...unclear.map((place) => `the key cannot be told at ${relative(process.cwd(), place)}`),
  ]
}

const found = problems()
for (const problem of found) console.error(problem)
console.log(found.length === 0 ? 'All words are there.' : `${found.length} problem(s) with words.`)
process.exitCode = found.length === 0 ? 0 : 1
