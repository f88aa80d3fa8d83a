import type { CharacterId, Deal, Position, SeenRole } from '@/games/dice'
import { wrongSetup } from '@/games/dice/rules/setup'
import { aTable, rolesOf, sitDown } from '../support/table'

const seatsOf = (roles: string): Position => aTable(roles).position()

/** A sound position of four with one seat changed. */
function changed(seat: number, change: Partial<Position['seats'][number]>): Position {
  const position = seatsOf('SORO')
  return {
    ...position,
    seats: position.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)),
  }
}

const twiceAfterNobody = aTable('SORO').played(null, null, 'el-gringo', 'el-gringo').position()

const WRONG: readonly (readonly [string, Position, RegExp])[] = [
  ['two seats', seatsOf('SO'), /^the game is for 3 to 8 players$/],
  ['nine seats', seatsOf('SOOORRDDO'), /^the game is for 3 to 8 players$/],
  [
    'three with a sheriff',
    seatsOf('SOR'),
    /^three players have a deputy, an outlaw and a renegade$/,
  ],
  [
    'three with two outlaws',
    seatsOf('DOO'),
    /^three players have a deputy, an outlaw and a renegade$/,
  ],
  ['no sheriff', seatsOf('OORD'), /^there must be exactly one sheriff$/],
  ['two sheriffs', seatsOf('SORS'), /^there must be exactly one sheriff$/],
  [
    'a character twice',
    aTable('SORO').played('el-gringo', null, 'el-gringo').position(),
    /^el-gringo stands twice$/,
  ],
  ['a character twice after two seats without', twiceAfterNobody, /^el-gringo stands twice$/],
  [
    'nine arrows held',
    aTable('SORO').arrows(3, 3, 3).position(),
    /^9 arrows are held; at most 8 can be$/,
  ],
  [
    'ten arrows held',
    aTable('SORO').arrows(10).position(),
    /^10 arrows are held; at most 8 can be$/,
  ],
  [
    'life above the start value',
    aTable('SORO').life(10, 9).position(),
    /^seat 1: life 9 is above its start value 8$/,
  ],
  [
    'negative life',
    aTable('SORO').life(10, 8, -1).position(),
    /^seat 2: life, maxLife and arrows are whole numbers from 0$/,
  ],
  [
    'half an arrow',
    aTable('SORO').arrows(0, 0.5).position(),
    /^seat 1: life, maxLife and arrows are whole numbers from 0$/,
  ],
  ['negative arrows', aTable('SORO').arrows(0, -1).position(), /^seat 1: life, maxLife and arrows/],
  ['no start value', changed(3, { life: 0, maxLife: 0 }), /^seat 3: maxLife is at least 1$/],
  ['half a start value', changed(3, { maxLife: 8.5 }), /^seat 3: life, maxLife and arrows/],
  [
    'a dead seat with arrows',
    aTable('SORO').dead(2).arrows(0, 0, 1).position(),
    /^seat 2 is eliminated and holds arrows$/,
  ],
  ['a turn of nobody', aTable('SORO').turn(4).position(), /^there is no seat 4$/],
  ['a turn before the first', aTable('SORO').turn(-1).position(), /^there is no seat -1$/],
  ['half a turn', aTable('SORO').turn(0.5).position(), /^there is no seat 0.5$/],
  [
    'a turn of the dead',
    aTable('SORO').dead(2).turn(2).position(),
    /^seat 2 is eliminated and has no turn$/,
  ],
  [
    'a turn of the dead, two left',
    aTable('SORO').dead(1, 2).turn(2).position(),
    /^seat 2 is eliminated and has no turn$/,
  ],
  [
    'three, a turn of the dead',
    aTable('DOR').dead(0).position(),
    /^seat 0 is eliminated and has no turn$/,
  ],
  [
    'last man standing with four',
    { ...seatsOf('SORO'), lastManStanding: true },
    /^last man standing begins when one of three players has fallen$/,
  ],
  [
    'last man standing with all three',
    { ...seatsOf('DOR'), lastManStanding: true },
    /^last man standing begins when/,
  ],
]

test.each(WRONG)('impossible: %s', (_, position, message) => {
  expect(wrongSetup(position)).toMatch(message)
})

const SOUND: readonly (readonly [string, Position])[] = [
  ['four', seatsOf('SORO')],
  ['three', seatsOf('RDO')],
  ['eight', seatsOf('SOOORRDD')],
  ['roles are free: a Sheriff among Outlaws', seatsOf('OOSO')],
  ['eight arrows held', aTable('SORO').arrows(4, 4).position()],
  ['the last seat’s turn', aTable('SORO').turn(3).position()],
  ['the dead', aTable('SORO').dead(1, 2).turn(3).position()],
  ['the Sheriff dead: over, whoever’s turn it was', aTable('SORO').dead(0).position()],
  ['one left: over', aTable('DOR').dead(0, 1).position()],
  [
    'all sixteenths different',
    aTable('SORO').played('el-gringo', null, null, 'jourdonnais').position(),
  ],
  ['one life point of one', changed(3, { life: 1, maxLife: 1 })],
  ['last man standing', { ...aTable('DOR').dead(1).position(), lastManStanding: true }],
]

test.each(SOUND)('possible: %s', (_, position) => {
  expect(wrongSetup(position)).toBeNull()
})

test('a position is taken as it is: life, start values, arrows, turn; the pile is the rest', () => {
  const { state } = sitDown(changed(1, { life: 2, maxLife: 5, arrows: 3 }))
  expect(state).toMatchObject({
    life: [10, 2, 8, 8],
    maxLife: [10, 5, 8, 8],
    arrows: [0, 3, 0, 0],
    pile: 6,
    roleCounts: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
    first: 0,
    round: 1,
  })
})

test('last man standing is a matter of three players, and begins with the first who is out', () => {
  expect(aTable('DOR').build().state.lastManStanding).toBe(false)
  expect(aTable('DOR').dead(1).build().state.lastManStanding).toBe(true)
  expect(aTable('SORO').dead(1, 3).build().state.lastManStanding).toBe(false)
})

test('Sid’s gift is still to come in a position', () => {
  expect(aTable('SORO').played(null, 'sid-ketchum').turn(1).build()).toBeAskedFor('gift', 1)
})

const dealOf = (deal: Omit<Deal, 'kind'>): Deal => ({ kind: 'deal', ...deal })
const hidden = (...known: SeenRole[]): SeenRole[] => [...known, 'hidden', 'hidden', 'hidden']
const nobody = (seats: number): null[] => Array.from({ length: seats }, () => null)
const twice: (CharacterId | null)[] = ['rose-doolan', 'jesse-jones', null, 'rose-doolan']

const WRONG_DEALS: readonly (readonly [string, Deal, RegExp])[] = [
  ['two', dealOf({ seats: 2 }), /^the game is for 3 to 8 players$/],
  ['nine', dealOf({ seats: 9 }), /^the game is for 3 to 8 players$/],
  ['four and a half', dealOf({ seats: 4.5 }), /^the game is for 3 to 8 players$/],
  [
    'too few roles',
    dealOf({ seats: 4, roles: rolesOf('SOR') }),
    /^3 roles were given for 4 seats$/,
  ],
  [
    'unofficial roles',
    dealOf({ seats: 4, roles: rolesOf('SORD') }),
    /^4 players have 0 deputy, not 1$/,
  ],
  ['no Sheriff', dealOf({ seats: 4, roles: rolesOf('OORO') }), /^4 players have 1 sheriff, not 0$/],
  [
    'a sealed Sheriff',
    dealOf({ seats: 4, roles: hidden('hidden') }),
    /^4 players have 1 sheriff, not 0$/,
  ],
  [
    'two Sheriffs and sealed',
    dealOf({ seats: 5, roles: hidden('sheriff', 'sheriff') }),
    /^5 players have 1 sheriff, not 2$/,
  ],
  [
    'too many Outlaws and sealed',
    dealOf({ seats: 7, roles: hidden('sheriff', 'renegade', 'renegade', 'outlaw') }),
    /^7 players have 1 renegade, not 2$/,
  ],
  ['three sealed', dealOf({ seats: 3, roles: hidden() }), /^3 players have 1 deputy, not 0$/],
  [
    'too many characters',
    dealOf({ seats: 4, characters: nobody(5) }),
    /^5 characters were given for 4 seats$/,
  ],
  ['a character twice', dealOf({ seats: 4, characters: twice }), /^rose-doolan stands twice$/],
  [
    'roles right, a character twice',
    dealOf({ seats: 4, roles: rolesOf('SORO'), characters: twice }),
    /^rose-doolan stands twice$/,
  ],
]

test.each(WRONG_DEALS)('impossible to deal: %s', (_, deal, message) => {
  expect(wrongSetup(deal)).toMatch(message)
})

test.each([
  dealOf({ seats: 3 }),
  dealOf({ seats: 8 }),
  dealOf({ seats: 5, roles: rolesOf('OSRDO') }),
  dealOf({ seats: 3, roles: rolesOf('RDO') }),
  dealOf({ seats: 4, roles: hidden('sheriff') }),
  dealOf({ seats: 5, roles: hidden('outlaw', 'sheriff') }),
  dealOf({ seats: 4, characters: nobody(4) }),
  dealOf({ seats: 4, characters: ['rose-doolan', null, 'jesse-jones', null] }),
])('possible to deal: %j', (deal) => {
  expect(wrongSetup(deal)).toBeNull()
})
