import fc from 'fast-check'

const DICE_SEATS = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy'].map((role) => ({
  role,
  character: null,
  life: 5,
  maxLife: 10,
  arrows: 1,
}))

const CARDS_SEATS = ['sheriff', 'outlaw', 'outlaw', 'renegade'].map((role, seat) => ({
  role,
  character: seat === 2 ? 'sid-ketchum' : null,
  life: 2,
  maxLife: 4,
  hand: [['bang-AS', 'beer-6H'], ['missed-2S'], ['bang-2C', 'bang-3C'], []][seat],
  inPlay: seat === 1 ? ['barrel-QS'] : [],
}))

/** Lines that a client of either game might well send; the fuzz starts from them. */
const REQUESTS: readonly object[] = [
  { op: 'hello' },
  { op: 'new', game: 'dice', seats: 5, seed: 7 },
  {
    op: 'new',
    game: 'dice',
    seats: 3,
    seed: 1,
    roles: ['deputy', 'outlaw', 'renegade'],
    characters: ['el-gringo', null, 'kit-carlson'],
    options: { dynamiteTiming: 'after', roseWrap: false },
  },
  { op: 'load', position: { game: 'dice', turn: 2, seats: DICE_SEATS, options: {} } },
  { op: 'load', position: { game: 'dice', turn: 0, seats: DICE_SEATS, lastManStanding: false } },
  { op: 'table' },
  { op: 'view', seat: 0 },
  { op: 'view', seat: null },
  { op: 'legal' },
  { op: 'act', action: { type: 'roll', dice: [0, 1, 2, 3, 4] } },
  { op: 'act', action: { type: 'roll', dice: [0, 2], faces: ['beer', 'arrow'] }, seat: 0 },
  { op: 'act', action: { type: 'aim', die: 0, target: 1, double: true } },
  { op: 'act', action: { type: 'drink', die: 4, target: 2 } },
  { op: 'act', action: { type: 'gift', target: 0 } },
  { op: 'act', action: { type: 'clear-arrow', target: 1 } },
  { op: 'act', action: { type: 'reveal', role: 'outlaw' } },
  { op: 'act', action: { type: 'stop' }, seat: 0 },
  { op: 'new', game: 'cards', seats: 5, seed: 7 },
  {
    op: 'new',
    game: 'cards',
    seats: 4,
    seed: 1,
    roles: ['outlaw', 'sheriff', 'renegade', 'outlaw'],
    characters: ['sid-ketchum', null, 'kit-carlson', 'lucky-duke'],
    options: { deck: 'beginner', idleBeer: false, sidTiming: 'beer' },
  },
  {
    op: 'load',
    position: { game: 'cards', turn: 0, phase: 'play', seats: CARDS_SEATS, deck: ['bang-KH'] },
  },
  {
    op: 'load',
    position: { game: 'cards', turn: 2, seats: CARDS_SEATS, discard: ['duel-8C'], options: {} },
  },
  { op: 'act', action: { type: 'play', card: 'bang-AS', target: 1 }, seat: 0, viewer: null },
  { op: 'act', action: { type: 'play', card: 'panic-JH', target: 2, take: 'hand', chance: [1] } },
  { op: 'act', action: { type: 'respond', card: 'missed-2S' }, viewer: 1 },
  { op: 'act', action: { type: 'barrel' } },
  { op: 'act', action: { type: 'draw', from: 'pile' } },
  { op: 'act', action: { type: 'discard', card: 'bang-2C' } },
  { op: 'act', action: { type: 'heal', seat: 2, discard: ['bang-2C', 'bang-3C'] }, seat: 2 },
  { op: 'act', action: { type: 'end', chance: [0, 3] } },
  { op: 'act', action: { type: 'pass' } },
  { op: 'undo' },
  { op: 'bot', level: 'easy', seed: 3 },
  { op: 'bot', level: 'random', seat: 2 },
  { op: 'save' },
  {
    op: 'restore',
    save: {
      schema: 1,
      rules: 1,
      game: 'dice',
      config: { kind: 'deal', seats: 4 },
      seed: 3,
      actions: [{ type: 'roll', dice: [0, 1, 2, 3, 4] }],
    },
  },
  {
    op: 'restore',
    save: {
      schema: 1,
      rules: 1,
      game: 'cards',
      config: { kind: 'deal', seats: 4 },
      seed: 3,
      actions: [{ type: 'end' }],
    },
  },
]

/** What stands where something else belongs, as it is written on the line. */
const STRANGE = [
  'null',
  'true',
  '-1',
  '-0',
  '0.5',
  '1e999',
  '-1e999',
  '9007199254740993',
  '99999999999999999999999',
  'NaN',
  'Infinity',
  'undefined',
  '""',
  '"0"',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"naïve 🎲"',
  '"hidden"',
  '"bang-AS"',
  '[]',
  '[[]]',
  '{}',
  '[0,0,0,0,0]',
  '[4,3,2,1,0]',
  '{"type":"roll"}',
  '{"__proto__":{"op":"hello"}}',
  '{"length":5}',
  `"${'x'.repeat(5_000)}"`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}0${'}'.repeat(5_000)}`,
]

const STRANGE_FIELDS = [
  '"__proto__":{"seat":0}',
  '"constructor":1',
  '"op":"table"',
  '"x":[1]',
  '"":0',
]

const VALUES = /(?<=[:[,])(?:"[^"]*"|-?\d+|true|false|null|\[[^[\]]*\])/g

/** Puts something strange in the place of one of the line's values. */
function confused(line: string, pick: number, strange: string): string {
  const spots = [...line.matchAll(VALUES)]
  const spot = spots[pick % Math.max(1, spots.length)]
  if (!spot) return strange
  return line.slice(0, spot.index) + strange + line.slice(spot.index + spot[0].length)
}

const request = fc.constantFrom(...REQUESTS.map((value) => JSON.stringify(value)))
const strange = fc.constantFrom(...STRANGE)

const typeConfused = fc
  .tuple(request, fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 3 }))
  .map(([line, changes]) =>
    changes.reduce((text, [pick, value]) => confused(text, pick, value), line),
  )

const withField = fc
  .tuple(request, fc.constantFrom(...STRANGE_FIELDS))
  .map(([line, field]) => `${line.slice(0, -1)},${field}}`)

const truncated = fc
  .tuple(request, fc.nat())
  .map(([line, length]) => line.slice(0, length % line.length))

const garbled = fc
  .tuple(request, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([line, at, text]) => {
    const place = at % line.length
    return line.slice(0, place) + text + line.slice(place + 1)
  })

const nonsense = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue().map((value) => JSON.stringify({ op: 'act', action: value })),
  fc.jsonValue().map((value) => JSON.stringify({ op: 'restore', save: value })),
  fc.jsonValue().map((value) => JSON.stringify({ op: 'load', position: value })),
)

/** Broken, truncated, type-confused and sometimes valid lines. A line has no line end in it. */
export const lines: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: typeConfused },
    { weight: 1, arbitrary: withField },
    { weight: 2, arbitrary: truncated },
    { weight: 2, arbitrary: garbled },
    { weight: 2, arbitrary: nonsense },
    { weight: 1, arbitrary: request },
  )
  .map((line) => line.replaceAll(/[\r\n]/g, ' '))
