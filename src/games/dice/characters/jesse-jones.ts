import { character } from './ability'

const THIRSTY = 4

/** With four life points or fewer, each beer he drinks himself on his own turn gives him two. */
export const jesseJones = character('jesse-jones', {
  life: 9,
  modifyBeer(gain, { isOwn, lifeAtFirstBeer, life, options }) {
    const tested = options.jesseThreshold === 'once' ? lifeAtFirstBeer : life
    return isOwn && tested <= THIRSTY ? 2 : gain
  },
})
