import { character } from './ability'

/** Her bull's eyes reach one place further if she likes; by option not round beyond the far side of the table. */
export const roseDoolan = character('rose-doolan', {
  life: 9,
  modifyReach(places, { living, options }) {
    const further = [...places, ...places.map((place) => place + 1)]
    return options.roseWrap ? further : further.filter((place) => place <= living / 2)
  },
})
