import { character } from './ability'

/** Whoever makes him lose life on his own roll takes an arrow: one a batch, one a turn or one a point, by option (rules §6.8). */
export const elGringo = character('el-gringo', {
  life: 7,
  afterWound(table, { seat, lost }) {
    const { state } = table
    const granularity = state.options.gringoGranularity
    if (granularity === 'turn' && state.used.includes(seat)) return
    table.later({
      do: 'arrows',
      seat: state.turn,
      left: granularity === 'life' ? lost : 1,
      cause: 'ability',
      by: seat,
    })
  },
})
