/** The trail: its map, its tables, and what is told on the way. */
export const trail = {
  title: 'The trail',
  intro:
    'Twenty-four tables from the dry creek to the last sunset. Ride them in order or as you please.',
  stars: '{{count}} of {{all}} stars',
  starsAt_one: '{{count}} star',
  starsAt_other: '{{count}} stars',
  stop: 'Table {{number}}',
  next: 'next on the way',
  sit: 'Sit down',
  again: 'Ride it again',
  you: 'You are: {{role}}',
  lesson: 'To learn: {{what}}',
  goals: 'Three stars',
  reached: 'reached',
  missed: 'not reached',
  people: 'At the table',
  back: 'Back to the trail',
  goal: {
    win: 'Win as {{role}}',
    life_one: 'Have at least {{count}} life point left',
    life_other: 'Have at least {{count}} life points left',
    kills_one: 'Take out {{count}} player yourself',
    kills_other: 'Take out {{count}} players yourself',
    treated_one: 'Buy somebody {{count}} beer',
    treated_other: 'Buy others {{count}} beers',
    spare: 'No Deputy falls',
    only: 'Nobody falls but the Sheriff',
    read: 'By turn {{count}} the right role chip lies on every sealed card',
    reading: 'Read people: at least {{count}} of 100',
  },
  die: { arrow: 'arrows', dynamite: 'dynamite', gatling: 'the gatling', beer: 'beer' },
  card: {
    bang: 'Bang!',
    winchester: 'the Winchester',
    beer: 'Beer',
    jail: 'Jail',
    panic: 'Panic!',
    duel: 'Duel',
    mustang: 'the Mustang',
    dynamite: 'Dynamite',
    barrel: 'Barrel',
  },
  tables: {
    'dry-creek': {
      name: 'Dry Creek',
      story:
        'They gave you the star because the last man left it on the bar. It has a dent in it. You decide not to ask.',
    },
    'card-cabin': {
      name: 'The Card Cabin',
      story:
        'Eighty cards and one lamp. Bo says he has never held a deck before, and shuffles like a steamboat.',
    },
    'salt-lick': {
      name: 'Salt Lick',
      story:
        'Here nobody asks for your name, which is lucky, since it is on the poster behind you.',
    },
    'old-mill': {
      name: 'The Old Mill',
      story:
        'The Sheriff sits with his back to the wall. The wall has windows. You have a long rifle and a short temper.',
    },
    'three-crosses': {
      name: 'Three Crosses',
      story: 'Three riders, three crosses, and only two of them are taken.',
    },
    'widow-ford': {
      name: 'Widow’s Ford',
      story:
        'On this side they shoot at you, on that side they wait until you are across. You are on nobody’s side. It saves arguments.',
    },
    'beer-wagon': {
      name: 'The Beer Wagon',
      story:
        'A wagon has lost a wheel and forty barrels. The Sheriff looks thirsty, and a Deputy knows what friendship costs.',
    },
    'fort-lonely': {
      name: 'Fort Lonely',
      story:
        'The garrison is one corporal and a parrot. Only the parrot is sure who the Outlaws are.',
    },
    'vulture-rock': {
      name: 'Vulture Rock',
      story: 'Whatever falls here has heirs before it lands. Today the heir is you.',
    },
    'county-jail': {
      name: 'County Jail',
      story:
        'The cell is empty, the key is on your belt, and five people at the table look guilty. One is only hungry.',
    },
    'powder-house': {
      name: 'The Powder House',
      story:
        'A sign says NO SMOKING. It is riddled with holes, and somebody has used it to light a cigar.',
    },
    'slab-canyon': {
      name: 'Slab Canyon',
      story:
        'One Missed! is not enough against your shots. The canyon repeats each of them, for anyone who was not listening.',
    },
    'arrow-pass': {
      name: 'Arrow Pass',
      story:
        'There are more arrows on the trail than in the quiver, and everyone swears they were here before.',
    },
    'mirror-saloon': {
      name: 'The Mirror Saloon',
      story:
        'In the mirror a Bang! looks like a Missed!. For you it makes no difference. For the Sheriff it will.',
    },
    'whisper-station': {
      name: 'Whisper Station',
      story:
        'The telegraph clicks all night. It knows who everybody is. Lay your chips before it talks.',
    },
    'liars-bend': {
      name: 'Liar’s Bend',
      story: 'Five honest faces at one table. By your count that is four too many.',
    },
    'eight-chairs': {
      name: 'Eight Chairs',
      story: 'Eight chairs, seven of them warm. The eighth is yours, and it wobbles on purpose.',
    },
    'duel-street': {
      name: 'Duel Street',
      story: 'The street is thirty paces long. Nobody has ever needed the second fifteen.',
    },
    'ghost-herd': {
      name: 'The Ghost Herd',
      story:
        'The cattle left, the cowboys stayed. They still shoot at anything that moos, and at each other meanwhile.',
    },
    'mustang-flats': {
      name: 'Mustang Flats',
      story: 'From a good horse everything is far away, above all the people who want to hit you.',
    },
    'judges-porch': {
      name: 'The Judge’s Porch',
      story:
        'The Judge wants to know who is who, and why. Without that, he says, a verdict is just noise.',
    },
    'dynamite-train': {
      name: 'The Dynamite Train',
      story:
        'It goes round the table on time, like no other train in the county. Luckily, you get to draw twice.',
    },
    'long-shadow': {
      name: 'Long Shadow',
      story:
        'The sun is low, and these four can shoot. Only one of them needs to fall, and it is the one with the star.',
    },
    'last-sunset': {
      name: 'The Last Sunset',
      story:
        'At the end of the trail stands a table with one good chair. You have come a long way to sit in it alone.',
    },
  },
} as const
