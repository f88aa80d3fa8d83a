import type { Rng } from '../../src/core/rng'
import { officialRoleCounts } from '../../src/family/roles'
import { KIND_IDS, PRINTED_CARDS, type KindId } from '../../src/games/cards/cards/ids'

const numberOf = (kind: KindId): number => KIND_IDS.indexOf(kind)

const BANG = numberOf('bang')
const MISSED = numberOf('missed')
const BEER = numberOf('beer')
const PANIC = numberOf('panic')
const CAT_BALOU = numberOf('cat-balou')
const DUEL = numberOf('duel')
const STAGECOACH = numberOf('stagecoach')
const STORE = numberOf('general-store')
const INDIANS = numberOf('indians')
const GATLING = numberOf('gatling')
const SALOON = numberOf('saloon')
const WELLS_FARGO = numberOf('wells-fargo')
const JAIL = numberOf('jail')
const BARREL = numberOf('barrel')
const MUSTANG = numberOf('mustang')
const SCOPE = numberOf('scope')
const DYNAMITE = numberOf('dynamite')
const SCHOFIELD = numberOf('schofield')
const VOLCANIC = numberOf('volcanic')
const KINDS = KIND_IDS.length
const WEAPONS = ((1 << KINDS) - 1) & ~((1 << SCHOFIELD) - 1)
const REACH = [2, 1, 3, 4, 5]

const CARDS = PRINTED_CARDS.length
const KIND_OF = Uint8Array.from(PRINTED_CARDS, ({ kind }) => numberOf(kind))
const IS_HEART = Uint8Array.from(PRINTED_CARDS, ({ suit }) => (suit === 'H' ? 1 : 0))
const EXPLODES = Uint8Array.from(PRINTED_CARDS, ({ suit, value }) =>
  suit === 'S' && value <= 9 ? 1 : 0,
)

const SHERIFF = 0
const DEPUTY = 1
const OUTLAW = 2
const RENEGADE = 3

const END = -1
const NONE = 15
const FROM_HAND = 31

/**
 * What the machine could do at best: the card game without characters in one loop over typed arrays, each choice any of the
 * legal ones, without states to save, events, decisions that wait or options. Gives the number of choices of a game.
 */
export function createCardsYardstick(seats: number, rng: Rng): () => number {
  const counts = officialRoleCounts(seats)
  const envelopes = [
    ...Array<number>(counts.deputy).fill(DEPUTY),
    ...Array<number>(counts.outlaw).fill(OUTLAW),
    ...Array<number>(counts.renegade).fill(RENEGADE),
  ]
  const role = new Uint8Array(seats)
  const left = new Uint8Array(4)
  const life = new Int8Array(seats)
  const most = new Uint8Array(seats)
  const hands = new Uint8Array(seats * CARDS)
  const held = new Uint8Array(seats)
  /** The kinds that lie in front of a seat, one bit each, and which card of the kind it is. */
  const lies = new Uint32Array(seats)
  const laid = new Uint8Array(seats * KINDS)
  const pile = new Uint8Array(CARDS)
  const discards = new Uint8Array(CARDS)
  const open = new Uint8Array(seats)
  const moves = new Int32Array(1024)
  let piled = 0
  let discarded = 0
  let living = 0
  let shots = 0
  let choices = 0
  let isOver = false

  const choose = (count: number): number => {
    choices++
    return rng.below(count)
  }
  const shuffle = (cards: Uint8Array, count: number): void => {
    for (let i = count - 1; i > 0; i--) {
      const j = rng.below(i + 1)
      const card = cards[i]!
      cards[i] = cards[j]!
      cards[j] = card
    }
  }
  const next = (seat: number): number => {
    do seat = seat + 1 === seats ? 0 : seat + 1
    while (life[seat]! <= 0)
    return seat
  }
  const discard = (card: number): void => {
    discards[discarded++] = card
  }
  /** The top of the pile, or −1. */
  const top = (): number => {
    if (piled === 0) {
      pile.set(discards)
      piled = discarded
      discarded = 0
      shuffle(pile, piled)
    }
    return piled === 0 ? -1 : pile[--piled]!
  }
  const hold = (seat: number, card: number): void => {
    hands[seat * CARDS + held[seat]!++] = card
  }
  const draw = (seat: number, count: number): void => {
    for (; count > 0; count--) {
      const card = top()
      if (card >= 0) hold(seat, card)
    }
  }
  const turnUp = (): number => {
    const card = top()
    if (card >= 0) discard(card)
    return card
  }
  /** Takes a card out of a hand; the last one closes the gap. */
  const takeOut = (seat: number, i: number): number => {
    const card = hands[seat * CARDS + i]!
    hands[seat * CARDS + i] = hands[seat * CARDS + --held[seat]!]!
    return card
  }
  const pickUp = (seat: number, kind: number): number => {
    lies[seat]! &= ~(1 << kind)
    return laid[seat * KINDS + kind]!
  }
  const lay = (seat: number, card: number): void => {
    const kind = KIND_OF[card]!
    if (kind >= SCHOFIELD)
      for (let old = SCHOFIELD; old < KINDS; old++)
        if (lies[seat]! & (1 << old)) discard(pickUp(seat, old))
    lies[seat]! |= 1 << kind
    laid[seat * KINDS + kind] = card
  }
  const loseAll = (seat: number): void => {
    while (held[seat]! > 0) discard(hands[seat * CARDS + --held[seat]!]!)
    for (let kind = JAIL; lies[seat]! >> kind > 0; kind++)
      if (lies[seat]! & (1 << kind)) discard(pickUp(seat, kind))
  }
  /** One of the cards of a kind, if whoever is asked shows one: true. */
  const shows = (seat: number, kind: number): boolean => {
    let count = 0
    for (let i = 0; i < held[seat]!; i++)
      if (KIND_OF[hands[seat * CARDS + i]!] === kind) moves[count++] = i
    const choice = choose(count + 1)
    if (choice === count) return false
    discard(takeOut(seat, moves[choice]!))
    return true
  }
  const hit = (seat: number, points: number, by: number): void => {
    life[seat]! -= points
    while (life[seat]! < 1 && living > 2 && held[seat]! > 0) {
      if (!shows(seat, BEER)) break
      life[seat]!++
    }
    if (life[seat]! > 0) return
    life[seat] = 0
    living--
    left[role[seat]!]!--
    loseAll(seat)
    if (by < 0) return
    if (role[seat] === OUTLAW) draw(by, 3)
    else if (role[seat] === DEPUTY && role[by] === SHERIFF) loseAll(by)
  }
  const shoot = (seat: number, by: number): void => {
    let barrel = (lies[seat]! >> BARREL) & 1
    for (;;) {
      let count = 0
      for (let i = 0; i < held[seat]!; i++)
        if (KIND_OF[hands[seat * CARDS + i]!] === MISSED) moves[count++] = i
      const choice = choose(count + barrel + 1)
      if (choice < count) return discard(takeOut(seat, moves[choice]!))
      if (choice === count + barrel) return hit(seat, 1, by)
      barrel = 0
      const card = turnUp()
      if (card >= 0 && IS_HEART[card]) return
    }
  }
  const duel = (seat: number, by: number): void => {
    let asked = seat
    while (shows(asked, BANG)) asked = asked === seat ? by : seat
    hit(asked, 1, asked === seat ? by : -1)
  }
  const store = (seat: number): void => {
    let count = 0
    while (count < living) {
      const card = top()
      if (card < 0) break
      open[count++] = card
    }
    for (; count > 0; seat = next(seat)) {
      const i = choose(count)
      hold(seat, open[i]!)
      open[i] = open[--count]!
    }
  }
  const saloon = (): void => {
    for (let seat = 0; seat < seats; seat++)
      if (life[seat]! > 0 && life[seat]! < most[seat]!) life[seat]!++
  }
  const robbed = (target: number, take: number): number =>
    take === FROM_HAND ? takeOut(target, rng.below(held[target]!)) : pickUp(target, take)
  /** The others within a distance, one bit each. */
  const within = (seat: number, distance: number): number => {
    const farthest = distance + ((lies[seat]! >> SCOPE) & 1)
    let near = 0
    let steps = 1
    for (let other = next(seat); other !== seat; other = next(other), steps++) {
      const way = steps < living - steps ? steps : living - steps
      if (way + ((lies[other]! >> MUSTANG) & 1) <= farthest) near |= 1 << other
    }
    return near
  }
  const reach = (seat: number): number => {
    const weapons = lies[seat]! & WEAPONS
    return weapons === 0 ? 1 : REACH[31 - Math.clz32(weapons) - SCHOFIELD]!
  }

  let listed = 0
  const list = (i: number, target: number, take: number): void => {
    moves[listed++] = i | (target << 8) | (take << 12)
  }
  const listTargets = (i: number, targets: number): void => {
    for (let seat = 0; targets >> seat > 0; seat++) if (targets & (1 << seat)) list(i, seat, 0)
  }
  const listInPlay = (i: number, seat: number): void => {
    for (let kind = JAIL; lies[seat]! >> kind > 0; kind++)
      if (lies[seat]! & (1 << kind)) list(i, seat, kind)
  }
  const listCardsOf = (i: number, targets: number): void => {
    for (let seat = 0; targets >> seat > 0; seat++) {
      if (!(targets & (1 << seat))) continue
      if (held[seat]! > 0) list(i, seat, FROM_HAND)
      listInPlay(i, seat)
    }
  }
  const listPlays = (seat: number): void => {
    listed = 0
    let others = 0
    let jailable = 0
    for (let other = 0; other < seats; other++) {
      if (other === seat || life[other]! <= 0) continue
      others |= 1 << other
      if (role[other] !== SHERIFF && !(lies[other]! & (1 << JAIL))) jailable |= 1 << other
    }
    const near = within(seat, 1)
    const mayShoot = shots === 0 || (lies[seat]! & (1 << VOLCANIC)) !== 0
    const inReach = mayShoot ? within(seat, reach(seat)) : 0
    for (let i = 0; i < held[seat]!; i++) {
      const kind = KIND_OF[hands[seat * CARDS + i]!]!
      if (kind === BANG) listTargets(i, inReach)
      else if (kind === DUEL) listTargets(i, others)
      else if (kind === JAIL) listTargets(i, jailable)
      else if (kind === PANIC || kind === CAT_BALOU) {
        listCardsOf(i, kind === PANIC ? near : others)
        listInPlay(i, seat)
      } else if (kind !== MISSED && (kind < JAIL || !(lies[seat]! & (1 << kind)))) list(i, NONE, 0)
    }
    moves[listed++] = END
  }
  const takeEffect = (seat: number, kind: number, move: number): void => {
    const target = (move >> 8) & 15
    const take = move >> 12
    if (kind === BANG) {
      shots++
      shoot(target, seat)
    } else if (kind === BEER) {
      if (living > 2 && life[seat]! < most[seat]!) life[seat]!++
    } else if (kind === PANIC) hold(seat, robbed(target, take))
    else if (kind === CAT_BALOU) discard(robbed(target, take))
    else if (kind === DUEL) duel(target, seat)
    else if (kind === STAGECOACH) draw(seat, 2)
    else if (kind === WELLS_FARGO) draw(seat, 3)
    else if (kind === STORE) store(seat)
    else if (kind === SALOON) saloon()
    else
      for (let other = next(seat); other !== seat; other = next(other))
        if (kind === GATLING) shoot(other, seat)
        else if (kind === INDIANS && !shows(other, BANG)) hit(other, 1, seat)
  }
  const settle = (): void => {
    isOver = left[SHERIFF] === 0 || left[OUTLAW]! + left[RENEGADE]! === 0
  }
  /** Plays any card in any way; false is the end of phase 2. */
  const playOne = (seat: number): boolean => {
    listPlays(seat)
    const move = moves[choose(listed)]!
    if (move === END) return false
    const card = takeOut(seat, move & 255)
    const kind = KIND_OF[card]!
    if (kind >= JAIL) lay(kind === JAIL ? (move >> 8) & 15 : seat, card)
    else {
      takeEffect(seat, kind, move)
      discard(card)
      settle()
    }
    return true
  }
  /** True if the turn goes on. */
  const start = (seat: number): boolean => {
    if (lies[seat]! & (1 << DYNAMITE)) {
      const card = turnUp()
      const dynamite = pickUp(seat, DYNAMITE)
      if (card >= 0 && EXPLODES[card]) {
        discard(dynamite)
        hit(seat, 3, -1)
        settle()
        if (isOver || life[seat]! <= 0) return false
      } else lay(next(seat), dynamite)
    }
    if (!(lies[seat]! & (1 << JAIL))) return true
    const card = turnUp()
    discard(pickUp(seat, JAIL))
    return card >= 0 && IS_HEART[card] === 1
  }
  const turn = (seat: number): void => {
    if (!start(seat)) return
    draw(seat, 2)
    shots = 0
    while (playOne(seat)) if (isOver || life[seat]! <= 0) return
    while (held[seat]! > life[seat]!) discard(takeOut(seat, choose(held[seat]!)))
  }
  const deal = (): void => {
    left.fill(0)
    left[SHERIFF] = 1
    const sealed = envelopes.slice()
    role[0] = SHERIFF
    for (let seat = 1; seat < seats; seat++) {
      const dealt = sealed.splice(rng.below(sealed.length), 1)[0] ?? RENEGADE
      role[seat] = dealt
      left[dealt]!++
    }
    held.fill(0)
    lies.fill(0)
    for (let card = 0; card < CARDS; card++) pile[card] = card
    piled = CARDS
    discarded = 0
    shuffle(pile, CARDS)
    for (let seat = 0; seat < seats; seat++) {
      most[seat] = seat === 0 ? 5 : 4
      life[seat] = most[seat]!
      draw(seat, most[seat]!)
    }
    living = seats
    isOver = false
    choices = 0
  }

  return () => {
    deal()
    for (let seat = 0; !isOver;) {
      turn(seat)
      if (!isOver) seat = next(seat)
    }
    return choices
  }
}
