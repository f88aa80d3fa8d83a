/** Spellings that a language does not use, each with the one that it does. */
const BANNED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/bull's|bullseye|bulls[- ]eye/i, 'bull’s eye'],
    [/\w'\w/, '’'],
    [/\bat turn\b(?! \{\{)/i, 'on turn'],
    [/deal(t)? anew/i, 'deal again'],
    [/passed? round\b/i, 'pass around'],
    [/attacks? beg[aiu]n/i, 'the attack starts'],
    [/arrows? back\b|\b(put|gives?|gave) back\b/i, 'discard'],
    [/Indian attack/i, 'attack'],
  ],
  de: [
    [/Indianerangriff/, 'Angriff'],
    [/Marschall/, 'Marshal'],
    [/(Zwei|Drei|zwei|drei) Dynamit/, 'zweimal, dreimal Dynamit'],
    [/Zuguhr/, 'Zeit pro Zug'],
    [/Figur/, 'Charakter'],
    [/Stapel/, 'Vorrat'],
    [/Wunde/, 'Treffer'],
    [/(ist|sind|wer) gefallen\b(?!;)/, 'ausgeschieden'],
  ],
  fr: [
    [/attaque d’Indiens/i, 'attaque'],
    [/Dynamites|Gatlings/, 'Dynamite, Gatling (invariable)'],
    [/Horloge/i, 'minuteur'],
    [/\w'\w/, '’'],
  ],
  cs: [
    [/útoku? indiánů/i, 'útok'],
    [/ťuk/i, 'klepnout'],
    [/telefon/i, 'mobil'],
    [/hromád/i, 'zásoba'],
    [/(vzít|bere|vezme) zásah/i, 'přijmout zásah'],
  ],
}

/** Every text that spells a term differently from the rest of its language. */
export function strayedSpellings(
  language: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  return [...texts].flatMap(([key, text]) =>
    (BANNED[language] ?? []).flatMap(([banned, wanted]) => {
      const found = banned.exec(text)
      return found ? [`${language}: ${key} says "${found[0]}"; the word is: ${wanted}`] : []
    }),
  )
}
