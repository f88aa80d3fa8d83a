import type { TrailWords } from '../words'

export const trail: TrailWords = {
  title: 'Der Trail',
  intro:
    'Vierundzwanzig Tische vom trockenen Bach bis zum letzten Sonnenuntergang. Der Reihe nach oder wie es dir passt.',
  stars: '{{count}} von {{all}} Sternen',
  starsAt_one: '{{count}} Stern',
  starsAt_other: '{{count}} Sterne',
  stop: 'Tisch {{number}}',
  next: 'als Nächstes',
  sit: 'Hinsetzen',
  again: 'Noch einmal reiten',
  you: 'Du bist: {{role}}',
  lesson: 'Zu lernen: {{what}}',
  goals: 'Drei Sterne',
  reached: 'erreicht',
  missed: 'nicht erreicht',
  people: 'Am Tisch',
  back: 'Zum Trail',
  goal: {
    win: 'Gewinne als {{role}}',
    life_one: 'Behalte mindestens {{count}} Lebenspunkt',
    life_other: 'Behalte mindestens {{count}} Lebenspunkte',
    kills_one: 'Schalte selbst {{count}} Gegner aus',
    kills_other: 'Schalte selbst {{count}} Gegner aus',
    treated_one: 'Gib {{count}} Bier aus',
    treated_other: 'Gib {{count}} Bier aus',
    spare: 'Kein Hilfssheriff scheidet aus',
    only: 'Niemand außer dem Sheriff scheidet aus',
    read: 'Bis Zug {{count}} liegt auf jeder verdeckten Karte der richtige Chip',
    reading: 'Menschenkenntnis: mindestens {{count}} von 100',
  },
  die: { arrow: 'Pfeile', dynamite: 'Dynamit', gatling: 'die Gatling', beer: 'Bier' },
  card: {
    bang: 'Bang!',
    winchester: 'die Winchester',
    beer: 'Bier',
    jail: 'Gefängnis',
    panic: 'Panik!',
    duel: 'Duell',
    mustang: 'Mustang',
    dynamite: 'Dynamit',
    barrel: 'Fass',
  },
  tables: {
    'dry-creek': {
      name: 'Trockenbach',
      story:
        'Den Stern hast du bekommen, weil der Letzte ihn auf der Theke liegen ließ. Er hat eine Delle. Du fragst lieber nicht.',
    },
    'card-cabin': {
      name: 'Die Kartenhütte',
      story:
        'Achtzig Karten und eine Lampe. Bo hat angeblich noch nie ein Blatt in der Hand gehabt und mischt wie ein Schaufelraddampfer.',
    },
    'salt-lick': {
      name: 'Salzlecke',
      story: 'Hier fragt niemand nach deinem Namen. Ein Glück: Er steht auf dem Plakat hinter dir.',
    },
    'old-mill': {
      name: 'Die alte Mühle',
      story:
        'Der Sheriff sitzt mit dem Rücken zur Wand. Die Wand hat Fenster. Du hast ein langes Gewehr und wenig Geduld.',
    },
    'three-crosses': {
      name: 'Drei Kreuze',
      story: 'Drei Reiter, drei Kreuze, und nur zwei davon sind vergeben.',
    },
    'widow-ford': {
      name: 'Witwenfurt',
      story:
        'Am einen Ufer schießen sie gleich, am anderen warten sie, bis du drüben bist. Du hältst zu niemandem. Das spart Streit.',
    },
    'beer-wagon': {
      name: 'Der Bierwagen',
      story:
        'Ein Wagen hat ein Rad verloren und vierzig Fässer. Der Sheriff sieht durstig aus, und ein Hilfssheriff weiß, was Freundschaft kostet.',
    },
    'fort-lonely': {
      name: 'Fort Einsam',
      story:
        'Die Besatzung: ein Korporal und ein Papagei. Nur der Papagei weiß sicher, wer die Banditen sind.',
    },
    'vulture-rock': {
      name: 'Geierfelsen',
      story: 'Was hier fällt, hat Erben, bevor es unten ist. Heute erbst du.',
    },
    'county-jail': {
      name: 'Das Gefängnis',
      story:
        'Die Zelle ist leer, der Schlüssel hängt an deinem Gürtel, und am Tisch sehen alle schuldig aus. Einer hat nur Hunger.',
    },
    'powder-house': {
      name: 'Das Pulverhaus',
      story:
        'RAUCHEN VERBOTEN steht auf dem Schild. Es ist durchlöchert, und jemand hat sich daran eine Zigarre angezündet.',
    },
    'slab-canyon': {
      name: 'Slabs Schlucht',
      story:
        'Gegen deine Schüsse genügt ein einzelner Fehlschuss! nicht. Die Schlucht wiederholt jeden, für alle, die nicht zugehört haben.',
    },
    'arrow-pass': {
      name: 'Pfeilpass',
      story: 'Auf dem Weg liegen mehr Pfeile als im Köcher, und alle schwören, die waren schon da.',
    },
    'mirror-saloon': {
      name: 'Der Spiegelsaloon',
      story:
        'Im Spiegel sieht ein Bang! aus wie ein Fehlschuss!. Dir ist das gleich. Dem Sheriff nicht.',
    },
    'whisper-station': {
      name: 'Flüsterstation',
      story:
        'Der Telegraf klickt die ganze Nacht. Er weiß, wer wer ist. Leg deine Chips, bevor er es ausplaudert.',
    },
    'liars-bend': {
      name: 'Lügnerkehre',
      story: 'Fünf ehrliche Gesichter an einem Tisch. Nach deiner Rechnung sind das vier zu viel.',
    },
    'eight-chairs': {
      name: 'Acht Stühle',
      story: 'Acht Stühle, sieben davon warm. Der achte gehört dir und wackelt mit Absicht.',
    },
    'duel-street': {
      name: 'Duellgasse',
      story:
        'Die Gasse ist dreißig Schritte lang. Die zweiten fünfzehn hat noch nie jemand gebraucht.',
    },
    'ghost-herd': {
      name: 'Die Geisterherde',
      story:
        'Die Rinder sind fort, die Cowboys noch da. Sie schießen auf alles, was muht, und bis dahin aufeinander.',
    },
    'mustang-flats': {
      name: 'Mustangebene',
      story:
        'Von einem guten Pferd aus ist alles weit weg, vor allem die Leute, die dich treffen wollen.',
    },
    'judges-porch': {
      name: 'Beim Richter',
      story:
        'Der Richter will wissen, wer wer ist, und warum. Ein Urteil ohne Menschenkenntnis zählt bei ihm nicht.',
    },
    'dynamite-train': {
      name: 'Der Dynamitzug',
      story:
        'Er fährt so pünktlich um den Tisch wie kein anderer Zug im County. Zum Glück darfst du zweimal aufdecken.',
    },
    'long-shadow': {
      name: 'Langer Schatten',
      story:
        'Die Sonne steht tief, und diese vier können schießen. Fallen muss nur einer: der mit dem Stern.',
    },
    'last-sunset': {
      name: 'Letztes Abendrot',
      story:
        'Am Ende des Trails steht ein Tisch mit einem einzigen guten Stuhl. Du bist weit geritten, um allein darauf zu sitzen.',
    },
  },
}
