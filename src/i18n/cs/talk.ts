import type { TalkWords } from '../words'

export const talk: TalkWords = {
  nameless: 'Kovboj',
  suspects: {
    outlaw: {
      a: '{{name}} páchne banditou.',
      b: '{{name}}: na to si dám pozor.',
      c: 'To byla rána bandity, {{name}}.',
    },
    renegade: {
      a: '{{name}} hraje jen za sebe.',
      b: 'Na čí straně stojí {{name}}?',
      c: '{{name}}? Odpadlík, sázím klobouk.',
    },
  },
  accuses: {
    outlaw: {
      a: '{{name}} je bandita. Jasné jako den.',
      b: 'Není pochyb: bandita, {{name}}.',
      c: 'Všichni to vidíme: {{name}} jezdí s bandity.',
    },
    renegade: {
      a: '{{name}} je odpadlík. Pamatujte na má slova.',
      b: 'Vím, co máš za kartu, {{name}}: odpadlík.',
      c: '{{name}} nás chce všechny dostat pod zem.',
    },
  },
  trusts: {
    a: '{{name}} drží s hvězdou.',
    b: '{{name}}? Jeden drink na mě.',
    c: '{{name}} nosí hvězdu pod kabátem.',
  },
  wavers: {
    a: '{{name}} je pro mě záhada.',
    b: 'Hm, {{name}}. K čemu to bylo?',
    c: 'Nevím, co si myslet: {{name}}?',
  },
  'claims-loyalty': {
    a: 'Stojím za zákonem, zeptejte se kohokoli.',
    b: 'Na mě se nedívejte. Držím s hvězdou.',
    c: 'To se ve mně pletete.',
  },
  protests: {
    a: 'Hej, {{name}}! Za co to bylo?',
    b: 'Špatný cíl, {{name}}!',
    c: 'To bolelo, {{name}}!',
  },
  'vows-revenge': {
    a: 'To ti nezapomenu, {{name}}.',
    b: 'To ti vrátím, {{name}}.',
    c: 'Dávej si pozor, {{name}}.',
  },
  thanks: {
    a: 'Na zdraví, {{name}}!',
    b: 'Velké díky, {{name}}.',
    c: 'Máš to u mě, {{name}}.',
  },
  cheers: {
    a: 'O jednoho darebáka míň.',
    b: 'Tohle muselo přijít, {{name}}.',
    c: 'Hned se líp dýchá.',
  },
  regrets: {
    a: 'Škoda. {{name}} nám bude chybět.',
    b: 'Smutný den pro zákon.',
    c: 'Odpočívej v pokoji, {{name}}.',
  },
  'fears-arrows': {
    a: 'Zásoba se tenčí. To se mi nelíbí.',
    b: 'Slyšíte ty bubny?',
    c: 'Moc šípů kolem.',
  },
  'curses-dynamite': {
    a: 'Zatracený dynamit!',
    b: 'Moje obočí!',
    c: 'Kdo tohle vyrobil?',
  },
  'sides-with': {
    a: 'Proč zrovna {{other}}, {{name}}? {{other}} je v pořádku.',
    b: 'Dej pokoj, {{name}}. {{other}} za nic nemůže.',
    c: 'Čím si to {{other}} zaslouží, {{name}}?',
  },
  approves: {
    a: 'To muselo přijít, {{other}}. Dobrá práce, {{name}}.',
    b: 'Pěkně, {{name}}. {{other}}? Tam důvěru nemám.',
    c: '{{name}} pálí, {{other}} krvácí. Já plakat nebudu.',
  },
  'doubts-help': {
    a: '{{other}}, a pomoc od tebe, {{name}}? Vážně?',
    b: '{{name}} pomáhá: {{other}}. Kdoví proč.',
    c: 'Dávej pozor, komu pomáháš, {{name}}. {{other}} ne.',
  },
  'curses-jail': {
    a: 'Zase mříže. Díky, {{name}}.',
    b: '{{name}}, já za nic nemůžu!',
    c: 'Budu venku dřív, než se naděješ, {{name}}.',
  },
  'misses-card': {
    a: 'Ruce pryč od mých karet, {{name}}!',
    b: 'Chyťte zloděje! {{name}}, to bylo moje.',
    c: 'Ta by se mi zrovna hodila, {{name}}.',
  },
  'praises-barrel': {
    a: 'Starý dobrý barel.',
    b: 'Jen střílejte do barelu.',
    c: 'Poctivý dub.',
  },
  toasts: {
    a: 'To bodlo.',
    b: 'Ještě jednu, hospodo!',
    c: 'Hned je líp.',
  },
  'boasts-weapon': {
    a: 'Teď už nikdo nesedí moc daleko.',
    b: 'Není nádherná?',
    c: 'Odsud vás vidím všechny.',
  },
}
