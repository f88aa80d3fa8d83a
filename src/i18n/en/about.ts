/** Who made this, by which rules, and what it does with data (nothing). */
export const about = {
  title: 'About',
  lead: 'A hidden-role dice showdown for a phone and whoever sits around it.',
  version: 'Version',
  licence: 'Licence',
  licenceName: 'MIT: use it, change it, pass it on',
  independent: 'An independent game',
  independentText:
    'Tumbleweed plays by the rules of a printed dice game, written anew in our own words and code. It is not made, endorsed or sponsored by that game’s publisher or authors, and uses none of its art. If you like it, buy the box: real dice are better company.',
  privacy: 'Nothing leaves this phone',
  privacyText:
    'No account, no advertising, no tracking, no network. Your game and your settings are kept on this device only.',
  made: 'How it is made',
  madeText:
    'All drawings, sounds and dice throws are our own, made by programs that come with the source. Set in Sancreek, Alfa Slab One and Bitter, which are free under the SIL Open Font Licence.',
} as const
