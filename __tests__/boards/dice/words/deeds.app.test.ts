import { story } from '@/boards/dice/words/story'
import { livesChanged, turnsOf } from '@/boards/turns'
import type { DiceEvent, Face, Seat } from '@/games/dice'
import { i18n } from '@/i18n'

const spaces: ['log', 'common'] = ['log', 'common']
const t = i18n.getFixedT('en', spaces)
const names = ['Ada', 'Rosa', 'Bo', 'Hank', 'Ines', 'Otis', 'Mei']
const nameOf = (seat: number) => names[seat] ?? ''

const begun = (seat: Seat): DiceEvent => ({ type: 'turnStarted', seat, round: 1 })
const arrow = (seat: Seat, pile: number): DiceEvent => ({
  type: 'arrowTaken',
  seat,
  cause: 'roll',
  by: null,
  pile,
})
const aimed = (seat: Seat, target: Seat, beer: number | null = null): DiceEvent => ({
  type: 'aimed',
  seat,
  die: 0,
  face: 'two',
  target,
  places: 2,
  beer,
})
const fired = (seat: Seat): DiceEvent => ({ type: 'shotsFired', seat, hits: [] })
const lost = (
  seat: Seat,
  cause: 'shots' | 'gatling' | 'attack' | 'dynamite',
  by: Seat | null = null,
  amount = 1,
): DiceEvent => ({ type: 'lifeLost', seat, amount, cause, by, life: 3 })
const beer = (seat: Seat, by: Seat, amount = 1): DiceEvent => ({
  type: 'lifeGained',
  seat,
  amount,
  cause: 'beer',
  by,
  die: 0,
  life: 5,
})
const stopped = (seat: Seat, bust = false): DiceEvent => ({
  type: 'rollingEnded',
  seat,
  result: Array<Face>(5).fill(bust ? 'dynamite' : 'one'),
  bust,
})
const out = (seat: Seat): DiceEvent => ({
  type: 'eliminated',
  seat,
  role: 'outlaw',
  character: null,
  cause: 'shots',
  by: 2,
})

/** The last turn of a story in sentences, for the reader at a seat of a table of seven. */
function told(log: readonly DiceEvent[], own: Seat | null = null, seats = 7): string[] {
  const turn = turnsOf(story, { log, first: 2, seats }).at(-1)
  const deeds = turn ? story.deedsOf(turn, { own, nameOf, t }) : []
  return deeds.map(({ text }) => text.replaceAll('\u00a0', ' '))
}

/** Bo, at seat 2, shoots somebody twice. */
const twice = (target: Seat): DiceEvent[] => [
  aimed(2, target),
  aimed(2, target),
  fired(2),
  lost(target, 'shots', 2, 2),
]

describe('shots', () => {
  it.each([
    [null, 'Bo shot Hank twice.'],
    [0, 'Bo shot Hank twice.'],
    [2, 'You shot Hank twice.'],
    [3, 'Bo shot you twice.'],
  ])('are told once a target, to the reader at seat %s', (own, words) => {
    expect(told(twice(3), own)).toEqual([words])
  })

  it('pass whoever sits between, by the one shorter way', () => {
    expect(told(twice(4), 3)).toEqual(['Bo shot Ines twice, right past you.'])
    expect(told(twice(0), 1)).toEqual(['Bo shot Ada twice, right past you.'])
    expect(told(twice(0), 3)).toEqual(['Bo shot Ada twice.'])
  })

  it('pass nobody where both ways are as long', () => {
    expect(told(twice(0), 1, 4)).toEqual(['Bo shot Ada twice.'])
  })

  it('are not stopped by the fallen', () => {
    const log = [out(3), begun(2), ...twice(5)]
    expect(told(log, 4)).toEqual(['Bo shot Otis twice, right past you.'])
    expect(told([out(4), begun(2), ...twice(4)], 3)).toEqual(['Bo shot Ines twice.'])
  })

  it('are aimed, then fired, then hit', () => {
    const log = twice(3)
    const grown = log.map((_, i) => told(log.slice(0, i + 1)))
    expect(grown).toEqual([
      ['Bo aimed at Hank.'],
      ['Bo aimed 2 shots at Hank.'],
      ['Bo shot at Hank.'],
      ['Bo shot Hank twice.'],
    ])
  })

  it('that are entered without dice are told all the same', () => {
    expect(told([lost(3, 'shots', 2), lost(3, 'shots', 2), lost(3, 'shots', 2)])).toEqual([
      'Bo shot Hank 3 times.',
    ])
  })
})

describe('a turn', () => {
  it('gathers the arrows of all its rolls', () => {
    expect(told([arrow(2, 5), arrow(2, 4), arrow(2, 3), stopped(2)])).toEqual(['Bo took 3 arrows.'])
  })

  it('says what the attack cost everybody', () => {
    const attack: DiceEvent = { type: 'attackBegan', seat: 2, arrows: [3, 2, 0, 0, 0, 0, 0] }
    const log = [arrow(2, 0), attack, lost(0, 'attack', null, 3), lost(1, 'attack', null, 2)]
    expect(told(log.slice(0, 2), 0)).toEqual(['Bo took the last arrow: the attack starts.'])
    expect(told(log, 0)).toEqual(['Bo brought on the attack: you −3, Rosa −2.'])
  })

  it('names nobody where the gatling hits everybody else', () => {
    const gatling: DiceEvent = { type: 'gatlingFired', seat: 2, faces: 3 }
    const others = [0, 1, 3, 4, 5, 6]
    const all = others.map((seat) => lost(seat, 'gatling', 2))
    expect(told([gatling, ...all])).toEqual(['Bo fired the gatling: everybody else −1.'])
    expect(told([gatling, ...all.slice(1)], 1)).toEqual([
      'Bo fired the gatling: you −1, Hank −1, Ines −1, Otis −1, Mei −1.',
    ])
  })

  it('tells beers by who drank and who paid', () => {
    expect(told([beer(2, 2), beer(2, 2), beer(1, 2)], 1)).toEqual([
      'Bo drank 2 beers.',
      'Bo bought you a beer.',
    ])
  })

  it('without consequences came up empty, once it is over', () => {
    expect(told([begun(4)])).toEqual([])
    expect(told([begun(4), stopped(4)])).toEqual(['Ines came up empty.'])
    expect(told([begun(4), stopped(4)], 4)).toEqual(['You came up empty.'])
  })

  it('with dynamite says so once', () => {
    const log = [stopped(2, true), { type: 'dynamiteExploded', seat: 2 } as const]
    expect(told(log.slice(0, 1))).toEqual(['Three dynamites: Bo must stop.'])
    expect(told([...log, lost(2, 'dynamite')])).toEqual(['The dynamite blew up in Bo’s hands.'])
  })
})

it('a story is cut at its turns, and knows who had fallen before', () => {
  const log = [...twice(3), out(3), begun(4), stopped(4), begun(5)]
  const turns = turnsOf(story, { log, first: 2, seats: 7 })
  expect(turns.map(({ key, seat, events }) => [key, seat, events.length])).toEqual([
    [-1, 2, 5],
    [5, 4, 2],
    [7, 5, 1],
  ])
  expect(turns.map(({ alive }) => alive[3])).toEqual([true, false, false])
})

it('lives that deeds changed are added up, and what comes to nothing is left out', () => {
  const log = [...twice(3), lost(0, 'gatling', 2), beer(0, 2), beer(2, 2)]
  const [turn] = turnsOf(story, { log, first: 2, seats: 7 })
  const deeds = turn ? story.deedsOf(turn, { own: null, nameOf, t }) : []
  expect(livesChanged(deeds)).toEqual([
    { seat: 3, amount: -2 },
    { seat: 2, amount: 1 },
  ])
})
