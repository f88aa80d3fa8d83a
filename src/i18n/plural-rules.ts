type Category = Intl.LDMLPluralRule

const CATEGORIES: Readonly<Record<string, (n: number) => Category>> = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  de: (n) => (n === 1 ? 'one' : 'other'),
  fr: (n) => (Math.abs(n) < 2 ? 'one' : 'other'),
  cs: (n) => (n === 1 ? 'one' : n >= 2 && n <= 4 && Number.isInteger(n) ? 'few' : 'other'),
}

/** Hermes has no complete `Intl.PluralRules`; these are the rules of our four languages for whole numbers. */
export class OwnPluralRules {
  private readonly category: (n: number) => Category

  constructor(locale: string) {
    this.category = CATEGORIES[locale.slice(0, 2)] ?? (() => 'other')
  }

  select(n: number): Category {
    return this.category(n)
  }

  resolvedOptions(): { readonly pluralCategories: readonly Category[] } {
    return { pluralCategories: ['one', 'few', 'other'] }
  }
}

/** Puts our rules where the engine has none. */
export function installPluralRules(): void {
  if (typeof Intl.PluralRules === 'function') return
  Object.defineProperty(Intl, 'PluralRules', { value: OwnPluralRules })
}
