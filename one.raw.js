(() => {
  var __defProp = Object.defineProperty;
  var __defNormalProp = (obj, key, value) => key in obj ? __defProp(obj, key, { enumerable: true, configurable: true, writable: true, value }) : obj[key] = value;
  var __publicField = (obj, key, value) => __defNormalProp(obj, typeof key !== "symbol" ? key + "" : key, value);

  // src/core/list.ts
  function at(list, index) {
    const item = list[index];
    if (item === void 0) throw nothingAt(list, index);
    return item;
  }
  function add(list, index, amount) {
    list[index] = at(list, index) + amount;
  }
  var nothingAt = (list, index) => new RangeError(`nothing at ${index} of ${list.length}`);

  // src/core/rng.ts
  var SEEDS = 2 ** 32;
  function rngFrom(state) {
    let [a, b, c, counter] = state;
    return {
      below(n) {
        const sum = (a + b | 0) + counter | 0;
        counter = counter + 1 | 0;
        a = b ^ b >>> 9;
        b = c + (c << 3) | 0;
        c = (c << 21 | c >>> 11) + sum | 0;
        return (sum >>> 0) / SEEDS * n >>> 0;
      },
      save: () => [a, b, c, counter]
    };
  }
  var WARM_UP = 15;
  function rngFromSeed(seed, stream = 0) {
    const low = seed | 0;
    const high = Math.floor(seed / SEEDS) | 0;
    const rng = rngFrom([low ^ 2654435769, high ^ 608135816, 3084996962 ^ stream, 1]);
    for (let i = 0; i < WARM_UP; i++) rng.below(1);
    return rng;
  }
  function drawn(items, count, rng) {
    const rest = items.slice();
    for (let i = 0; i < count; i++) {
      const j = i + rng.below(rest.length - i);
      const item = at(rest, j);
      rest[j] = at(rest, i);
      rest[i] = item;
    }
    rest.length = count;
    return rest;
  }

  // src/family/roles.ts
  var ROLES = ["sheriff", "deputy", "outlaw", "renegade"];
  var FEWEST_SEATS = 3;
  var MOST_SEATS = 8;
  var BY_SEATS = {
    [FEWEST_SEATS]: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
    4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
    5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
    6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
    7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
    [MOST_SEATS]: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 }
  };
  function officialRoleCounts(seats) {
    const found = BY_SEATS[seats];
    if (!found) throw new RangeError(`no game of the family is for ${seats} players`);
    return found;
  }
  var cardsByCounts = /* @__PURE__ */ new Map();
  function officialRoleCards(seats) {
    const counts = officialRoleCounts(seats);
    const known3 = cardsByCounts.get(counts);
    if (known3) return known3;
    const cards2 = ROLES.flatMap((role) => Array(counts[role]).fill(role));
    cardsByCounts.set(counts, cards2);
    return cards2;
  }
  var SEALED_ROLES = ["deputy", "outlaw", "renegade"];
  function sealedRoles({ roles, roleCounts }) {
    const seen = (role) => roles.filter((other) => other === role).length;
    return SEALED_ROLES.filter((role) => roleCounts[role] > seen(role));
  }

  // src/family/sets.ts
  var NUMBERS = Array.from({ length: MOST_SEATS }, (_, number) => number);
  var LISTS = Array.from(
    { length: 1 << MOST_SEATS },
    (_, bits) => NUMBERS.filter((number) => bits & 1 << number)
  );
  var listOf = (bits) => at(LISTS, bits);
  function bitsOf(list) {
    let bits = 0;
    for (let i = 0; i < list.length; i++) bits |= 1 << at(list, i);
    return bits;
  }

  // src/games/dice/characters/ability.ts
  function filledIn(id, {
    life,
    modifyRolls = null,
    modifyLock = null,
    modifyReach = null,
    modifyDamage = null,
    modifyGatling = null,
    modifyBeer = null,
    afterWound = null,
    afterDeaths = null,
    afterTurn = null,
    offerGift = false,
    offerDodge = null,
    offerShed = null,
    offerDouble = false,
    offerClear = false
  }) {
    return {
      id,
      life,
      modifyRolls,
      modifyLock,
      modifyReach,
      modifyDamage,
      modifyGatling,
      modifyBeer,
      afterWound,
      afterDeaths,
      afterTurn,
      offerGift,
      offerDodge,
      offerShed,
      offerDouble,
      offerClear
    };
  }
  var PLAIN = filledIn(null, { life: 8 });
  var character = (id, difference) => filledIn(id, difference);

  // src/games/dice/characters/bart-cassidy.ts
  var bartCassidy = character("bart-cassidy", {
    life: 8,
    offerDodge: (cause) => cause === "shots" || cause === "gatling"
  });

  // src/games/dice/characters/black-jack.ts
  var blackJack = character("black-jack", {
    life: 8,
    modifyLock: () => false
  });

  // src/games/dice/characters/calamity-janet.ts
  var EITHER = [1, 2];
  var calamityJanet = character("calamity-janet", {
    life: 8,
    modifyReach: () => EITHER
  });

  // src/games/dice/characters/el-gringo.ts
  var elGringo = character("el-gringo", {
    life: 7,
    afterWound(table, { seat, lost }) {
      const { state } = table;
      const granularity = state.options.gringoGranularity;
      if (granularity === "turn" && state.used.includes(seat)) return;
      table.later({
        do: "arrows",
        seat: state.turn,
        left: granularity === "life" ? lost : 1,
        cause: "ability",
        by: seat
      });
    }
  });

  // src/games/dice/characters/jesse-jones.ts
  var THIRSTY = 4;
  var jesseJones = character("jesse-jones", {
    life: 9,
    modifyBeer(gain, { isOwn, lifeAtFirstBeer, life, options }) {
      const tested = options.jesseThreshold === "once" ? lifeAtFirstBeer : life;
      return isOwn && tested <= THIRSTY ? 2 : gain;
    }
  });

  // src/games/dice/characters/jourdonnais.ts
  var jourdonnais = character("jourdonnais", {
    life: 7,
    modifyDamage: (points, cause) => cause === "attack" ? Math.min(points, 1) : points
  });

  // src/games/dice/characters/kit-carlson.ts
  var kitCarlson = character("kit-carlson", {
    life: 7,
    offerClear: true
  });

  // src/games/dice/characters/lucky-duke.ts
  var luckyDuke = character("lucky-duke", {
    life: 8,
    modifyRolls: (rolls) => rolls + 1
  });

  // src/games/dice/characters/paul-regret.ts
  var paulRegret = character("paul-regret", {
    life: 9,
    modifyDamage: (points, cause) => cause === "gatling" ? 0 : points
  });

  // src/games/dice/characters/pedro-ramirez.ts
  var pedroRamirez = character("pedro-ramirez", {
    life: 8,
    offerShed: (cause) => cause !== "attack"
  });

  // src/games/dice/characters/rose-doolan.ts
  var roseDoolan = character("rose-doolan", {
    life: 9,
    modifyReach(places, { living, options }) {
      const further = [...places, ...places.map((place2) => place2 + 1)];
      return options.roseWrap ? further : further.filter((place2) => place2 <= living / 2);
    }
  });

  // src/games/dice/characters/sid-ketchum.ts
  var sidKetchum = character("sid-ketchum", {
    life: 8,
    offerGift: true
  });

  // src/games/dice/characters/slab-the-killer.ts
  var slabTheKiller = character("slab-the-killer", {
    life: 8,
    offerDouble: true
  });

  // src/games/dice/rules/state.ts
  var DICE = 5;

  // src/games/dice/rules/dice.ts
  var ALL_DICE = [0, 1, 2, 3, 4];
  var isBullsEye = (face) => face === "one" || face === "two";

  // src/games/dice/rules/life.ts
  function gainLife(table, { seat, amount, cause, by, die }) {
    var _a, _b;
    const { life, maxLife } = table.state;
    const before = (_a = life[seat]) != null ? _a : 0;
    const after = Math.min(before + amount, (_b = maxLife[seat]) != null ? _b : before);
    const gained = after - before;
    if (gained === 0 && cause === "ability") return;
    table.tell({ type: "lifeGained", seat, amount: gained, cause, by, die, life: after });
  }

  // src/games/dice/characters/suzy-lafayette.ts
  var REST = 2;
  var suzyLafayette = character("suzy-lafayette", {
    life: 8,
    afterTurn(table, seat) {
      var _a;
      const isPeaceful = !((_a = table.state.dice) == null ? void 0 : _a.some(isBullsEye));
      if (isPeaceful) gainLife(table, { seat, amount: REST, cause: "ability", by: seat, die: null });
    }
  });

  // src/games/dice/characters/vulture-sam.ts
  var SPOILS = 2;
  var vultureSam = character("vulture-sam", {
    life: 9,
    afterDeaths(table, seat, deaths) {
      gainLife(table, { seat, amount: SPOILS * deaths, cause: "ability", by: seat, die: null });
    }
  });

  // src/games/dice/characters/willy-the-kid.ts
  var willyTheKid = character("willy-the-kid", {
    life: 8,
    modifyGatling: () => 2
  });

  // src/games/dice/characters/index.ts
  var CHARACTERS = {
    "bart-cassidy": bartCassidy,
    "black-jack": blackJack,
    "calamity-janet": calamityJanet,
    "el-gringo": elGringo,
    "jesse-jones": jesseJones,
    jourdonnais,
    "kit-carlson": kitCarlson,
    "lucky-duke": luckyDuke,
    "paul-regret": paulRegret,
    "pedro-ramirez": pedroRamirez,
    "rose-doolan": roseDoolan,
    "sid-ketchum": sidKetchum,
    "slab-the-killer": slabTheKiller,
    "suzy-lafayette": suzyLafayette,
    "vulture-sam": vultureSam,
    "willy-the-kid": willyTheKid
  };
  var abilityOf = (id) => id ? CHARACTERS[id] : PLAIN;
  function cast(characters) {
    const abilities = characters.map(abilityOf);
    const seatsWith2 = (has) => {
      let bits = 0;
      for (let seat = 0; seat < abilities.length; seat++)
        if (has(at(abilities, seat))) bits |= 1 << seat;
      return listOf(bits);
    };
    return {
      characters,
      abilities,
      seatsWith: {
        modifyDamage: seatsWith2(({ modifyDamage }) => modifyDamage),
        offerDodge: seatsWith2(({ offerDodge }) => offerDodge),
        offerShed: seatsWith2(({ offerShed }) => offerShed),
        afterWound: seatsWith2(({ afterWound }) => afterWound),
        afterDeaths: seatsWith2(({ afterDeaths }) => afterDeaths)
      }
    };
  }
  var known = cast([]);

  // src/family/ring.ts
  function livingSeats({ alive }) {
    let bits = 0;
    for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) bits |= 1 << seat;
    return listOf(bits);
  }
  function countLiving({ alive }) {
    let count = 0;
    for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) count++;
    return count;
  }
  var leftOf = ({ alive }, seat) => seat + 1 === alive.length ? 0 : seat + 1;
  function nextLiving(ring, from) {
    let seat = from;
    do
      seat = leftOf(ring, seat);
    while (!ring.alive[seat]);
    return seat;
  }

  // src/games/dice/rules/roles.ts
  var MIN_SEATS = FEWEST_SEATS;
  var MAX_SEATS = MOST_SEATS;

  // src/family/winning.ts
  function showdownWinner(table) {
    const { roles } = table;
    if (!table.alive[roles.indexOf("sheriff")]) {
      const living = livingSeats(table);
      const isLoneRenegade = living.length === 1 && stillIn(table, "renegade") === 1;
      return isLoneRenegade ? { side: "renegade", seats: living } : outlawsWin(table);
    }
    if (stillIn(table, "outlaw") + stillIn(table, "renegade") > 0) return null;
    return { side: "law", seats: seatsWhere(table, (seat) => !isVillain(at(roles, seat))) };
  }
  function stillIn({ roleCounts, roles, alive }, role) {
    let count = roleCounts[role];
    for (let seat = 0; seat < roles.length; seat++) if (roles[seat] === role && !alive[seat]) count--;
    return count;
  }
  var isVillain = (role) => role === "outlaw" || role === "renegade";
  function outlawsWin(table) {
    const isOutlawSealed = sealedRoles(table).join() === "outlaw";
    const isOutlaw = (role) => role === "outlaw" || role === "hidden" && isOutlawSealed;
    return { side: "outlaws", seats: seatsWhere(table, (seat) => isOutlaw(at(table.roles, seat))) };
  }
  function seatsWhere({ roles }, is) {
    return roles.map((_, seat) => seat).filter(is);
  }

  // src/games/dice/rules/legal.ts
  function perSet(make) {
    const made = [];
    return (members) => {
      var _a;
      const bits = bitsOf(members);
      return (_a = made[bits]) != null ? _a : made[bits] = make(members);
    };
  }
  var perDieAndTarget = (type) => ALL_DICE.map(
    (die) => perSet((targets) => targets.map((target) => ({ type, die, target })))
  );
  var rollsOf = perSet((dice2) => [
    ...choicesOf(dice2).map((some) => ({ type: "roll", dice: some })),
    { type: "stop" }
  ]);
  var giftsTo = perSet((targets) => targets.map((target) => ({ type: "gift", target })));
  var aimsOf = perDieAndTarget("aim");
  var doublesOf = ALL_DICE.map(
    (die) => perSet((targets) => targets.map((target) => ({ type: "aim", die, target, double: true })))
  );
  var drinksOf = perDieAndTarget("drink");
  var clearsOf = perSet((targets) => [
    ...targets.map((target) => ({ type: "clear-arrow", target })),
    { type: "pass" }
  ]);
  function choicesOf(dice2) {
    const all = Array.from({ length: 1 << DICE }, (_, bits) => listOf(bits));
    return all.filter((some) => some.length > 0 && some.every((die) => dice2.includes(die)));
  }

  // src/family/characters.ts
  var CHARACTER_IDS = [
    "bart-cassidy",
    "black-jack",
    "calamity-janet",
    "el-gringo",
    "jesse-jones",
    "jourdonnais",
    "kit-carlson",
    "lucky-duke",
    "paul-regret",
    "pedro-ramirez",
    "rose-doolan",
    "sid-ketchum",
    "slab-the-killer",
    "suzy-lafayette",
    "vulture-sam",
    "willy-the-kid"
  ];

  // src/games/dice/rules/options.ts
  var DEFAULT_OPTIONS = {
    dynamiteTiming: "before",
    gringoGranularity: "batch",
    gringoGatling: "after",
    jesseThreshold: "once",
    kitSpread: "any",
    roseWrap: true,
    threeIndianCredit: "none",
    threeAllDead: "draw"
  };
  var EDITIONS = {
    international: DEFAULT_OPTIONS,
    german: { ...DEFAULT_OPTIONS, dynamiteTiming: "after", kitSpread: "oneOther" }
  };

  // src/games/dice/rules/setup.ts
  var WRONG_SIZE = `the game is for ${MIN_SEATS} to ${MAX_SEATS} players`;

  // src/games/cards/cards/ids.ts
  var KIND_IDS = [
    "bang",
    "missed",
    "beer",
    "panic",
    "cat-balou",
    "duel",
    "stagecoach",
    "general-store",
    "indians",
    "gatling",
    "saloon",
    "wells-fargo",
    "jail",
    "barrel",
    "mustang",
    "scope",
    "dynamite",
    "schofield",
    "volcanic",
    "remington",
    "rev-carabine",
    "winchester"
  ];
  var PRINTED = {
    bang: "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
    missed: "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC",
    beer: "6H 7H 8H 9H 10H JH",
    panic: "JH QH AH 8D",
    "cat-balou": "KH 9D 10D JD",
    duel: "JS QD 8C",
    stagecoach: "9S 9S-2",
    "general-store": "QS 9C",
    indians: "KD AD",
    gatling: "10H",
    saloon: "5H",
    "wells-fargo": "3H",
    jail: "10S JS 4H",
    barrel: "QS KS",
    mustang: "8H 9H",
    scope: "AS",
    dynamite: "2H",
    schofield: "JC QC KS",
    volcanic: "10S 10C",
    remington: "KC",
    "rev-carabine": "AC",
    winchester: "8S"
  };
  var HIDDEN = -1;
  var NO_CARD = -2;
  var FROM_HAND = -3;
  var SUITS = ["S", "H", "D", "C"];
  var COURT = { J: 11, Q: 12, K: 13, A: 14 };
  function printed(kind, face) {
    var _a, _b;
    const [, value = "", letter] = (_a = /^(\d+|[JQKA])([SHDC])(-2)?$/.exec(face)) != null ? _a : [];
    const suit = SUITS.find((known3) => known3 === letter);
    if (!suit) throw new Error(`no card shows '${face}'`);
    return { id: `${kind}-${face}`, kind, suit, value: (_b = COURT[value]) != null ? _b : Number(value) };
  }
  var PRINTED_CARDS = KIND_IDS.flatMap(
    (kind) => PRINTED[kind].split(" ").map((face) => printed(kind, face))
  );
  var CARD_IDS = PRINTED_CARDS.map(({ id }) => id);
  var NUMBERS2 = new Map(CARD_IDS.map((id, card) => [id, card]));
  var cardOf = (id) => {
    var _a;
    return (_a = NUMBERS2.get(id)) != null ? _a : NO_CARD;
  };

  // src/games/cards/cards/faces.ts
  var SUIT_OF = PRINTED_CARDS.map(({ suit }) => suit);
  var VALUE_OF = PRINTED_CARDS.map(({ value }) => value);
  var isHeart = (card) => SUIT_OF[card] === "H";
  var isRed = (card) => SUIT_OF[card] === "H" || SUIT_OF[card] === "D";
  var isSpade = (card) => SUIT_OF[card] === "S";
  var valueOf = (card) => at(VALUE_OF, card);
  var idOf = (card) => at(CARD_IDS, card);
  var idsOf = (cards2) => cards2.map(idOf);
  var seenCardOf = (id) => id === "hidden" ? HIDDEN : cardOf(id);

  // src/games/cards/rules/changes.ts
  function removeCard(cards2, card) {
    const last = cards2.length - 1;
    let i = 0;
    while (i <= last && cards2[i] !== card) i++;
    if (i > last) i = cards2.indexOf(HIDDEN);
    if (i < 0) throw new RangeError(`no card ${card} here`);
    for (let next = cards2[i + 1]; next !== void 0; next = cards2[i + 1]) cards2[i++] = next;
    cards2.pop();
  }
  function turnStarted(state, seat, round) {
    state.turn = seat;
    state.round = round;
    state.phase = "start";
    state.shots = 0;
  }
  function phaseBegan(state, phase) {
    state.phase = phase;
  }
  function cardDrawn(state, seat, card) {
    state.pile.pop();
    at(state.hands, seat).push(card);
  }
  function cardPutBack(state, card, lookedAt2) {
    const { pile } = state;
    const i = pile.lastIndexOf(card);
    if (i < 0) return;
    pile.splice(i, 1);
    pile.splice(pile.length - lookedAt2 + 1, 0, card);
  }
  function reshuffled(state, cards2) {
    state.pile = state.pile.length === 0 ? cards2 : [...cards2, ...state.pile];
    state.discards = [];
  }
  function handCardTaken(state, from, card) {
    removeCard(at(state.hands, from), card);
  }
  function inPlayCardTaken(state, from, card) {
    removeCard(at(state.inPlay, from), card);
  }
  function cardReceived(state, seat, card) {
    at(state.hands, seat).push(card);
  }
  function cardFaced(state, seat, card) {
    at(state.inPlay, seat).push(card);
  }
  function discardTaken(state, seat, card) {
    state.discards.pop();
    at(state.hands, seat).push(card);
  }
  function cardsTurned(state, count) {
    state.pile.length -= count;
  }
  function cardDiscarded(state, card) {
    state.discards.push(card);
  }
  function cardPlayed(state, seat, card) {
    removeCard(at(state.hands, seat), card);
    state.resolving = card;
  }
  function shotCounted(state, shots) {
    state.shots = shots;
  }
  function cardLaid(state, seat, card) {
    state.resolving = null;
    at(state.inPlay, seat).push(card);
  }
  function cardSettled(state, card) {
    state.resolving = null;
    state.discards.push(card);
  }
  function handCardDiscarded(state, seat, card) {
    removeCard(at(state.hands, seat), card);
    state.discards.push(card);
  }
  function inPlayCardDiscarded(state, seat, card) {
    removeCard(at(state.inPlay, seat), card);
    state.discards.push(card);
  }
  function storeStocked(state, card) {
    state.pile.pop();
    state.store.push(card);
  }
  function storeTaken(state, card) {
    removeCard(state.store, card);
  }
  function lifeLost(state, seat, amount) {
    add(state.life, seat, -amount);
  }
  function lifeGained(state, seat, amount) {
    add(state.life, seat, amount);
  }
  function eliminated(state, seat, role) {
    state.roles[seat] = role;
    state.alive[seat] = false;
    state.life[seat] = 0;
  }
  function cardsGone(state, seat) {
    state.hands[seat] = [];
    state.inPlay[seat] = [];
  }
  function gameEnded(state, winner) {
    state.winner = winner;
    state.decision = null;
    state.queue = [];
  }

  // src/games/cards/cards/kind.ts
  function filledIn2(id, border, {
    isAdvanced = false,
    sign = null,
    isShot = false,
    reach = 0,
    modifyDistanceTo = 0,
    modifyDistanceFrom = 0,
    modifyLimit = false,
    barsSheriff = false,
    offerDodge = null,
    rank = 0,
    offerPlays = null,
    afterPlayed = null,
    modifyCheck = null,
    checkKind = null,
    afterCheck = null
  }) {
    return {
      id,
      border,
      isAdvanced,
      sign,
      isShot,
      reach,
      modifyDistanceTo,
      modifyDistanceFrom,
      modifyLimit,
      barsSheriff,
      offerDodge,
      rank,
      offerPlays,
      afterPlayed,
      modifyCheck,
      checkKind,
      afterCheck
    };
  }
  var brown = (id, difference) => filledIn2(id, "brown", difference);
  var blue = (id, difference) => filledIn2(id, "blue", {
    offerPlays: (offer2) => {
      if (!offer2.has(offer2.seat, offer2.kind)) offer2.plain();
    },
    afterPlayed: (table, { seat, card }) => table.lay(seat, card),
    ...difference
  });
  var weapon = (id, reach, difference = {}) => blue(id, { reach, ...difference });

  // src/games/cards/cards/bang.ts
  var bang = brown("bang", {
    sign: "fire",
    isShot: true,
    offerPlays: (offer2) => offer2.at(offer2.inReach()),
    afterPlayed: (table, played) => table.shoot(played)
  });

  // src/games/cards/cards/barrel.ts
  var barrel = blue("barrel", {
    offerDodge: "barrel",
    checkKind: "barrel",
    modifyCheck: isHeart,
    afterCheck: (table, { isMet }) => {
      if (isMet) table.dodged();
    }
  });

  // src/games/cards/cards/beer.ts
  var DRY = 2;
  var beer = brown("beer", {
    sign: "breath",
    offerPlays: (offer2) => {
      const { state, seat } = offer2;
      const isIdle = offer2.living() <= DRY || state.life[seat] === state.maxLife[seat];
      if (!isIdle || state.options.idleBeer) offer2.plain();
    },
    afterPlayed: (table, { seat }) => {
      const { life, maxLife } = table.state;
      if (table.living() > DRY && at(life, seat) < at(maxLife, seat))
        table.gainLife(seat, seat, "beer");
    }
  });

  // src/games/cards/cards/cat-balou.ts
  var catBalou = brown("cat-balou", {
    offerPlays: (offer2) => {
      offer2.cardsOf(offer2.others());
      if (offer2.state.options.ownCards !== "none") offer2.ownCards();
    },
    afterPlayed: (table, played) => table.scrap(played)
  });

  // src/games/cards/cards/duel.ts
  var duel = brown("duel", {
    isAdvanced: true,
    offerPlays: (offer2) => offer2.at(offer2.others()),
    afterPlayed: (table, played) => table.faceOff(played, "duel")
  });

  // src/games/cards/cards/dynamite.ts
  var DAMAGE = 3;
  var HIGHEST = 9;
  var dynamite = blue("dynamite", {
    isAdvanced: true,
    rank: 1,
    checkKind: "dynamite",
    modifyCheck: (turned) => isSpade(turned) && valueOf(turned) <= HIGHEST,
    afterCheck: (table, { seat, card, isMet }) => {
      if (!isMet) return table.passOn(seat, card);
      table.discardInPlay(seat, card, "settled");
      table.explode({ seat, amount: DAMAGE, by: null, cause: "dynamite" });
    }
  });

  // src/games/cards/cards/gatling.ts
  var gatling = brown("gatling", {
    offerPlays: (offer2) => offer2.plain(),
    afterPlayed: (table, played) => table.shootAll(played)
  });

  // src/games/cards/cards/general-store.ts
  var generalStore = brown("general-store", {
    isAdvanced: true,
    offerPlays: (offer2) => offer2.plain(),
    afterPlayed: (table, { seat }) => table.openStore(seat)
  });

  // src/games/cards/cards/indians.ts
  var indians = brown("indians", {
    isAdvanced: true,
    offerPlays: (offer2) => offer2.plain(),
    afterPlayed: (table, played) => table.demandOfAll(played, "indians")
  });

  // src/games/cards/cards/jail.ts
  var jail = blue("jail", {
    isAdvanced: true,
    barsSheriff: true,
    rank: 2,
    checkKind: "jail",
    offerPlays: (offer2) => {
      const { roles } = offer2.state;
      let seats = offer2.others();
      for (let seat = 0; seat < roles.length; seat++)
        if (roles[seat] === "sheriff" || offer2.has(seat, offer2.kind)) seats &= ~(1 << seat);
      offer2.at(seats);
    },
    afterPlayed: (table, { target, card }) => table.lay(target, card),
    modifyCheck: isHeart,
    afterCheck: (table, { seat, card, isMet }) => {
      table.discardInPlay(seat, card, "settled");
      if (!isMet) table.skipTurn();
    }
  });

  // src/games/cards/cards/missed.ts
  var missed = brown("missed", { sign: "miss" });

  // src/games/cards/cards/mustang.ts
  var mustang = blue("mustang", { modifyDistanceTo: 1 });

  // src/games/cards/cards/panic.ts
  var DISTANCE = 1;
  var panic = brown("panic", {
    offerPlays: (offer2) => {
      offer2.cardsOf(offer2.within(DISTANCE));
      if (offer2.state.options.ownCards === "both") offer2.ownCards();
    },
    afterPlayed: (table, played) => table.seize(played)
  });

  // src/games/cards/cards/remington.ts
  var remington = weapon("remington", 3);

  // src/games/cards/cards/rev-carabine.ts
  var revCarabine = weapon("rev-carabine", 4);

  // src/games/cards/cards/saloon.ts
  var saloon = brown("saloon", {
    offerPlays: (offer2) => offer2.plain(),
    afterPlayed: (table, { seat }) => {
      const { life, maxLife, alive } = table.state;
      const seats = alive.length;
      for (let i = 1; i <= seats; i++) {
        const guest = (seat + i) % seats;
        if (alive[guest] && at(life, guest) < at(maxLife, guest))
          table.gainLife(guest, seat, "saloon");
      }
    }
  });

  // src/games/cards/cards/schofield.ts
  var schofield = weapon("schofield", 2);

  // src/games/cards/cards/scope.ts
  var scope = blue("scope", { modifyDistanceFrom: 1 });

  // src/games/cards/cards/stagecoach.ts
  var CARDS = 2;
  var stagecoach = brown("stagecoach", {
    offerPlays: (offer2) => offer2.plain(),
    afterPlayed: (table, { seat }) => table.drawCards(seat, CARDS, "stagecoach")
  });

  // src/games/cards/cards/volcanic.ts
  var volcanic = weapon("volcanic", 1, { modifyLimit: true });

  // src/games/cards/cards/wells-fargo.ts
  var CARDS2 = 3;
  var wellsFargo = brown("wells-fargo", {
    offerPlays: (offer2) => offer2.plain(),
    afterPlayed: (table, { seat }) => table.drawCards(seat, CARDS2, "wells-fargo")
  });

  // src/games/cards/cards/winchester.ts
  var winchester = weapon("winchester", 5);

  // src/games/cards/cards/index.ts
  var KINDS = {
    bang,
    missed,
    beer,
    panic,
    "cat-balou": catBalou,
    duel,
    stagecoach,
    "general-store": generalStore,
    indians,
    gatling,
    saloon,
    "wells-fargo": wellsFargo,
    jail,
    barrel,
    mustang,
    scope,
    dynamite,
    schofield,
    volcanic,
    remington,
    "rev-carabine": revCarabine,
    winchester
  };
  var KIND_OF = PRINTED_CARDS.map(({ kind }) => KINDS[kind]);
  var kindOf = (card) => {
    var _a;
    return (_a = KIND_OF[card]) != null ? _a : noKindOf(card);
  };
  function noKindOf(card) {
    throw new RangeError(`there is no card ${card}`);
  }
  var ALL_CARDS = PRINTED_CARDS.map((_, card) => card);
  var BEGINNER_CARDS = ALL_CARDS.filter((card) => !kindOf(card).isAdvanced);

  // src/games/cards/characters/ability.ts
  var LIFE = 4;
  function filledIn3(id, {
    life = LIFE,
    modifyDistanceTo = 0,
    modifyDistanceFrom = 0,
    modifyLimit = false,
    modifyNeeds = null,
    modifySign = null,
    modifyKind = null,
    modifyTurned = 1,
    modifyEmptyHand = false,
    modifyEstate = false,
    afterWound = null,
    offerDodge = null,
    dodgeFor = null,
    offerSources = null,
    offerKeep = 0,
    offerThird = null,
    offerHeal = false
  }) {
    return {
      id,
      life,
      modifyDistanceTo,
      modifyDistanceFrom,
      modifyLimit,
      modifyNeeds,
      modifySign,
      modifyKind,
      modifyTurned,
      modifyEmptyHand,
      modifyEstate,
      afterWound,
      offerDodge,
      dodgeFor,
      offerSources,
      offerKeep,
      offerThird,
      offerHeal
    };
  }
  var PLAIN2 = filledIn3(null, {});
  var character2 = (id, difference) => filledIn3(id, difference);

  // src/games/cards/characters/bart-cassidy.ts
  var bartCassidy2 = character2("bart-cassidy", {
    afterWound: (table, { seat, amount }) => table.drawCards(seat, amount, "bart-cassidy")
  });

  // src/games/cards/characters/black-jack.ts
  var blackJack2 = character2("black-jack", { offerThird: isRed });

  // src/games/cards/characters/calamity-janet.ts
  var calamityJanet2 = character2("calamity-janet", {
    modifyKind: (kind) => kind === "missed" ? "bang" : kind,
    modifySign: (sign) => sign === "miss" ? "fire" : sign === "fire" ? "miss" : sign
  });

  // src/games/cards/characters/el-gringo.ts
  var elGringo2 = character2("el-gringo", {
    life: 3,
    afterWound(table, { seat, amount, by }) {
      if (by === null || by === seat) return;
      for (let i = 0; i < amount; i++) table.takeFromHand(seat, by);
    }
  });

  // src/games/cards/characters/jesse-jones.ts
  var jesseJones2 = character2("jesse-jones", {
    offerSources({ hands }, seat) {
      let bits = 0;
      for (let other = 0; other < hands.length; other++)
        if (other !== seat && at(hands, other).length > 0) bits |= 1 << other;
      return { hands: bits, discards: false };
    }
  });

  // src/games/cards/characters/jourdonnais.ts
  var jourdonnais2 = character2("jourdonnais", {
    offerDodge: "jourdonnais",
    dodgeFor: "barrel"
  });

  // src/games/cards/characters/kit-carlson.ts
  var kitCarlson2 = character2("kit-carlson", { offerKeep: 3 });

  // src/games/cards/characters/lucky-duke.ts
  var luckyDuke2 = character2("lucky-duke", { modifyTurned: 2 });

  // src/games/cards/characters/paul-regret.ts
  var paulRegret2 = character2("paul-regret", { life: 3, modifyDistanceTo: 1 });

  // src/games/cards/characters/pedro-ramirez.ts
  var pedroRamirez2 = character2("pedro-ramirez", {
    offerSources: ({ discards }) => ({ hands: 0, discards: discards.length > 0 })
  });

  // src/games/cards/characters/rose-doolan.ts
  var roseDoolan2 = character2("rose-doolan", { modifyDistanceFrom: 1 });

  // src/games/cards/characters/sid-ketchum.ts
  var sidKetchum2 = character2("sid-ketchum", { offerHeal: true });

  // src/games/cards/characters/slab-the-killer.ts
  var slabTheKiller2 = character2("slab-the-killer", { modifyNeeds: (needs) => needs + 1 });

  // src/games/cards/characters/suzy-lafayette.ts
  var suzyLafayette2 = character2("suzy-lafayette", { modifyEmptyHand: true });

  // src/games/cards/characters/vulture-sam.ts
  var vultureSam2 = character2("vulture-sam", { modifyEstate: true });

  // src/games/cards/characters/willy-the-kid.ts
  var willyTheKid2 = character2("willy-the-kid", { modifyLimit: true });

  // src/games/cards/characters/index.ts
  var CHARACTERS2 = {
    "bart-cassidy": bartCassidy2,
    "black-jack": blackJack2,
    "calamity-janet": calamityJanet2,
    "el-gringo": elGringo2,
    "jesse-jones": jesseJones2,
    jourdonnais: jourdonnais2,
    "kit-carlson": kitCarlson2,
    "lucky-duke": luckyDuke2,
    "paul-regret": paulRegret2,
    "pedro-ramirez": pedroRamirez2,
    "rose-doolan": roseDoolan2,
    "sid-ketchum": sidKetchum2,
    "slab-the-killer": slabTheKiller2,
    "suzy-lafayette": suzyLafayette2,
    "vulture-sam": vultureSam2,
    "willy-the-kid": willyTheKid2
  };
  var abilityOf2 = (id) => id ? CHARACTERS2[id] : PLAIN2;
  function cast2(characters) {
    const abilities = characters.map(abilityOf2);
    const seatWith = (hook) => {
      const seat = abilities.findIndex((ability) => ability[hook]);
      return seat < 0 ? null : seat;
    };
    const special = {
      modifyEmptyHand: seatWith("modifyEmptyHand"),
      modifyEstate: seatWith("modifyEstate"),
      offerHeal: seatWith("offerHeal")
    };
    return { characters, abilities, special };
  }
  var known2 = cast2([]);
  function abilityAt2(characters, seat) {
    var _a;
    if (characters !== known2.characters) known2 = cast2(characters);
    return (_a = known2.abilities[seat]) != null ? _a : PLAIN2;
  }
  function specialSeats(characters) {
    if (characters !== known2.characters) known2 = cast2(characters);
    return known2.special;
  }

  // src/games/cards/rules/piles.ts
  function reshuffle(table) {
    const { state, chance, log } = table;
    const cards2 = state.discards;
    for (let i = cards2.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      const card = at(cards2, i);
      cards2[i] = at(cards2, j);
      cards2[j] = card;
    }
    reshuffled(state, cards2);
    log == null ? void 0 : log.push({ type: "reshuffled", cards: idsOf(cards2).reverse() });
  }
  function topUp(table, count) {
    const { state } = table;
    if (state.pile.length < count && state.discards.length > 0) reshuffle(table);
    return state.pile.length < count ? state.pile.length : count;
  }
  function afterLeaving(table) {
    const { pile, discards, options } = table.state;
    if (options.reshuffle === "empty" && pile.length === 0 && discards.length > 0) reshuffle(table);
  }
  function drawCard(table, drawing) {
    const { state, log } = table;
    if (state.pile.length === 0 && topUp(table, 1) === 0) return NO_CARD;
    const { seat, cause, isShown = false } = drawing;
    const card = at(state.pile, state.pile.length - 1);
    cardDrawn(state, seat, card);
    log == null ? void 0 : log.push({ type: "cardDrawn", seat, card: idOf(card), cause, isShown });
    if (state.pile.length === 0) afterLeaving(table);
    return card;
  }
  function drawCards(table, drawing) {
    for (let i = 0; i < drawing.count; i++) drawCard(table, drawing);
  }

  // src/games/cards/rules/refill.ts
  function refill(table) {
    const seat = table.special.modifyEmptyHand;
    if (seat !== null) draw(table, seat);
  }
  function refillAt(table, seat) {
    if (table.special.modifyEmptyHand === seat) draw(table, seat);
  }
  function afterHandTouched(table, seat) {
    if (table.state.options.suzyTiming === "immediate") refillAt(table, seat);
  }
  function draw(table, seat) {
    const { alive, hands, winner } = table.state;
    if (winner === null && alive[seat] && at(hands, seat).length === 0)
      drawCard(table, { seat, cause: "empty-hand" });
  }

  // src/games/cards/rules/winning.ts
  function checkForWin(table) {
    const { state, log } = table;
    if (countLiving(state) === state.alive.length) return;
    const winner = showdownWinner(state);
    if (winner === null) return;
    settleCard(table);
    gameEnded(state, winner);
    log == null ? void 0 : log.push({ type: "gameEnded", winner });
  }
  function settleCard({ state, log }) {
    const card = state.resolving;
    if (card === null) return;
    cardSettled(state, card);
    log == null ? void 0 : log.push({ type: "cardSettled", card: idOf(card) });
  }

  // src/games/cards/rules/elimination.ts
  var REWARD = 3;
  function eliminate(table, { seat, by, cause }) {
    const { state, log } = table;
    const role = at(state.roles, seat);
    if (role === "hidden") throw new Error("the rules need a whole table");
    const character3 = at(state.characters, seat);
    eliminated(state, seat, role);
    log == null ? void 0 : log.push({ type: "eliminated", seat, role, character: character3, by, cause });
    leaveEstate(table, seat);
    if (by !== null) pay(table, by, role);
    if (state.options.winCheck === "death") checkForWin(table);
  }
  function leaveEstate(table, seat) {
    const { state } = table;
    const heir = table.special.modifyEstate;
    if (heir !== null && state.alive[heir]) inherit(table, heir, seat);
    else loseCards(table, seat, "eliminated");
  }
  function inherit({ state, log }, seat, from) {
    const hand = at(state.hands, from);
    const inPlay = at(state.inPlay, from);
    cardsGone(state, from);
    for (let i = 0; i < hand.length; i++) cardReceived(state, seat, at(hand, i));
    for (let i = 0; i < inPlay.length; i++) cardReceived(state, seat, at(inPlay, i));
    log == null ? void 0 : log.push({ type: "cardsInherited", seat, from, hand: idsOf(hand), inPlay: idsOf(inPlay) });
  }
  function loseCards({ state, log }, seat, cause) {
    const hand = at(state.hands, seat);
    const inPlay = at(state.inPlay, seat);
    cardsGone(state, seat);
    for (let i = 0; i < hand.length; i++) cardDiscarded(state, at(hand, i));
    for (let i = 0; i < inPlay.length; i++) cardDiscarded(state, at(inPlay, i));
    log == null ? void 0 : log.push({ type: "cardsLost", seat, hand: idsOf(hand), inPlay: idsOf(inPlay), cause });
  }
  function pay(table, by, fallen) {
    if (fallen === "outlaw") return drawCards(table, { seat: by, count: REWARD, cause: "reward" });
    if (fallen !== "deputy" || table.state.roles[by] !== "sheriff") return;
    loseCards(table, by, "penalty");
    afterHandTouched(table, by);
  }

  // src/games/cards/rules/life.ts
  var POINT = 1;
  function gainLife2({ state, log }, { seat, by, cause }) {
    lifeGained(state, seat, POINT);
    const life = at(state.life, seat);
    log == null ? void 0 : log.push({ type: "lifeGained", seat, amount: POINT, by, cause, life });
  }

  // src/games/cards/rules/healing.ts
  var PRICE = 2;
  var FEW = 2;
  function mayHeal(state, seat) {
    if (!abilityAt2(state.characters, seat).offerHeal || !state.alive[seat]) return false;
    if (at(state.hands, seat).length < PRICE) return false;
    if (at(state.life, seat) >= at(state.maxLife, seat)) return false;
    return state.options.sidWithTwo || countLiving(state) > FEW;
  }
  function isTimeToHeal({ options }, kind) {
    return options.sidTiming === "any" || kind === "play" || kind === "last-breath";
  }
  function mayHealInDecision(state) {
    const { decision } = state;
    return decision !== null && mayHeal(state, decision.seat) && isTimeToHeal(state, decision.kind);
  }
  function interjector(state) {
    const { decision, options, characters } = state;
    const seat = specialSeats(characters).offerHeal;
    if (decision === null || seat === null || seat === decision.seat) return null;
    return options.sidTiming === "any" && mayHeal(state, seat) ? seat : null;
  }
  function heal(table, { seat, pair: [one, other] }) {
    const hand = at(table.state.hands, seat);
    const isInOrder = hand.indexOf(one) < hand.indexOf(other);
    spend(table, seat, isInOrder ? one : other);
    spend(table, seat, isInOrder ? other : one);
    gainLife2(table, { seat, by: seat, cause: "heal" });
  }
  function spend({ state, log }, seat, card) {
    handCardDiscarded(state, seat, card);
    log == null ? void 0 : log.push({
      type: "cardDiscarded",
      seat,
      card: idOf(card),
      zone: "hand",
      cause: "heal",
      by: seat
    });
  }

  // src/games/cards/rules/showing.ts
  function showCard(table, { seat, card, kind }) {
    const { state, log } = table;
    handCardDiscarded(state, seat, card);
    log == null ? void 0 : log.push({ type: "cardShown", seat, card: idOf(card), kind });
    afterHandTouched(table, seat);
  }

  // src/games/cards/rules/damage.ts
  function hit(table, blow) {
    const { state, log } = table;
    const { seat, amount, by, cause } = blow;
    lifeLost(state, seat, amount);
    const life = at(state.life, seat);
    log == null ? void 0 : log.push({ type: "lifeLost", seat, amount, by, cause, life });
    if (life >= 1) survive(table, blow);
    else table.later({ do: "hit", seat, amount, by, cause });
  }
  function explode2(table, blow) {
    table.later({ do: "settle" });
    hit(table, blow);
  }
  function survive(table, blow) {
    const { afterWound } = abilityAt2(table.state.characters, blow.seat);
    if (afterWound !== null) afterWound(table, blow);
  }
  function runHit(table, task) {
    const { state } = table;
    const { seat } = task;
    const life = at(state.life, seat);
    if (life >= 1) return survive(table, task);
    if (!isAskedForBreath(state, seat)) return eliminate(table, task);
    table.later(task);
    table.ask({ kind: "last-breath", seat, needs: 1 - life });
  }
  var ENOUGH_FOR_BEER = 3;
  var mayBreathe = (state) => countLiving(state) >= ENOUGH_FOR_BEER;
  function isAskedForBreath(state, seat) {
    return mayBreathe(state) && at(state.hands, seat).length > 0 || mayHeal(state, seat);
  }
  function answerBreath(table, { seat }, card) {
    showCard(table, { seat, card, kind: "last-breath" });
    gainLife2(table, { seat, by: seat, cause: kindOf(card).id });
  }
  function giveUp(table, task) {
    var _a;
    table.state.queue.pop();
    (_a = table.log) == null ? void 0 : _a.push({ type: "passed", seat: task.seat, kind: "last-breath" });
    eliminate(table, task);
  }

  // src/games/cards/rules/draw-check.ts
  var NONE = [];
  function drawCheck(table, seat, kind) {
    const { state, log } = table;
    const turned = topUp(table, abilityAt2(state.characters, seat).modifyTurned);
    const task = { do: "check", seat, for: kind };
    if (turned === 0) return read(table, task, { cards: NONE, counted: NO_CARD });
    const cards2 = state.pile.slice(-turned).reverse();
    if (abilityAt2(state.characters, seat).modifyTurned === 1)
      return read(table, task, { cards: cards2, counted: at(cards2, 0) });
    const ids = idsOf(cards2);
    log == null ? void 0 : log.push({ type: "cardsOpened", seat, for: kind, cards: ids });
    table.later(task);
    table.ask({ kind: "choose", seat, cards: ids, for: kind });
  }
  function read(table, { seat, for: kind }, { cards: cards2, counted }) {
    const { state, log } = table;
    const { modifyCheck, afterCheck } = KINDS[kind];
    const isMet = counted !== NO_CARD && modifyCheck !== null && modifyCheck(counted);
    cardsTurned(state, cards2.length);
    log == null ? void 0 : log.push({
      type: "cardsTurned",
      seat,
      for: kind,
      cards: idsOf(cards2),
      counted: counted === NO_CARD ? null : idOf(counted),
      isMet
    });
    if (cards2.length > 0) {
      afterLeaving(table);
      for (let i = 0; i < cards2.length; i++) cardDiscarded(state, at(cards2, i));
      log == null ? void 0 : log.push({ type: "turnedDiscarded", seat, cards: idsOf(cards2) });
    }
    if (afterCheck !== null) afterCheck(table, { seat, card: cardInPlay(table, seat, kind), isMet });
  }
  function cardInPlay({ state }, seat, kind) {
    var _a;
    return (_a = at(state.inPlay, seat).find((card) => kindOf(card).id === kind)) != null ? _a : NO_CARD;
  }
  function answerChoose(table, task, counted) {
    const { state } = table;
    state.queue.pop();
    const { modifyTurned } = abilityAt2(state.characters, task.seat);
    read(table, task, { cards: state.pile.slice(-modifyTurned).reverse(), counted });
  }

  // src/games/cards/rules/blue-cards.ts
  function lay(table, seat, card) {
    const { state, log } = table;
    if (kindOf(card).reach > 0) dropWeapon(table, seat);
    cardLaid(state, seat, card);
    log == null ? void 0 : log.push({ type: "cardLaid", seat, by: state.turn, card: idOf(card) });
  }
  function dropWeapon(table, seat) {
    const cards2 = at(table.state.inPlay, seat);
    for (let i = 0; i < cards2.length; i++) {
      const card = at(cards2, i);
      if (kindOf(card).reach === 0) continue;
      return discardInPlay(table, { seat, card, cause: "replaced", by: seat });
    }
  }
  function discardInPlay({ state, log }, { seat, card, cause, by }) {
    inPlayCardDiscarded(state, seat, card);
    log == null ? void 0 : log.push({ type: "cardDiscarded", seat, card: idOf(card), zone: "in-play", cause, by });
  }
  function passOn({ state, log }, seat, card) {
    const to = nextLiving(state, seat);
    inPlayCardTaken(state, seat, card);
    cardFaced(state, to, card);
    log == null ? void 0 : log.push({ type: "cardPassedOn", seat, to, card: idOf(card) });
  }

  // src/games/cards/rules/stealing.ts
  function randomFrom(table, seat) {
    const hand = at(table.state.hands, seat);
    return at(hand, table.pick(hand.length));
  }
  function takeFromHand(table, seat, from) {
    const { state } = table;
    refillAt(table, from);
    if (at(state.hands, from).length > 0) takeRandom(table, seat, from);
  }
  function takeRandom(table, seat, from) {
    const { state, log } = table;
    const card = randomFrom(table, from);
    handCardTaken(state, from, card);
    cardReceived(state, seat, card);
    log == null ? void 0 : log.push({ type: "cardTaken", seat, from, card: idOf(card), zone: "hand" });
    afterHandTouched(table, from);
  }
  function seize(table, { seat, target, take: take3 }) {
    if (take3 === FROM_HAND) return takeRandom(table, seat, target);
    const { state, log } = table;
    inPlayCardTaken(state, target, take3);
    cardReceived(state, seat, take3);
    log == null ? void 0 : log.push({ type: "cardTaken", seat, from: target, card: idOf(take3), zone: "in-play" });
  }
  function scrap(table, { seat, target, take: take3, card }) {
    const cause = kindOf(card).id;
    if (take3 !== FROM_HAND) return discardInPlay(table, { seat: target, card: take3, cause, by: seat });
    const { state, log } = table;
    const lost = randomFrom(table, target);
    handCardDiscarded(state, target, lost);
    log == null ? void 0 : log.push({
      type: "cardDiscarded",
      seat: target,
      card: idOf(lost),
      zone: "hand",
      cause,
      by: seat
    });
    afterHandTouched(table, target);
  }

  // src/games/cards/rules/drawing.ts
  function asksHowToDraw(table) {
    const { state } = table;
    const seat = state.turn;
    const { offerSources, offerKeep } = abilityAt2(state.characters, seat);
    if (offerKeep > 0) return asksWhatToKeep(table, offerKeep);
    if (offerSources === null) return false;
    const { hands, discards } = offerSources(state, seat);
    if (hands === 0 && !discards) return false;
    table.ask({ kind: "draw", seat });
    return true;
  }
  function asksWhatToKeep(table, count) {
    const { state, log } = table;
    if (state.pile.length + state.discards.length < count) return false;
    topUp(table, count);
    const seat = state.turn;
    const cards2 = idsOf(state.pile.slice(-count).reverse());
    log == null ? void 0 : log.push({ type: "cardsLookedAt", seat, cards: cards2 });
    table.ask({ kind: "keep", seat, cards: cards2 });
    return true;
  }
  function putBack(table, card) {
    const { state, log } = table;
    const seat = state.turn;
    const { offerKeep } = abilityAt2(state.characters, seat);
    cardPutBack(state, card, offerKeep);
    log == null ? void 0 : log.push({ type: "cardPutBack", seat, card: idOf(card) });
    for (let i = 1; i < offerKeep; i++) drawCard(table, { seat, cause: "phase" });
  }
  function drawFromHand(table, from) {
    takeRandom(table, table.state.turn, from);
  }
  function drawFromDiscards({ state, log }) {
    const seat = state.turn;
    const card = at(state.discards, state.discards.length - 1);
    discardTaken(state, seat, card);
    log == null ? void 0 : log.push({ type: "discardTaken", seat, card: idOf(card) });
  }
  function drawsThird(table) {
    const { state } = table;
    const seat = state.turn;
    const { offerThird } = abilityAt2(state.characters, seat);
    const card = drawCard(table, { seat, cause: "phase", isShown: offerThird !== null });
    return offerThird !== null && card !== NO_CARD && offerThird(card);
  }
  function sourcesNow(state, seat) {
    const { offerSources } = abilityAt2(state.characters, seat);
    return offerSources === null ? { hands: 0, discards: false } : offerSources(state, seat);
  }

  // src/games/cards/rules/face-off.ts
  function startFaceOff(table, played, demand) {
    const { seat: by, target: other, card } = played;
    table.later({ do: "face-off", by, other, card: idOf(card), demand, seat: other });
  }
  var opponentOf = ({ by, other, seat }) => seat === by ? other : by;
  function runFaceOff(table, task) {
    const { seat, card, demand } = task;
    table.later(task);
    table.ask({ kind: demand, seat, from: opponentOf(task), card });
  }
  function answerFaceOff(table, task, card) {
    const { seat, demand } = task;
    task.seat = opponentOf(task);
    showCard(table, { seat, card, kind: demand });
  }
  function loseFaceOff(table, task) {
    const { state, log } = table;
    const { seat, by, other, demand } = task;
    state.queue.pop();
    log == null ? void 0 : log.push({ type: "passed", seat, kind: demand });
    const credit = seat === other ? by : state.options.duelCredit === "opponent" ? other : null;
    hit(table, { seat, amount: 1, by: credit, cause: demand });
  }

  // src/games/cards/protocol.ts
  var DODGES = ["barrel", "jourdonnais"];
  var ANSWER = ["respond", "pass"];
  var ANSWERED_BY = {
    draw: ["draw"],
    keep: ["put-back"],
    choose: ["choose"],
    play: ["play", "end"],
    defend: [...ANSWER, ...DODGES],
    indians: ANSWER,
    duel: ANSWER,
    "last-breath": ANSWER,
    store: ["take"],
    discard: ["discard"]
  };

  // src/games/cards/rules/seats.ts
  var MAX_SEATS2 = 7;

  // src/games/cards/rules/moves.ts
  var DRAW = 0;
  var PUT_BACK = 1;
  var CHOOSE = 2;
  var PLAY = 3;
  var END = 4;
  var RESPOND = 5;
  var DODGE = 6;
  var PASS = 7;
  var TAKE = 8;
  var DISCARD = 9;
  var HEAL = 10;
  var NOTHING = 127;
  var HAND = 126;
  var NOBODY = 15;
  var FROM_PILE = 14;
  var FROM_DISCARDS = 13;
  var NO_SEAT = 12;
  var CARD_AT = 4;
  var SEAT_AT = 11;
  var TAKEN_AT = 15;
  var FOUR_BITS = 15;
  var SEVEN_BITS = 127;
  var NO_TARGET = NOBODY << SEAT_AT | NOTHING << TAKEN_AT;
  var typeIn = (move) => move & FOUR_BITS;
  var cardIn = (move) => move >> CARD_AT & SEVEN_BITS;
  var seatIn = (move) => move >> SEAT_AT & FOUR_BITS;
  var takenIn = (move) => move >> TAKEN_AT & SEVEN_BITS;
  var plainMove = (type, card = NOTHING) => type | card << CARD_AT | NO_TARGET;
  var PLAIN_PLAY = plainMove(PLAY, 0);
  var aimedMove = (card, target) => PLAY | card << CARD_AT | target << SEAT_AT | NOTHING << TAKEN_AT;
  var takingMove = (card, target, taken) => PLAY | card << CARD_AT | target << SEAT_AT | taken << TAKEN_AT;
  var drawMove = (from) => DRAW | NOTHING << CARD_AT | from << SEAT_AT | NOTHING << TAKEN_AT;
  var DRAW_FROM_PILE = drawMove(FROM_PILE);
  var DRAW_FROM_DISCARDS = drawMove(FROM_DISCARDS);
  var healMove = (one, other, seat) => HEAL | one << CARD_AT | seat << SEAT_AT | other << TAKEN_AT;
  var END_MOVE = plainMove(END);
  var PASS_MOVE = plainMove(PASS);
  var spelled = /* @__PURE__ */ new Map();
  function actionOf(move) {
    let action = spelled.get(move);
    if (!action) {
      action = spell(move);
      spelled.set(move, action);
    }
    return action;
  }
  function spell(move) {
    const card = () => at(CARD_IDS, cardIn(move));
    switch (typeIn(move)) {
      case DRAW:
        return { type: "draw", from: sourceIn(move) };
      case PUT_BACK:
        return { type: "put-back", card: card() };
      case CHOOSE:
        return { type: "choose", card: card() };
      case PLAY:
        return spellPlay(move, card());
      case END:
        return { type: "end" };
      case RESPOND:
        return { type: "respond", card: card() };
      case DODGE:
        return { type: at(DODGES, cardIn(move)) };
      case TAKE:
        return { type: "take", card: card() };
      case DISCARD:
        return { type: "discard", card: card() };
      case HEAL:
        return spellHeal(move, card());
      default:
        return { type: "pass" };
    }
  }
  function sourceIn(move) {
    const from = seatIn(move);
    return from === FROM_PILE ? "pile" : from === FROM_DISCARDS ? "discard" : from;
  }
  function spellPlay(move, card) {
    const target = seatIn(move);
    const taken = takenIn(move);
    if (target === NOBODY) return { type: "play", card };
    if (taken === NOTHING) return { type: "play", card, target };
    return { type: "play", card, target, take: taken === HAND ? "hand" : at(CARD_IDS, taken) };
  }
  function spellHeal(move, card) {
    const seat = seatIn(move);
    const discard2 = [card, at(CARD_IDS, takenIn(move))];
    return seat === NOBODY ? { type: "heal", discard: discard2 } : { type: "heal", seat, discard: discard2 };
  }
  var codeOf = (id) => {
    const card = cardOf(id);
    return card < 0 ? NOTHING : card;
  };
  var seatCode = (seat) => Number.isInteger(seat) && seat >= 0 && seat < MAX_SEATS2 ? seat : NO_SEAT;
  function moveOf(action) {
    var _a;
    switch (action.type) {
      case "draw":
        return action.from === "pile" ? DRAW_FROM_PILE : action.from === "discard" ? DRAW_FROM_DISCARDS : drawMove(seatCode(action.from));
      case "put-back":
        return plainMove(PUT_BACK, codeOf(action.card));
      case "choose":
        return plainMove(CHOOSE, codeOf(action.card));
      case "play":
        return playMoveOf(action);
      case "end":
        return END_MOVE;
      case "respond":
        return plainMove(RESPOND, codeOf(action.card));
      case "take":
        return plainMove(TAKE, codeOf(action.card));
      case "discard":
        return plainMove(DISCARD, codeOf(action.card));
      case "heal":
        return healMove(codeOf(action.discard[0]), codeOf(action.discard[1]), (_a = action.seat) != null ? _a : NOBODY);
      case "pass":
        return PASS_MOVE;
      default:
        return plainMove(DODGE, DODGES.indexOf(action.type));
    }
  }
  function playMoveOf({ card, target, take: take3 }) {
    const taken = take3 === void 0 ? NOTHING : take3 === "hand" ? HAND : codeOf(take3);
    return takingMove(codeOf(card), target === void 0 ? NOBODY : seatCode(target), taken);
  }

  // src/games/cards/rules/uses.ts
  function playedAs({ modifyKind }, card) {
    return modifyKind === null ? kindOf(card) : KINDS[modifyKind(kindOf(card).id)];
  }
  function saysInAnswer({ modifySign }, card, sign) {
    const own = kindOf(card).sign;
    if (own === null) return false;
    return own === sign || modifySign !== null && modifySign(own) === sign;
  }

  // src/games/cards/rules/playing.ts
  function playCard(table, played) {
    const { state, log } = table;
    const { seat, card, target, take: take3 } = played;
    const kind = playedAs(abilityAt2(state.characters, seat), card);
    const isDiscarded = kind.border === "brown" && state.options.brownDiscard === "before";
    cardPlayed(state, seat, card);
    if (kind.isShot) shotCounted(state, state.shots + 1);
    log == null ? void 0 : log.push({
      type: "cardPlayed",
      seat,
      card: idOf(card),
      as: kind.id,
      target: target < 0 ? null : target,
      take: take3 === NO_CARD ? null : take3 === FROM_HAND ? "hand" : idOf(take3),
      shots: state.shots
    });
    if (isDiscarded) settleCard(table);
    afterHandTouched(table, seat);
    table.later({ do: "settle" });
    if (kind.afterPlayed !== null) kind.afterPlayed(table, played);
  }

  // src/games/cards/rules/shots.ts
  var NEEDS = 1;
  function shoot(table, { seat: by, target, card }) {
    const ability = abilityAt2(table.state.characters, by);
    const needs = ability.modifyNeeds === null ? NEEDS : ability.modifyNeeds(NEEDS);
    const cause = playedAs(ability, card).id;
    table.later({ do: "shot", by, seat: target, card: idOf(card), cause, needs, tried: 0 });
  }
  function shootOne(table, seat, { by, card, cause }) {
    table.later({ do: "shot", by, seat, card, cause, needs: NEEDS, tried: 0 });
  }
  function runShot(table, task) {
    const { needs, seat, by, card } = task;
    if (needs === 0) return;
    table.later(task);
    table.ask({ kind: "defend", seat, from: by, card, needs });
  }
  function answerShot(table, task, card) {
    task.needs -= 1;
    showCard(table, { seat: task.seat, card, kind: "defend" });
    if (task.needs > 0) refillAt(table, task.seat);
  }
  function dodgesOf(state, { seat, tried }) {
    const cards2 = at(state.inPlay, seat);
    const own = abilityAt2(state.characters, seat).offerDodge;
    let dodges = own === null ? 0 : 1 << DODGES.indexOf(own);
    for (let i = 0; i < cards2.length; i++) {
      const { offerDodge } = kindOf(at(cards2, i));
      if (offerDodge !== null) dodges |= 1 << DODGES.indexOf(offerDodge);
    }
    return dodges & ~tried;
  }
  function answerDodge2(table, task, dodge2) {
    const { state } = table;
    task.tried |= 1 << dodge2;
    const { offerDodge, dodgeFor } = abilityAt2(state.characters, task.seat);
    if (dodgeFor !== null && offerDodge === DODGES[dodge2])
      return drawCheck(table, task.seat, dodgeFor);
    const kind = dodgingKind(state, task.seat, dodge2);
    if (kind == null ? void 0 : kind.checkKind) drawCheck(table, task.seat, kind.checkKind);
  }
  function dodgingKind({ inPlay }, seat, dodge2) {
    const card = at(inPlay, seat).find((other) => kindOf(other).offerDodge === DODGES[dodge2]);
    return card === void 0 ? null : kindOf(card);
  }
  function dodged({ state }) {
    const task = state.queue[state.queue.length - 1];
    if ((task == null ? void 0 : task.do) === "shot") task.needs -= 1;
  }
  function takeShot(table, { seat, by, cause }) {
    var _a;
    table.state.queue.pop();
    (_a = table.log) == null ? void 0 : _a.push({ type: "passed", seat, kind: "defend" });
    hit(table, { seat, amount: 1, by, cause });
  }

  // src/games/cards/rules/store.ts
  function openStore(table, seat) {
    const { state, log } = table;
    for (let left = countLiving(state); left > 0 && topUp(table, 1) > 0; left--) {
      const card = at(state.pile, state.pile.length - 1);
      storeStocked(state, card);
      log == null ? void 0 : log.push({ type: "storeStocked", seat, card: idOf(card) });
      afterLeaving(table);
    }
    table.later({ do: "store", seat });
  }
  function runStore(table, task) {
    const { state } = table;
    if (state.store.length === 0) return;
    while (!state.alive[task.seat]) task.seat = leftOf(state, task.seat);
    table.later(task);
    table.ask({ kind: "store", seat: task.seat });
  }
  function takeFromStore(table, task, card) {
    const { state, log } = table;
    const { seat } = task;
    storeTaken(state, card);
    cardReceived(state, seat, card);
    log == null ? void 0 : log.push({ type: "storeTaken", seat, card: idOf(card) });
    task.seat = leftOf(state, seat);
  }

  // src/games/cards/rules/volley.ts
  function shootAll(table, { seat: by, card }) {
    const cause = kindOf(card).id;
    table.later({ do: "volley", by, card: idOf(card), cause, demand: null, seat: by });
  }
  function demandOfAll(table, { seat: by, card }, demand) {
    table.later({ do: "volley", by, card: idOf(card), cause: demand, demand, seat: by });
  }
  function runVolley(table, task) {
    const { state } = table;
    do
      task.seat = leftOf(state, task.seat);
    while (!state.alive[task.seat] && task.seat !== task.by);
    const { by, card, demand, seat } = task;
    if (seat === by) return;
    table.later(task);
    if (demand === null) shootOne(table, seat, task);
    else table.later({ do: "demand", by, seat, card, demand });
  }
  function runDemand(table, task) {
    const { seat, by, card, demand } = task;
    table.later(task);
    table.ask({ kind: demand, seat, from: by, card });
  }
  function answerDemand(table, { seat, demand }, card) {
    table.state.queue.pop();
    showCard(table, { seat, card, kind: demand });
  }
  function takeDemand(table, { seat, by, demand }) {
    var _a;
    table.state.queue.pop();
    (_a = table.log) == null ? void 0 : _a.push({ type: "passed", seat, kind: demand });
    hit(table, { seat, amount: 1, by, cause: demand });
  }

  // src/games/cards/rules/turn.ts
  function run2(table) {
    const { state } = table;
    while (state.decision === null && state.winner === null) {
      const task = state.queue[state.queue.length - 1];
      if (!task) throw new Error("the rules have nothing to do and nobody to ask");
      if (task.do === "turn") runTurn(table, task);
      else perform(table, task);
    }
  }
  function perform(table, task) {
    table.state.queue.pop();
    switch (task.do) {
      case "settle":
        settleCard(table);
        return checkForWin(table);
      case "shot":
        return runShot(table, task);
      case "hit":
        return runHit(table, task);
      case "volley":
        return runVolley(table, task);
      case "demand":
        return runDemand(table, task);
      case "face-off":
        return runFaceOff(table, task);
      case "store":
        return runStore(table, task);
      case "check":
        throw new Error("a draw! waits for its card");
    }
  }
  function startTurn2(table, seat) {
    const { state, log } = table;
    const round = state.round + (beginsRound(state, seat) ? 1 : 0);
    turnStarted(state, seat, round);
    log == null ? void 0 : log.push({ type: "turnStarted", seat, round });
    table.later({ do: "turn", stage: "start", rank: 0 });
  }
  function resumeTurn(table, seat) {
    startTurn2(table, seat);
    turnTask(table).stage = "play";
  }
  function beginsRound({ round, roles, first, turn }, seat) {
    if (round === 0) return true;
    const seats = roles.length;
    const fromFirst = (other) => (other - first + seats) % seats;
    return fromFirst(seat) <= fromFirst(turn);
  }
  function turnTask({ state }) {
    const task = at(state.queue, state.queue.length - 1);
    if (task.do !== "turn") throw new Error("the turn does not wait");
    return task;
  }
  function skipTurn(table) {
    turnTask(table).stage = "over";
  }
  function beginPhase({ state, log }, phase) {
    phaseBegan(state, phase);
    log == null ? void 0 : log.push({ type: "phaseBegan", seat: state.turn, phase });
  }
  function runTurn(table, task) {
    const { state } = table;
    const seat = state.turn;
    if (!state.alive[seat]) return passTurn(table);
    if (task.stage === "over") return passTurn(table);
    if (table.special.modifyEmptyHand !== null) refill(table);
    switch (task.stage) {
      case "start":
        return lookAtCards(table, task);
      case "first":
        beginPhase(table, "draw");
        task.stage = "second";
        if (!asksHowToDraw(table)) drawCard(table, { seat, cause: "phase" });
        return;
      case "second":
        task.stage = drawsThird(table) ? "third" : "play";
        return;
      case "third":
        task.stage = "play";
        drawCard(table, { seat, cause: "phase" });
        return;
      case "play":
        if (state.phase !== "play") beginPhase(table, "play");
        return table.ask({ kind: "play", seat });
      case "discard":
        if (state.phase !== "discard") beginPhase(table, "discard");
        if (at(state.hands, seat).length > at(state.life, seat))
          return table.ask({ kind: "discard", seat });
        task.stage = "over";
    }
  }
  function lookAtCards(table, task) {
    const { state } = table;
    const kind = nextRanked(at(state.inPlay, state.turn), task.rank);
    if (kind === null || kind.checkKind === null) {
      task.stage = "first";
      return;
    }
    task.rank = kind.rank;
    drawCheck(table, state.turn, kind.checkKind);
  }
  function nextRanked(cards2, rank) {
    let found = null;
    for (const card of cards2) {
      const kind = kindOf(card);
      if (kind.rank > rank && (found === null || kind.rank < found.rank)) found = kind;
    }
    return found;
  }
  function passTurn(table) {
    table.state.queue.length = 0;
    startTurn2(table, nextLiving(table.state, table.state.turn));
  }

  // src/games/cards/rules/answers.ts
  function answer2(table, move) {
    const type = typeIn(move);
    if (type === HEAL) return answerHeal(table, move);
    table.state.decision = null;
    apply(table, type, move);
    run2(table);
  }
  function answerHeal(table, move) {
    const { state } = table;
    const { decision } = state;
    if (decision === null) throw new Error("nobody decides");
    const seat = seatIn(move) === NOBODY ? decision.seat : seatIn(move);
    heal(table, { seat, pair: [cardIn(move), takenIn(move)] });
    const isAnew = decision.kind === "last-breath" || decision.kind === "discard";
    if (decision.seat !== seat || !isAnew) return;
    state.decision = null;
    run2(table);
  }
  function apply(table, type, move) {
    const card = cardIn(move);
    switch (type) {
      case PLAY:
        return play(table, move);
      case END:
        turnTask(table).stage = "discard";
        return;
      case RESPOND:
        return respond(table, waiting(table), card);
      case DODGE:
        return dodge(table, waiting(table), card);
      case DISCARD:
        return discard(table, card);
      case DRAW:
        return draw2(table, move);
      case PUT_BACK:
        turnTask(table).stage = "play";
        return putBack(table, card);
      case CHOOSE:
        return choose(table, waiting(table), card);
      case TAKE:
        return take(table, waiting(table), card);
      default:
        return pass(table, waiting(table));
    }
  }
  var waiting = ({ state }) => at(state.queue, state.queue.length - 1);
  function play(table, move) {
    const target = seatIn(move);
    const taken = takenIn(move);
    playCard(table, {
      seat: table.state.turn,
      card: cardIn(move),
      target: target === NOBODY ? -1 : target,
      take: taken === NOTHING ? NO_CARD : taken === HAND ? FROM_HAND : taken
    });
  }
  function draw2(table, move) {
    if (move === DRAW_FROM_PILE) drawCard(table, { seat: table.state.turn, cause: "phase" });
    else if (move === DRAW_FROM_DISCARDS) drawFromDiscards(table);
    else drawFromHand(table, seatIn(move));
  }
  function discard({ state, log }, card) {
    const seat = state.turn;
    handCardDiscarded(state, seat, card);
    log == null ? void 0 : log.push({
      type: "cardDiscarded",
      seat,
      card: idOf(card),
      zone: "hand",
      cause: "limit",
      by: seat
    });
  }
  function respond(table, task, card) {
    switch (task.do) {
      case "shot":
        return answerShot(table, task, card);
      case "demand":
        return answerDemand(table, task, card);
      case "face-off":
        return answerFaceOff(table, task, card);
      case "hit":
        return answerBreath(table, task, card);
      default:
        throw nobodyAsked(task);
    }
  }
  function pass(table, task) {
    switch (task.do) {
      case "shot":
        return takeShot(table, task);
      case "demand":
        return takeDemand(table, task);
      case "face-off":
        return loseFaceOff(table, task);
      case "hit":
        return giveUp(table, task);
      default:
        throw nobodyAsked(task);
    }
  }
  function dodge(table, task, way) {
    if (task.do !== "shot") throw nobodyAsked(task);
    answerDodge2(table, task, way);
  }
  function choose(table, task, card) {
    if (task.do !== "check") throw nobodyAsked(task);
    answerChoose(table, task, card);
  }
  function take(table, task, card) {
    if (task.do !== "store") throw nobodyAsked(task);
    takeFromStore(table, task, card);
  }
  var nobodyAsked = (task) => new Error(`nobody asked this of a ${task.do}`);

  // src/games/cards/rules/tasks.ts
  function copyTask(task) {
    switch (task.do) {
      case "turn":
        return { do: "turn", stage: task.stage, rank: task.rank };
      case "volley":
      case "shot":
      case "face-off":
      case "store":
        return { ...task };
      case "settle":
      case "demand":
      case "hit":
      case "check":
        return task;
    }
  }

  // src/games/cards/rules/state.ts
  function copyState2(state) {
    return {
      options: state.options,
      roleCounts: state.roleCounts,
      characters: state.characters,
      pack: state.pack,
      maxLife: state.maxLife,
      first: state.first,
      roles: state.roles.slice(),
      life: state.life.slice(),
      alive: state.alive.slice(),
      hands: copyLists(state.hands),
      inPlay: copyLists(state.inPlay),
      pile: state.pile.slice(),
      discards: state.discards.slice(),
      resolving: state.resolving,
      store: state.store.slice(),
      turn: state.turn,
      round: state.round,
      phase: state.phase,
      shots: state.shots,
      decision: state.decision,
      queue: state.queue.map(copyTask),
      winner: state.winner
    };
  }
  function copyLists(lists) {
    var _a;
    const copies = [];
    for (let i = 0; i < lists.length; i++) copies.push(((_a = lists[i]) != null ? _a : []).slice());
    return copies;
  }

  // src/games/cards/rules/view.ts
  function viewFor2(state, seat) {
    const view = copyState2(state);
    view.roles = view.roles.map(
      (role, owner) => owner === seat || isOpen(state, owner) ? role : "hidden"
    );
    view.hands = view.hands.map((hand, owner) => owner === seat ? hand : backs(hand));
    view.pile = backs(view.pile);
    view.decision = state.decision && decisionFor(state.decision, seat);
    return { ...view, viewer: seat };
  }
  var isOpen = ({ roles, alive }, seat) => at(roles, seat) === "sheriff" || !at(alive, seat);
  var backs = (cards2) => cards2.map(() => HIDDEN);
  function decisionFor(decision, seat) {
    if (decision.kind !== "keep" || decision.seat === seat) return decision;
    return { ...decision, cards: decision.cards.map(() => "hidden") };
  }
  var copyView = (view) => ({
    ...copyState2(view),
    viewer: view.viewer
  });

  // src/games/cards/rules/evolve.ts
  function evolved2(view, events) {
    const next = copyView(view);
    const folding = { state: next, sees: (seat) => seat === view.viewer };
    for (const event of events) evolve2(folding, event);
    return next;
  }
  function evolve2(folding, event) {
    const { state } = folding;
    const inHandOf = (seat, card) => folding.sees(seat) ? seenCardOf(card) : HIDDEN;
    switch (event.type) {
      case "turnStarted":
        return turnStarted(state, event.seat, event.round);
      case "phaseBegan":
        return phaseBegan(state, event.phase);
      case "cardDrawn":
        return cardDrawn(state, event.seat, inHandOf(event.seat, event.card));
      case "cardPutBack":
        return cardPutBack(state, seenCardOf(event.card), lookedAt(state, event.seat));
      case "reshuffled":
        return reshuffled(state, event.cards.map(seenCardOf).reverse());
      case "cardTaken": {
        const taken = event.zone === "hand" ? handCardTaken : inPlayCardTaken;
        taken(state, event.from, seenCardOf(event.card));
        return cardReceived(state, event.seat, inHandOf(event.seat, event.card));
      }
      case "discardTaken":
        return discardTaken(state, event.seat, inHandOf(event.seat, event.card));
      case "cardsTurned":
        return cardsTurned(state, event.cards.length);
      case "turnedDiscarded":
        for (const card of event.cards) cardDiscarded(state, cardOf(card));
        return;
      case "cardPlayed":
        cardPlayed(state, event.seat, cardOf(event.card));
        return shotCounted(state, event.shots);
      case "cardLaid":
        return cardLaid(state, event.seat, cardOf(event.card));
      case "cardSettled":
        return cardSettled(state, cardOf(event.card));
      case "cardShown":
        return handCardDiscarded(state, event.seat, cardOf(event.card));
      case "cardDiscarded": {
        const isHand = event.zone === "hand";
        const discarded = isHand ? handCardDiscarded : inPlayCardDiscarded;
        return discarded(state, event.seat, cardOf(event.card));
      }
      case "cardPassedOn":
        inPlayCardTaken(state, event.seat, cardOf(event.card));
        return cardFaced(state, event.to, cardOf(event.card));
      case "storeStocked":
        return storeStocked(state, cardOf(event.card));
      case "storeTaken":
        storeTaken(state, cardOf(event.card));
        return cardReceived(state, event.seat, inHandOf(event.seat, event.card));
      case "lifeLost":
        return lifeLost(state, event.seat, event.amount);
      case "lifeGained":
        return lifeGained(state, event.seat, event.amount);
      case "eliminated":
        return eliminated(state, event.seat, event.role);
      case "cardsInherited":
        cardsGone(state, event.from);
        for (const card of [...event.hand, ...event.inPlay])
          cardReceived(state, event.seat, inHandOf(event.seat, card));
        return;
      case "cardsLost":
        cardsGone(state, event.seat);
        for (const card of [...event.hand, ...event.inPlay])
          cardDiscarded(state, cardOf(card));
        return;
      case "gameEnded":
        return gameEnded(state, event.winner);
      case "decisionOpened":
        state.decision = event.decision;
        state.queue = [...event.queue];
        return;
      case "cardsLookedAt":
      case "cardsOpened":
      case "passed":
        return;
    }
  }
  var lookedAt = ({ characters }, seat) => abilityAt2(characters, seat).offerKeep;

  // src/games/cards/rules/distance.ts
  var COLT = 1;
  function reachOf({ inPlay }, seat) {
    for (const card of at(inPlay, seat)) {
      const { reach } = kindOf(card);
      if (reach > 0) return reach;
    }
    return COLT;
  }
  function hasInPlay({ inPlay }, seat, kind) {
    for (const card of at(inPlay, seat)) if (kindOf(card) === kind) return true;
    return false;
  }
  function farness({ inPlay, characters }, seat) {
    let more = abilityAt2(characters, seat).modifyDistanceTo;
    for (const card of at(inPlay, seat)) more += kindOf(card).modifyDistanceTo;
    return more;
  }
  function nearness({ inPlay, characters }, seat) {
    let less = abilityAt2(characters, seat).modifyDistanceFrom;
    for (const card of at(inPlay, seat)) less += kindOf(card).modifyDistanceFrom;
    return less;
  }
  function seatsWithin(ground, from, distance) {
    const { alive } = ground;
    const living = countLiving(ground);
    const farthest = distance + nearness(ground, from);
    let seats = 0;
    let steps = 0;
    for (let i = 1; i < alive.length; i++) {
      const seat = (from + i) % alive.length;
      if (!alive[seat]) continue;
      steps++;
      const way = steps < living - steps ? steps : living - steps;
      if (way <= farthest && way + farness(ground, seat) <= farthest) seats |= 1 << seat;
    }
    return seats;
  }
  function distanceBetween(ground, from, to) {
    let steps = 0;
    for (let seat = from; seat !== to; seat = leftOf(ground, seat)) if (ground.alive[seat]) steps++;
    const way = Math.min(steps, countLiving(ground) - steps);
    return Math.max(1, way + farness(ground, to) - nearness(ground, from));
  }

  // src/games/cards/rules/offer.ts
  var Moves = class {
    constructor() {
      __publicField(this, "list", []);
      __publicField(this, "count", 0);
    }
    add(move) {
      this.list[this.count++] = move;
    }
  };
  var UNKNOWN = -1;
  var Offer = class {
    constructor(state, seat, moves2) {
      __publicField(this, "state", state);
      __publicField(this, "seat", seat);
      __publicField(this, "moves", moves2);
      __publicField(this, "card", 0);
      __publicField(this, "kind", kindOf(0));
      __publicField(this, "near", UNKNOWN);
      __publicField(this, "nearDistance", 0);
      __publicField(this, "shootable", UNKNOWN);
    }
    /** Turns to a player. */
    turnTo(state, seat) {
      this.state = state;
      this.seat = seat;
      this.near = UNKNOWN;
      this.shootable = UNKNOWN;
    }
    plain() {
      const { moves: moves2 } = this;
      moves2.list[moves2.count++] = PLAIN_PLAY | this.card << CARD_AT;
    }
    at(seats) {
      if (seats === 0) return;
      const { moves: moves2 } = this;
      const { list } = moves2;
      const aimed = aimedMove(this.card, 0);
      for (let seat = 0, rest = seats; rest > 0; seat++, rest >>= 1)
        if (rest & 1) list[moves2.count++] = aimed | seat << SEAT_AT;
    }
    cardsOf(seats) {
      const { hands } = this.state;
      for (let seat = 0, rest = seats; rest > 0; seat++, rest >>= 1) {
        if (!(rest & 1)) continue;
        if (at(hands, seat).length > 0) this.moves.add(takingMove(this.card, seat, HAND));
        this.cardsInFrontOf(seat);
      }
    }
    ownCards() {
      this.cardsInFrontOf(this.seat);
    }
    cardsInFrontOf(seat) {
      for (const card of at(this.state.inPlay, seat))
        this.moves.add(takingMove(this.card, seat, card));
    }
    others() {
      const { alive } = this.state;
      let seats = 0;
      for (let seat = 0; seat < alive.length; seat++)
        if (alive[seat] && seat !== this.seat) seats |= 1 << seat;
      return seats;
    }
    /** Several cards of a hand ask the same. */
    within(distance) {
      if (this.near === UNKNOWN || this.nearDistance !== distance) {
        this.near = seatsWithin(this.state, this.seat, distance);
        this.nearDistance = distance;
      }
      return this.near;
    }
    inReach() {
      if (this.shootable === UNKNOWN)
        this.shootable = this.mayShoot() ? this.within(reachOf(this.state, this.seat)) : 0;
      return this.shootable;
    }
    mayShoot() {
      const { shots, characters, inPlay } = this.state;
      if (shots === 0 || abilityAt2(characters, this.seat).modifyLimit) return true;
      for (const card of at(inPlay, this.seat)) if (kindOf(card).modifyLimit) return true;
      return false;
    }
    has(seat, kind) {
      return hasInPlay(this.state, seat, kind);
    }
    living() {
      return countLiving(this.state);
    }
  };

  // src/games/cards/rules/legal.ts
  var moves = new Moves();
  var offer = null;
  function legal2(state) {
    listMoves(state);
    return spelledOut();
  }
  function interjections(state) {
    const seat = interjector(state);
    moves.count = 0;
    if (seat !== null) addHeals(at(state.hands, seat), seat);
    return spelledOut();
  }
  var spelledOut = () => moves.list.slice(0, moves.count).map(actionOf);
  function randomMove(state, rng) {
    listMoves(state);
    return at(moves.list, rng.below(moves.count));
  }
  function isLegal(state, move) {
    listMoves(state);
    const i = moves.list.indexOf(move);
    return i >= 0 && i < moves.count;
  }
  function listMoves(state) {
    moves.count = 0;
    const { decision } = state;
    if (decision === null) return moves;
    const { seat } = decision;
    const hand = at(state.hands, seat);
    switch (decision.kind) {
      case "play":
        addPlays(state, seat, hand);
        break;
      case "defend":
        addAnswers(state, seat, "miss");
        addDodges(state);
        moves.add(PASS_MOVE);
        break;
      case "last-breath":
        if (mayBreathe(state)) addAnswers(state, seat, "breath");
        moves.add(PASS_MOVE);
        break;
      case "draw":
        addSources(state, seat);
        break;
      case "keep":
        addCards(PUT_BACK, decision.cards.map(cardOf));
        break;
      case "choose":
        addCards(CHOOSE, decision.cards.map(cardOf));
        break;
      case "store":
        addCards(TAKE, state.store);
        break;
      case "discard":
        addCards(DISCARD, hand);
        break;
      default:
        addAnswers(state, seat, "fire");
        moves.add(PASS_MOVE);
    }
    if (specialSeats(state.characters).offerHeal === seat && mayHealInDecision(state))
      addHeals(hand, NOBODY);
    return moves;
  }
  function addPlays(state, seat, hand) {
    const ability = abilityAt2(state.characters, seat);
    const isPlain = ability.modifyKind === null;
    offer != null ? offer : offer = new Offer(state, seat, moves);
    offer.turnTo(state, seat);
    for (const card of hand) {
      const kind = isPlain ? kindOf(card) : playedAs(ability, card);
      const { offerPlays } = kind;
      if (offerPlays === null) continue;
      offer.card = card;
      offer.kind = kind;
      offerPlays(offer);
    }
    moves.add(END_MOVE);
  }
  function addAnswers(state, seat, sign) {
    const hand = at(state.hands, seat);
    const ability = abilityAt2(state.characters, seat);
    for (const card of hand)
      if (saysInAnswer(ability, card, sign)) moves.add(plainMove(RESPOND, card));
  }
  function addDodges(state) {
    const task = at(state.queue, state.queue.length - 1);
    if (task.do !== "shot") return;
    const dodges = dodgesOf(state, task);
    for (let dodge2 = 0; dodges >> dodge2 > 0; dodge2++)
      if (dodges & 1 << dodge2) moves.add(plainMove(DODGE, dodge2));
  }
  function addSources(state, seat) {
    moves.add(DRAW_FROM_PILE);
    const { hands, discards } = sourcesNow(state, seat);
    for (let from = 0; hands >> from > 0; from++) if (hands & 1 << from) moves.add(drawMove(from));
    if (discards) moves.add(DRAW_FROM_DISCARDS);
  }
  function addCards(type, cards2) {
    for (const card of cards2) moves.add(plainMove(type, card));
  }
  function addHeals(hand, seat) {
    for (let i = 0; i < hand.length; i++)
      for (let j = i + 1; j < hand.length; j++) moves.add(healMove(at(hand, i), at(hand, j), seat));
  }

  // src/games/cards/rules/redact.ts
  var eventsFor = (events, seat) => events.map((event) => eventFor(event, seat));
  function eventFor(event, seat) {
    switch (event.type) {
      case "cardDrawn":
        return event.isShown || event.seat === seat ? event : { ...event, card: "hidden" };
      case "cardTaken":
        return event.zone === "in-play" || event.seat === seat || event.from === seat ? event : { ...event, card: "hidden" };
      case "cardsLookedAt":
        return event.seat === seat ? event : { ...event, cards: event.cards.map(() => "hidden") };
      case "cardPutBack":
        return event.seat === seat ? event : { ...event, card: "hidden" };
      case "cardsInherited":
        return event.seat === seat || event.from === seat ? event : { ...event, hand: event.hand.map(() => "hidden") };
      case "reshuffled":
        return { ...event, cards: event.cards.map(() => "hidden") };
      case "decisionOpened":
        return { ...event, decision: decisionFor(event.decision, seat) };
      default:
        return event;
    }
  }
  var REVEALING = /* @__PURE__ */ new Set([
    "cardDrawn",
    "cardsLookedAt",
    "reshuffled",
    "cardTaken",
    "cardsOpened",
    "cardsTurned",
    "cardShown",
    "passed",
    "storeStocked",
    "eliminated",
    "gameEnded"
  ]);
  var reveals = (event) => REVEALING.has(event.type) || event.type === "cardDiscarded" && event.by !== event.seat;

  // src/games/cards/rules/legal-now.ts
  var either = (words) => words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
  var isPlay = (action) => action.type === "play";
  function legalNow({ seat }, actions) {
    const plays = actions.filter(isPlay);
    const cards2 = [...new Set(plays.map(({ card }) => card))];
    const heals = actions.filter(({ type }) => type === "heal").length;
    const words = [
      ...cards2.map((card) => playWords(plays.filter((play3) => play3.card === card))),
      ...actions.flatMap((action) => answerWords(action)),
      ...heals > 0 ? [`discard two hand cards for a life point`] : []
    ];
    return `seat ${seat} may ${either(words)}`;
  }
  function playWords(plays) {
    const [first] = plays;
    if (!first) return "";
    const targets = plays.flatMap(({ target, take: take3 }) => {
      if (target === void 0) return [];
      return [take3 === void 0 ? `seat ${target}` : `${take3} of seat ${target}`];
    });
    if (targets.length === 0) return `play ${first.card}`;
    return `play ${first.card} at ${either(targets)}`;
  }
  function answerWords(action) {
    switch (action.type) {
      case "play":
      case "heal":
        return [];
      case "draw":
        return [
          typeof action.from === "number" ? `draw from the hand of seat ${action.from}` : `draw from the ${action.from}`
        ];
      case "put-back":
        return [`put back ${action.card}`];
      case "choose":
        return [`choose ${action.card}`];
      case "respond":
        return [`show ${action.card}`];
      case "take":
        return [`take ${action.card}`];
      case "discard":
        return [`discard ${action.card}`];
      case "end":
        return ["end phase 2"];
      case "pass":
        return ["pass"];
      default:
        return [`draw! (${action.type})`];
    }
  }

  // src/games/cards/rules/wrong-play.ts
  function wrongPlay(state, seat, action) {
    const card = cardOf(action.card);
    if (card < 0) return `there is no card ${action.card}`;
    if (!at(state.hands, seat).includes(card)) return `seat ${seat} does not hold ${action.card}`;
    const ways = legal2(state).filter(
      (other) => other.type === "play" && other.card === action.card
    );
    const [way] = ways;
    if (!way) return whyNotAtAll(state, seat, card);
    if (way.target === void 0) return `${action.card} takes no target`;
    if (action.target === void 0) return `${action.card} needs a target`;
    const atTarget = ways.filter(({ target }) => target === action.target);
    if (atTarget.length === 0) return whyNotAt(state, seat, action);
    if (action.take === void 0) return `${action.card} must say which card it takes`;
    if (at(atTarget, 0).take === void 0) return `${action.card} takes no card`;
    return `seat ${action.target} has no ${action.take} to take`;
  }
  function whyNotAtAll(state, seat, card) {
    const kind = playedAs(abilityAt2(state.characters, seat), card);
    if (kind.offerPlays === null) return `a ${kind.id} is an answer only`;
    if (kind.isShot && state.shots > 0) return `one ${kind.id} a turn, and it has been played`;
    if (kind.border === "blue" && hasInPlay(state, seat, kind))
      return `a ${kind.id} lies in front of seat ${seat} already`;
    return `a ${kind.id} has no use now`;
  }
  function whyNotAt(state, seat, { card, target = seat }) {
    if (!state.alive[target]) return `seat ${target} is not in the game`;
    if (target === seat) return `${card} cannot be played like that at oneself`;
    const distance = distanceBetween(state, seat, target);
    const kind = playedAs(abilityAt2(state.characters, seat), cardOf(card));
    if (kind.barsSheriff && state.roles[target] === "sheriff")
      return `a ${kind.id} never lies in front of the Sheriff`;
    if (kind.border === "blue" && hasInPlay(state, target, kind))
      return `a ${kind.id} lies in front of seat ${target} already`;
    if (kind.isShot)
      return `seat ${target} is at distance ${distance}, the reach is ${reachOf(state, seat)}`;
    return `seat ${target}, at distance ${distance}, is no legal target of ${card}`;
  }

  // src/games/cards/rules/refuse.ts
  function refuse2(state, action) {
    const { decision } = state;
    if (decision === null) return { code: "game-over", message: "the game is over" };
    const wrong = action.type === "heal" ? wrongHeal(state, decision, action) : wrongAnswer(state, decision, action);
    if (wrong === null) return null;
    return { code: "illegal-action", message: `${wrong}; ${legalNow(decision, legal2(state))}` };
  }
  function wrongAnswer(state, decision, action) {
    var _a, _b;
    if (isLegal(state, moveOf(action))) return null;
    if (!ANSWERED_BY[decision.kind].includes(action.type))
      return `'${action.type}' does not answer the open '${decision.kind}' decision`;
    switch (action.type) {
      case "play":
        return wrongPlay(state, decision.seat, action);
      case "respond":
        return (_a = wrongCard(state, decision.seat, action.card)) != null ? _a : `${action.card} is no answer here`;
      case "discard":
        return (_b = wrongCard(state, decision.seat, action.card)) != null ? _b : `${action.card} cannot be discarded`;
      case "take":
        return `${action.card} does not lie open`;
      case "put-back":
      case "choose":
        return `${action.card} is not one of the cards in question`;
      case "draw":
        return typeof action.from === "number" ? `a card cannot be drawn from the hand of seat ${action.from}` : `the first card cannot come from the ${action.from}`;
      default:
        return `'${action.type}' is not possible now`;
    }
  }
  function wrongCard({ hands }, seat, id) {
    const card = cardOf(id);
    if (card < 0) return `there is no card ${id}`;
    return at(hands, seat).includes(card) ? null : `seat ${seat} does not hold ${id}`;
  }
  function wrongHeal(state, decision, action) {
    var _a;
    const { seat = decision.seat, discard: discard2 } = action;
    const isOwn = seat === decision.seat;
    const mayNow = isOwn ? mayHealInDecision(state) : interjector(state) === seat;
    if (!mayNow) return whyNoHeal(state, seat);
    const [one, other] = discard2;
    if (one === other) return "a heal takes two different cards";
    return (_a = wrongCard(state, seat, one)) != null ? _a : wrongCard(state, seat, other);
  }
  function whyNoHeal(state, seat) {
    if (!mayHeal(state, seat))
      return `seat ${seat} may not heal: that takes the ability, two hand cards and a life point to gain`;
    return `seat ${seat} may heal only when playing cards and at the last breath`;
  }

  // src/games/cards/options.ts
  var DEFAULT_OPTIONS2 = {
    deck: "full",
    brownDiscard: "after",
    reshuffle: "need",
    suzyTiming: "after",
    winCheck: "card",
    duelCredit: "nobody",
    ownCards: "both",
    idleBeer: true,
    sidWithTwo: true,
    sidTiming: "any"
  };
  var { deck: _deck, ...STANDARD } = DEFAULT_OPTIONS2;
  var PRESETS = {
    standard: STANDARD,
    printed: {
      ...STANDARD,
      suzyTiming: "immediate",
      winCheck: "death",
      reshuffle: "empty",
      ownCards: "catBalou"
    },
    tournament: { ...STANDARD, brownDiscard: "before", sidTiming: "beer" }
  };

  // src/games/cards/rules/table.ts
  var Table2 = class {
    constructor(state, chance, log = null) {
      __publicField(this, "state", state);
      __publicField(this, "chance", chance);
      __publicField(this, "log", log);
      __publicField(this, "special");
      /** Random picks that come with the action. */
      __publicField(this, "picks", null);
      __publicField(this, "picked", 0);
      this.special = specialSeats(state.characters);
    }
    /** Leaves work that is done before what already waits. */
    later(task) {
      this.state.queue.push(task);
    }
    /** Stops the rules until somebody has chosen. */
    ask(decision) {
      var _a;
      const { state } = this;
      state.decision = decision;
      (_a = this.log) == null ? void 0 : _a.push({ type: "decisionOpened", decision, queue: state.queue.map(copyTask) });
    }
    /** One of so many cards, as the action says or by chance. */
    pick(count) {
      const given = this.picks === null ? void 0 : this.picks[this.picked++];
      return given === void 0 ? this.chance.below(count) : given % count;
    }
    living() {
      return countLiving(this.state);
    }
    drawCards(seat, count, cause) {
      drawCards(this, { seat, count, cause });
    }
    gainLife(seat, by, cause) {
      gainLife2(this, { seat, by, cause });
    }
    lay(seat, card) {
      lay(this, seat, card);
    }
    shoot(played) {
      shoot(this, played);
    }
    shootAll(played) {
      shootAll(this, played);
    }
    demandOfAll(played, demand) {
      demandOfAll(this, played, demand);
    }
    faceOff(played, demand) {
      startFaceOff(this, played, demand);
    }
    openStore(seat) {
      openStore(this, seat);
    }
    seize(played) {
      seize(this, played);
    }
    scrap(played) {
      scrap(this, played);
    }
    takeFromHand(seat, from) {
      takeFromHand(this, seat, from);
    }
    discardInPlay(seat, card, cause) {
      discardInPlay(this, { seat, card, cause, by: seat });
    }
    passOn(seat, card) {
      passOn(this, seat, card);
    }
    explode(blow) {
      explode2(this, blow);
    }
    skipTurn() {
      skipTurn(this);
    }
    dodged() {
      dodged(this);
    }
  };

  // src/games/cards/rules/setup.ts
  function setup2(config, rng) {
    const state = config.kind === "deal" ? deal(config, rng) : place(config);
    const table = new Table2(state, rng);
    if (config.kind === "position" && config.phase === "play") resumeTurn(table, state.turn);
    else startTurn2(table, state.turn);
    run2(table);
    return state;
  }
  var SHERIFF_BONUS = 1;
  var startLife = (character3, role) => abilityOf2(character3).life + (role === "sheriff" ? SHERIFF_BONUS : 0);
  var packOf = ({ deck = DEFAULT_OPTIONS2.deck }) => deck === "beginner" ? BEGINNER_CARDS : ALL_CARDS;
  function deal({ seats, options = DEFAULT_OPTIONS2, ...given }, rng) {
    var _a;
    const roles = given.roles ? [...given.roles] : drawn(officialRoleCards(seats), seats, rng);
    const characters = (_a = given.characters) != null ? _a : drawn(CHARACTER_IDS, seats, rng);
    const maxLife = roles.map((role, seat) => startLife(at(characters, seat), role));
    const pack = packOf(options);
    const pile = drawn(pack, pack.length, rng);
    const hands = maxLife.map((life) => pile.splice(-life).reverse());
    const turn = roles.indexOf("sheriff");
    const roleCounts = officialRoleCounts(seats);
    const table = freshTable({ options, roleCounts, characters, pack, roles, maxLife, turn });
    table.hands = hands;
    table.pile = pile;
    return table;
  }
  function place({ seats, turn, options = {}, deck = [], discard: discard2 = [] }) {
    const roles = seats.map(({ role }) => role);
    const hands = seats.map(({ hand }) => hand.map(cardOf));
    const inPlay = seats.map((seat) => seat.inPlay.map(cardOf));
    const pile = deck.map(cardOf).reverse();
    const discards = discard2.map(cardOf).reverse();
    const table = freshTable({
      options,
      roleCounts: countRoles(roles),
      characters: seats.map(({ character: character3 }) => character3),
      pack: [hands, inPlay, [pile, discards]].flat(2).sort((a, b) => a - b),
      roles,
      maxLife: seats.map(({ maxLife }) => maxLife),
      turn
    });
    table.life = seats.map(({ life }) => life);
    table.alive = seats.map(({ life }) => life > 0);
    table.hands = hands;
    table.inPlay = inPlay;
    table.pile = pile;
    table.discards = discards;
    return table;
  }
  function countRoles(roles) {
    const counts = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 };
    for (const role of ROLES) counts[role] = roles.filter((other) => other === role).length;
    return counts;
  }
  function freshTable({ options, roles, maxLife, turn, ...rest }) {
    return {
      options: options === DEFAULT_OPTIONS2 ? DEFAULT_OPTIONS2 : { ...DEFAULT_OPTIONS2, ...options },
      roleCounts: rest.roleCounts,
      characters: rest.characters,
      pack: rest.pack,
      maxLife,
      first: turn,
      roles,
      life: [...maxLife],
      alive: roles.map(() => true),
      hands: roles.map(() => []),
      inPlay: roles.map(() => []),
      pile: [],
      discards: [],
      resolving: null,
      store: [],
      turn,
      round: 0,
      phase: "start",
      shots: 0,
      decision: null,
      queue: [],
      winner: null
    };
  }

  // src/games/cards/index.ts
  var cards = {
    id: "cards",
    rules: 1,
    setup: setup2,
    decision: (state) => state.decision,
    legal: legal2,
    interjections,
    refuse: refuse2,
    step(state, action, chance) {
      const log = [];
      const table = new Table2(copyState2(state), chance, log);
      take2(table, action);
      return { state: table.state, events: log };
    },
    play(state, action, chance) {
      take2(new Table2(state, chance), action);
    },
    evolved: evolved2,
    viewFor: viewFor2,
    eventsFor,
    reveals
  };
  function take2(table, action) {
    var _a;
    table.picks = (_a = action.chance) != null ? _a : null;
    answer2(table, moveOf(action));
  }

  // lab/bench/games.ts
  function createCardGames(seats, rng) {
    const config = { kind: "deal", seats };
    return () => {
      const state = cards.setup(config, rng);
      const table = new Table2(state, rng);
      while (state.decision) answer2(table, randomMove(state, rng));
    };
  }

  // <stdin>
  var play2 = createCardGames(5, rngFromSeed(1873));
  for (let i = 0; i < 1; i++) play2();
})();
