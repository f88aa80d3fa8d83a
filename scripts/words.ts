/**
 * Looks through the words of every language: `npm run words`. Fails on a text that is missing,
 * untranslated or used by nobody, and on a translation whose slots differ from the English ones.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { cs } from '../src/i18n/cs'
import { coach as csCoach } from '../src/i18n/cs/coach'
import { rulebook as csRulebook } from '../src/i18n/cs/rulebook'
import { talk as csTalk } from '../src/i18n/cs/talk'
import { statistics as csStatistics } from '../src/i18n/cs/statistics'
import { tutorial as csTutorial } from '../src/i18n/cs/tutorial'
import { de } from '../src/i18n/de'
import { coach as deCoach } from '../src/i18n/de/coach'
import { rulebook as deRulebook } from '../src/i18n/de/rulebook'
import { talk as deTalk } from '../src/i18n/de/talk'
import { statistics as deStatistics } from '../src/i18n/de/statistics'
import { tutorial as deTutorial } from '../src/i18n/de/tutorial'
import { en } from '../src/i18n/en'
import { coach as enCoach } from '../src/i18n/en/coach'
import { rulebook as enRulebook } from '../src/i18n/en/rulebook'
import { talk as enTalk } from '../src/i18n/en/talk'
import { statistics as enStatistics } from '../src/i18n/en/statistics'
import { tutorial as enTutorial } from '../src/i18n/en/tutorial'
import { fr } from '../src/i18n/fr'
import { coach as frCoach } from '../src/i18n/fr/coach'
import { rulebook as frRulebook } from '../src/i18n/fr/rulebook'
import { talk as frTalk } from '../src/i18n/fr/talk'
import { statistics as frStatistics } from '../src/i18n/fr/statistics'
import { tutorial as frTutorial } from '../src/i18n/fr/tutorial'
import { isSameText } from './words/same-texts'
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
  const english = flatten({
    ...en,
    coach: enCoach,
    rulebook: enRulebook,
    talk: enTalk,
    statistics: enStatistics,
    tutorial: enTutorial,
  })
  const others = {
    de: {
      ...de,
      coach: deCoach,
      rulebook: deRulebook,
      talk: deTalk,
      statistics: deStatistics,
      tutorial: deTutorial,
    },
    fr: {
      ...fr,
      coach: frCoach,
      rulebook: frRulebook,
      talk: frTalk,
      statistics: frStatistics,
      tutorial: frTutorial,
    },
    cs: {
      ...cs,
      coach: csCoach,
      rulebook: csRulebook,
      talk: csTalk,
      statistics: csStatistics,
      tutorial: csTutorial,
    },
  }
  const translated = Object.entries(others).flatMap(([language, words]) =>
    problemsOf(language, {
      english,
      texts: flatten(words),
      isSame: (text, key) => isSameText(text, key, language),
    }),
  )
  const { keys, unclear } = usedKeys(appProgram(), (file) => !file.includes('node_modules'))
  return [
    ...translated,
    ...unusedKeys(english.keys(), keys).map((key) => `${key} is used by nobody`),
    ...unclear.map((place) => `the key cannot be told at ${relative(process.cwd(), place)}`),
  ]
}

const found = problems()
for (const problem of found) console.error(problem)
console.log(found.length === 0 ? 'All words are there.' : `${found.length} problem(s) with words.`)
process.exitCode = found.length === 0 ? 0 : 1
