/** Who made this, by which rules, and what it does with data (nothing). */
export const about = {
  title: 'About',
  lead: 'Hidden-role showdowns with dice and with cards, for one phone and everybody around it.',
  version: 'Version',
  licence: 'Licence',
  licenceName: 'MIT: use it, change it, pass it on',
  independent: 'An independent game',
  independentText:
    'Tumbleweed follows the rules of two printed games, one with dice and one with cards, rewritten in our own words and code. It is not made, endorsed or sponsored by their publisher or authors, and uses none of their art. If you like it, buy the boxes: real dice and cards are better company.',
  privacy: 'Nothing leaves this phone',
  privacyText:
    'No account, no ads, no tracking, no network. Your games and your settings stay on this device.',
  made: 'How it’s made',
  madeText:
    'Every drawing, sound and dice throw is our own, made by programs that come with the source. Set in Sancreek, Alfa Slab One and Bitter, free under the SIL Open Font License.',
} as const
