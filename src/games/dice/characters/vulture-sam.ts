import { gainLife } from '../rules/life'
import { character } from './ability'

const SPOILS = 2

/** He gains two life points for each other player who is eliminated, unless he falls with them (rules §6.6). */
export const vultureSam = character('vulture-sam', {
  life: 9,
  afterDeaths(table, seat, deaths) {
    gainLife(table, { seat, amount: SPOILS * deaths, cause: 'ability', by: seat, die: null })
  },
})
