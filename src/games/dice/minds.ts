/** All that thinks, behind one door: bots, what they say and the coach share what was learned, and the web fetches it once. */
export { thinkerOf } from './bots'
export { remark } from './bots/talk'
export { account, hint, Observer, review, why } from './coach'
