import { isBullsEye } from '../rules/dice'
import { gainLife } from '../rules/life'
import { character } from './ability'

const REST = 2

/** If her final result shows no bull's eye, she gains two life points at the end of her turn. */
export const suzyLafayette = character('suzy-lafayette', {
  life: 8,
  afterTurn(table, seat) {
    const isPeaceful = !table.state.dice?.some(isBullsEye)
    if (isPeaceful) gainLife(table, { seat, amount: REST, cause: 'ability', by: seat, die: null })
  },
})
