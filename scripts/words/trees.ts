/** A language's texts as a tree, as `src/i18n/<language>` exports them. */
export interface Tree {
  readonly [key: string]: string | Tree
}

/** The texts of a tree by their full keys, `namespace:path.to.key`. */
export function flatten(tree: Tree): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const walk = (part: Tree, path: readonly string[]): void => {
    for (const [key, value] of Object.entries(part))
      if (typeof value === 'string') texts.set(fullKey([...path, key]), value)
      else walk(value, [...path, key])
  }
  walk(tree, [])
  return texts
}

const fullKey = ([space = '', ...path]: readonly string[]): string => `${space}:${path.join('.')}`

/** The forms that each language counts in. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'other'],
  cs: ['one', 'few', 'other'],
}

const PLURAL = /_(one|few|many|other)$/

/** The keys that a language must have, given the English ones. */
export function wantedKeys(english: Iterable<string>, language: string): ReadonlySet<string> {
  const wanted = new Set<string>()
  for (const key of english) {
    const base = key.replace(PLURAL, '')
    if (base === key) wanted.add(key)
    else for (const form of FORMS[language] ?? []) wanted.add(`${base}_${form}`)
  }
  return wanted
}

/** Where the same text in two languages is right, and not forgotten. */
export type SameText = (text: string, key: string) => boolean

/** What is wrong with a translation, in words. */
export function problemsOf(
  language: string,
  { english, texts, isSame }: { english: Texts; texts: Texts; isSame: SameText },
): readonly string[] {
  const wanted = wantedKeys(english.keys(), language)
  const missing = [...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`)
  const extra = [...texts.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${key} is in no other language`)
  const wrong = [...texts].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other'))
    return original === undefined ? [] : textProblems({ key, text, original, isSame })
  })
  return [...missing, ...extra, ...wrong].map((problem) => `${language}: ${problem}`)
}

type Texts = ReadonlyMap<string, string>

interface Pair {
  readonly key: string
  readonly text: string
  readonly original: string
  readonly isSame: SameText
}

function textProblems({ key, text, original, isSame }: Pair): readonly string[] {
  const problems: string[] = []
  if (text.trim() === '') problems.push(`${key} is empty`)
  if (text === original && /\p{L}{2}/u.test(withoutSlots(text)) && !isSame(text, key))
    problems.push(`${key} is not translated: "${text}"`)
  const slots = slotsOf(text)
  const wanted = slotsOf(original)
  const isPlural = PLURAL.test(key)
  for (const slot of wanted)
    if (!slots.has(slot) && !(isPlural && slot === 'count'))
      problems.push(`${key} lacks {{${slot}}}`)
  for (const slot of slots)
    if (!wanted.has(slot) && !(isPlural && slot === 'count'))
      problems.push(`${key} has {{${slot}}}, which nobody fills`)
  return problems
}

const withoutSlots = (text: string): string => text.replace(/\{\{.*?\}\}/g, '')

const slotsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))

/** The texts that no program asks for. A key asked for brings its plurals, its contexts and all beneath it. */
export function unusedKeys(texts: Iterable<string>, used: ReadonlySet<string>): readonly string[] {
  return [...texts].filter((key) => !prefixes(key).some((prefix) => used.has(prefix)))
}

/** `a:b.c_you_one` is asked for as itself, as `a:b.c_you`, as `a:b.c` and, with all beneath it, as `a:b`. */
function prefixes(key: string): readonly string[] {
  const found = [key]
  for (let i = key.length; i > 0; i--)
    if (key[i] === '.' || key[i] === '_') found.push(key.slice(0, i))
  return found
}
