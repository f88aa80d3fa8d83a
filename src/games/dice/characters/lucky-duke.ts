import { character } from './ability'

/** He rolls once more than the others. */
export const luckyDuke = character('lucky-duke', {
  life: 8,
  modifyRolls: (rolls) => rolls + 1,
})
