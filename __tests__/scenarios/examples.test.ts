import {
  EXAMPLES,
  playExample,
  positionOf,
  type ExampleReply,
  type ExampleRequest,
} from '../support/examples'
import { sitDown, type TableInPlay } from '../support/table'
import { dice } from '@/games/dice'

/** Answers an example's requests in this process, as the referee does in its own. */
function referee(): (request: ExampleRequest) => ExampleReply {
  let table: TableInPlay | null = null
  return (request) => {
    if (request.op === 'load') {
      const { game: _, ...position } = request.position
      table = sitDown({ kind: 'position', ...position })
    }
    if (!table) throw new Error('no table is set')
    if (request.op === 'act') {
      const error = dice.refuse(table.state, request.action)
      if (error) return { ok: false, error }
      table.plays(request.action)
    }
    return { ok: true, table: shown(table) }
  }
}

function shown({ state }: TableInPlay): Extract<ExampleReply, { ok: true }>['table'] {
  const { life, arrows, alive, pile, turn, decision, winner } = state
  const seats = life.map((points, seat) => ({
    life: points,
    arrows: arrows[seat] ?? 0,
    alive: alive[seat] ?? false,
  }))
  return { seats, arrowPile: pile, turn, decision, winner }
}

test.each(EXAMPLES)('$id $topic', (example) => {
  expect(sitDown(positionOf(example)).state.pile).toBe(example.pile)
  const send = referee()
  const play = playExample(example)
  let turn = play.next()
  while (!turn.done) turn = play.next(send(turn.value))
  const { reject, ...outcome } = example.expected
  if (reject) expect(turn.value.reject).toContain(reject)
  else expect(turn.value).toEqual(outcome)
})
