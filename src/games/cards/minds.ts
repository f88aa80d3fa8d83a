/** All that thinks, behind one door, so that the web fetches it once. */
export { BOTS, CARDS_LEVELS, INTERJECTORS, isCardsLevel, thinkerOf, type CardsLevel } from './bots'
export { remark } from './bots/talk'
export { account, asideAccount, hint, Observer, review, why } from './coach'
