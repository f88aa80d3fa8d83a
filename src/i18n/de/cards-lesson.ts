import type { CardsLessonWords } from '../words'

export const cardsLesson: CardsLessonWords = {
  lead: 'Sechs Minuten an einem echten Tisch, mit vorbereiteten Karten. Du bist der Sheriff, um dich sitzen drei Fremde.',
  points: {
    '1': 'Ausspielen, zielen, ausweichen und abwerfen tust du selbst. Was du lieber nicht tust, wird für dich getan.',
    '2': 'Gespielt wird mit den 69 Karten zum Einstieg. Geh, wann du willst: Die Lektion wartet, wo du aufgehört hast.',
  },
  steps: {
    welcome: {
      title: 'Du bist der Sheriff',
      text: 'Dein Stern liegt offen; sonst zeigt niemand seine Rolle. Du hast drei Lebenspunkte, und die Karten unten sind deine Hand. Gerade ist Hank am Zug.',
    },
    missed: {
      title: 'Ein Schuss auf dich',
      text: 'Hank hat ein Bang! gespielt. Ein Fehlschuss! wehrt es ab; sonst verlierst du einen Lebenspunkt.',
      task: 'Drück auf Fehlschuss!.',
    },
    barrel: {
      title: 'Du bist am Zug',
      text: 'Zwei Karten kamen vom Nachziehstapel. Jetzt spielst du nacheinander so viele aus, wie du willst. Ein Fass ist blau: Es bleibt vor dir liegen.',
      task: 'Tippe auf das Fass, dann auf Auslegen.',
    },
    distance: {
      title: 'Abstand',
      text: 'Der Stein am Platz sagt, wie weit jemand entfernt ist. Mei sitzt zwei Plätze weiter: 2. Rosa sitzt neben dir, doch mit dem Mustang sind es auch 2.',
    },
    weapon: {
      title: 'Reichweite',
      text: 'Das Visier an der Waffe sagt, wie weit sie schießt. Dein Colt reicht nur 1 weit, diese Schofield 2.',
      task: 'Tippe auf die Schofield, dann auf Auslegen.',
    },
    beer: {
      title: 'Bier',
      text: 'Eine braune Karte wirkt einmal. Ein Bier bringt dir einen Lebenspunkt, nie mehr als am Anfang. Es könnte dich sogar retten, wenn du den letzten verlierst.',
      task: 'Tippe auf das Bier, dann auf Trinken.',
    },
    bang: {
      title: 'Bang!',
      text: 'Hank hat auf den Sheriff geschossen, das ist also kaum ein Freund. Du darfst ein Bang! pro Zug spielen. Hank hat noch einen Lebenspunkt.',
      task: 'Tippe auf das Bang!, dann auf Zielen, dann auf Hank.',
    },
    reward: {
      title: 'Ein Bandit',
      text: 'Hank ist draußen, die Rolle liegt offen. Wer einen Banditen ausschaltet, zieht drei Karten.',
    },
    discard: {
      title: 'Zu viele Karten',
      text: 'Am Ende deines Zuges darfst du nur so viele Karten haben wie Lebenspunkte: Eine muss weg. Der Saloon würde auch deine Gegner heilen.',
      task: 'Drück auf Zug beenden, tippe auf den Saloon, dann auf 1 abwerfen.',
    },
    dodge: {
      title: 'Hinter dem Fass',
      text: 'Rosa schießt. Das Fass kostet nichts: Die oberste Karte des Nachziehstapels wird aufgedeckt, und ein Herz rettet dich. Nur beim Aufdecken spielt die Farbe eine Rolle.',
      task: 'Drück auf Fass.',
    },
    again: {
      title: 'Noch ein Schuss',
      text: 'Ein Herz! Aber Rosa spielt Willy the Kid, der so oft schießen darf, wie er will. Das Fass darfst du bei jedem Schuss versuchen.',
      task: 'Drück noch einmal auf Fass.',
    },
    noHeart: {
      title: 'Kein Herz',
      text: 'Diesmal hat es nicht geholfen. Du darfst immer noch einen Fehlschuss! zeigen.',
      task: 'Drück auf Fehlschuss!.',
    },
    foe: {
      title: 'Leute lesen',
      text: 'Rosa hat zweimal auf den Sheriff geschossen. Das ist wohl der andere Bandit.',
    },
    friend: {
      title: 'Eine helfende Hand?',
      text: 'Mei hat auf Rosa geschossen. Zu viert gibt es keinen Hilfssheriff, also ist das vielleicht der Gesetzlose, der dich bis zum Schluss lebend braucht.',
    },
    more: {
      title: 'Elf weitere Karten',
      text: 'Der ganze Kartensatz hat noch dreimal Duell (zwei werfen abwechselnd Bang! ab), dreimal Gefängnis (kann einen Zug kosten), zweimal Indianer! (alle anderen werfen ein Bang! ab oder werden getroffen), zweimal Warenhaus (eine Karte für alle) und einmal Dynamit (wandert, bis es explodiert). Den Rest sagen die Regeln.',
    },
    rosa: {
      title: 'Wieder am Zug',
      text: 'Rosa hat noch einen Lebenspunkt und ist 2 entfernt: in deiner Reichweite.',
      task: 'Tippe auf das Bang!, dann auf Zielen, dann auf Rosa.',
    },
    gatling: {
      title: 'Nur der Gesetzlose ist übrig',
      text: 'Kein Bandit ist mehr im Spiel, also ist Mei der Gesetzlose. Dein Bang! ist verschossen, aber die Gatling ist keines: Sie schießt auf alle anderen, in jedem Abstand.',
      task: 'Tippe auf die Gatling, dann auf Spielen.',
    },
  },
  tips: {
    'cards-hold': 'Gedrückt halten erklärt Karte oder Platz.',
    'cards-reach': 'Zu weit weg? Waffe oder Zielfernrohr hilft.',
    'cards-limit': 'Am Zugende: nur so viele Karten wie Lebenspunkte.',
    'cards-breath': 'Ein Bier rettet dich beim letzten Lebenspunkt.',
    'cards-rules': 'Die Regeln jeder Karte stehen im Menü.',
  },
}
