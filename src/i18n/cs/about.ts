import type { WordsWithFew } from '../words'

export const about: WordsWithFew['about'] = {
  title: 'O aplikaci',
  lead: 'Přestřelky se skrytými rolemi, s kostkami i s kartami, pro jeden mobil a všechny kolem něj.',
  version: 'Verze',
  licence: 'Licence',
  licenceName: 'MIT: používej, měň, předávej dál',
  independent: 'Nezávislá hra',
  independentText:
    'Tumbleweed se hraje podle pravidel dvou tištěných her, kostkové a karetní, nově sepsaných vlastními slovy a vlastním kódem. Nevytvořili ji, neschválili ani nepodporují vydavatel či autoři oněch her a nepoužívá nic z jejich grafiky. Jestli se ti líbí, kup si krabice: se skutečnými kostkami a kartami je lepší společnost.',
  privacy: 'Nic neopouští tento mobil',
  privacyText:
    'Žádný účet, žádná reklama, žádné sledování, žádná síť. Hra i nastavení zůstávají jen v tomto zařízení.',
  made: 'Jak to vzniklo',
  madeText:
    'Všechny kresby, zvuky i hody kostkami jsou naše vlastní a vytvořily je programy přiložené ke zdrojovému kódu. Sázeno písmy Sancreek, Alfa Slab One a Bitter, volnými pod licencí SIL Open Font.',
}
