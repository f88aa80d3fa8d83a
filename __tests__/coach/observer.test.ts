import { at } from '@/core/list'
import { stepsOf } from '@/core/match'
import { dice } from '@/games/dice'
import { thoughtOut } from '@/family/thought'
import { Observer, suspicions } from '@/games/dice/coach'
import { eventsOf } from '@/games/dice/record'
import { playedMatch } from '../../e2e/finished-match'

const record = playedMatch({ kind: 'deal', seats: 7 }, 4)
const events = eventsOf(record)
const { state } = [...stepsOf(dice, record)].at(-1) ?? {}
if (!state) throw new Error('somebody played')

test('an observer who follows bit by bit comes to what one who hears it all at once thinks', () => {
  const view = dice.viewFor(state, 0)
  const observer = new Observer({ view, events })
  for (let until = 0; until < events.length; until += 37) {
    // Stopped in the middle, it goes on from there.
    const following = observer.follow(events.slice(0, until))
    following.next()
    thoughtOut(observer.follow(events.slice(0, until)))
  }
  thoughtOut(observer.follow(events))
  expect(observer.tell(view)).toEqual(thoughtOut(suspicions({ view, events })))
})

test('what is thought of a seat hangs on what it did, never on its card', () => {
  const half = { ...record, actions: record.actions.slice(0, record.actions.length >> 1) }
  const seen = eventsOf(half)
  const now = [...stepsOf(dice, half)].at(-1)?.state
  if (!now) throw new Error('somebody played')
  const own = 0
  const sealed = now.roles.flatMap((role, seat) =>
    seat !== own && role !== 'sheriff' && now.alive[seat] ? [seat] : [],
  )
  const one = at(sealed, 0)
  const other = sealed.find((seat) => now.roles[seat] !== now.roles[one]) ?? one
  const swapped = now.roles.slice()
  swapped[one] = at(now.roles, other)
  swapped[other] = at(now.roles, one)
  expect(swapped).not.toEqual(now.roles)
  const think = (roles: typeof swapped) =>
    thoughtOut(suspicions({ view: dice.viewFor({ ...now, roles }, own), events: seen }))
  expect(think(swapped)).toEqual(think(now.roles))
})
