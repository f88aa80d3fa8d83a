import type { CharacterId, Position, Side } from '@/games/dice'

/** How everybody answers, so that a turn can be worked out on paper. */
export interface Habits {
  /** Dodge, shed, clear and double whenever one may; otherwise never. */
  readonly isEager: boolean
  /** Aimed at whenever in reach; otherwise the lowest seat in reach is. */
  readonly prey: number
  /** Gets every beer and gift while he lives; otherwise the roller does. */
  readonly drinker: number
}

export interface PaperOutcome {
  readonly life: number[]
  readonly arrows: number[]
  readonly pile: number
  readonly next: number | null
  readonly winner: { side: Side; seats: number[] } | null
}

/**
 * One turn of four to eight players in which the roller keeps his first roll, worked out step by step as the rules
 * document reads. It shares nothing with the engine, so that either can find the other wrong.
 */
export function paperTurn(start: Position, roll: string, habits: Habits): PaperOutcome {
  const { turn: roller, options = {} } = start
  const life = start.seats.map((seat) => seat.life)
  const arrows = start.seats.map((seat) => seat.arrows)
  const out = life.map((points) => points === 0)
  const everyone = life.map((_, seat) => seat)
  const faces = roll.split(' ')
  const count = (face: string): number => faces.filter((other) => other === face).length
  const of = (list: readonly number[], seat: number): number => list[seat] ?? 0
  const plays = (seat: number, id: CharacterId): boolean => start.seats[seat]?.character === id
  const role = (seat: number): string => start.seats[seat]?.role ?? ''
  const living = (): number[] => everyone.filter((seat) => !out[seat])
  let pile = 9 - arrows.reduce((sum, held) => sum + held, 0)
  let winner: PaperOutcome['winner'] = null
  let hasStruck = false

  const isOver = (): boolean => winner !== null || out[roller] === true
  const heal = (seat: number, points: number): void => {
    life[seat] = Math.min(of(life, seat) + points, start.seats[seat]?.maxLife ?? 0)
  }
  const giveBack = (seat: number, howMany: number): void => {
    arrows[seat] = of(arrows, seat) - howMany
    pile += howMany
  }

  // §7, in its order.
  const checkWin = (): void => {
    const sheriff = everyone.find((seat) => role(seat) === 'sheriff') ?? -1
    const villains = living().filter((seat) => ['outlaw', 'renegade'].includes(role(seat)))
    const [last = -1, ...others] = living()
    if (out[sheriff]) {
      if (others.length === 0 && role(last) === 'renegade')
        winner = { side: 'renegade', seats: [last] }
      else winner = { side: 'outlaws', seats: everyone.filter((seat) => role(seat) === 'outlaw') }
    } else if (villains.length === 0) {
      const law = everyone.filter((seat) => ['sheriff', 'deputy'].includes(role(seat)))
      winner = { side: 'law', seats: law }
    }
  }

  // §6 steps 5 to 7.
  const bury = (): void => {
    const fallen = living().filter((seat) => of(life, seat) <= 0)
    for (const seat of fallen) {
      out[seat] = true
      life[seat] = 0
      giveBack(seat, of(arrows, seat))
    }
    for (const seat of living()) if (plays(seat, 'vulture-sam')) heal(seat, 2 * fallen.length)
    if (fallen.length > 0) checkWin()
  }

  // §4.
  const attack = (): void => {
    for (const seat of living()) {
      const held = of(arrows, seat)
      const loss = plays(seat, 'jourdonnais') ? Math.min(held, 1) : held
      life[seat] = of(life, seat) - loss
    }
    for (const seat of living()) giveBack(seat, of(arrows, seat))
    bury()
  }
  const take = (howMany: number): void => {
    for (let n = 0; n < howMany && !isOver(); n++) {
      giveBack(roller, -1)
      if (pile === 0) attack()
    }
  }

  // §6 steps 2 to 7 for shots and gatling; says how many points El Gringo lost.
  const hurt = (points: readonly number[]): number => {
    const loss = [...points]
    for (const seat of everyone) {
      if (!habits.isEager || !plays(seat, 'bart-cassidy')) continue
      const dodged = Math.max(Math.min(of(points, seat), pile - 1), 0)
      loss[seat] = of(points, seat) - dodged
      giveBack(seat, -dodged)
    }
    let lostByGringo = 0
    for (const seat of everyone) {
      const lost = Math.min(of(loss, seat), of(life, seat))
      life[seat] = of(life, seat) - lost
      if (plays(seat, 'el-gringo')) lostByGringo = lost
      if (habits.isEager && plays(seat, 'pedro-ramirez'))
        giveBack(seat, Math.min(lost, of(arrows, seat)))
    }
    bury()
    return lostByGringo
  }

  // §6 step 8 and its option.
  const strikeBack = (lost: number): void => {
    if (lost === 0 || isOver()) return
    const { gringoGranularity = 'batch' } = options
    if (gringoGranularity === 'turn' && hasStruck) return
    hasStruck = true
    take(gringoGranularity === 'life' ? lost : 1)
  }

  const explode = (): void => {
    life[roller] = of(life, roller) - 1
    const isPedro = habits.isEager && plays(roller, 'pedro-ramirez')
    if (isPedro && of(arrows, roller) > 0) giveBack(roller, 1)
    bury()
  }

  // §2 and the two who reach further.
  const reach = (face: string): number[] => {
    const ring = living()
    const here = ring.indexOf(roller)
    const size = ring.length
    const printed = face === '1' || size <= 3 ? 1 : 2
    let places = [printed]
    if (plays(roller, 'calamity-janet')) places = [1, 2]
    if (plays(roller, 'rose-doolan')) {
      const further = printed + 1
      const { roseWrap = true } = options
      if (roseWrap || further <= size / 2) places = [printed, further]
    }
    const seats = places.flatMap((k) => [
      ring[(here + k) % size],
      ring[(here - k + size * 3) % size],
    ])
    return living().filter((seat) => seat !== roller && seats.includes(seat))
  }

  const shoot = (): void => {
    const points = everyone.map(() => 0)
    let doublesLeft = habits.isEager && plays(roller, 'slab-the-killer') && count('b') > 0 ? 1 : 0
    for (const face of faces.filter((other) => other === '1' || other === '2')) {
      const targets = reach(face)
      const [lowest = -1] = targets
      const target = targets.includes(habits.prey) ? habits.prey : lowest
      points[target] = of(points, target) + 1 + doublesLeft
      if (doublesLeft > 0) beers -= 1
      doublesLeft = 0
    }
    if (points.some((n) => n > 0)) strikeBack(hurt(points))
  }

  const drink = (): void => {
    const drinker = out[habits.drinker] ? roller : habits.drinker
    const lifeAtFirst = of(life, roller)
    for (let n = 0; n < beers; n++) {
      const tested = options.jesseThreshold === 'perBeer' ? of(life, roller) : lifeAtFirst
      const isThirsty = plays(roller, 'jesse-jones') && drinker === roller && tested <= 4
      heal(drinker, isThirsty ? 2 : 1)
    }
  }

  const clear = (hasFired: boolean): void => {
    if (!habits.isEager || !plays(roller, 'kit-carlson')) return
    let only = -1
    for (let n = 0; n < count('g'); n++) {
      const isBound = hasFired && options.kitSpread === 'oneOther' && only >= 0
      const from = living().find((seat) => of(arrows, seat) > 0 && (!isBound || seat === only))
      if (from === undefined) return
      only = from
      giveBack(from, 1)
    }
  }

  const fireGatling = (): void => {
    if (count('g') < (plays(roller, 'willy-the-kid') ? 2 : 3)) return clear(false)
    const isHit = (seat: number): boolean =>
      !out[seat] && seat !== roller && !plays(seat, 'paul-regret')
    const lost = hurt(everyone.map((seat) => (isHit(seat) ? 1 : 0)))
    if (isOver()) return
    if (options.gringoGatling === 'before') strikeBack(lost)
    if (isOver()) return
    giveBack(roller, of(arrows, roller))
    clear(true)
    if (options.gringoGatling !== 'before') strikeBack(lost)
  }

  const isBust = count('d') >= 3
  const { dynamiteTiming = 'before' } = options
  let beers = count('b')
  const steps = [
    () =>
      plays(roller, 'sid-ketchum')
        ? heal(out[habits.drinker] ? roller : habits.drinker, 1)
        : undefined,
    () => take(count('a')),
    () => (isBust && dynamiteTiming === 'before' ? explode() : undefined),
    shoot,
    drink,
    fireGatling,
    () => (isBust && dynamiteTiming === 'after' ? explode() : undefined),
    () =>
      plays(roller, 'suzy-lafayette') && count('1') + count('2') === 0
        ? heal(roller, 2)
        : undefined,
  ]
  for (const step of steps) if (!isOver()) step()

  const after = [...living().filter((seat) => seat > roller), ...living()]
  return { life, arrows, pile, next: winner ? null : (after[0] ?? null), winner }
}
