import type { Words } from '../words'

export const about: Words['about'] = {
  title: 'Über',
  lead: 'Duelle mit geheimen Rollen, mit Würfeln und mit Karten, für ein Handy und alle, die drum herum sitzen.',
  version: 'Version',
  licence: 'Lizenz',
  licenceName: 'MIT: benutzen, ändern, weitergeben',
  independent: 'Ein unabhängiges Spiel',
  independentText:
    'Tumbleweed folgt den Regeln zweier gedruckter Spiele, eines mit Würfeln und eines mit Karten, neu geschrieben in eigenen Worten und eigenem Code. Es stammt weder vom Verlag noch von den Autoren jener Spiele, wird von ihnen nicht unterstützt und verwendet keines ihrer Bilder. Wenn es dir gefällt, kauf die Schachteln: Echte Würfel und Karten sind die bessere Gesellschaft.',
  privacy: 'Nichts verlässt dieses Gerät',
  privacyText:
    'Kein Konto, keine Werbung, keine Nachverfolgung, kein Netz. Deine Partie und deine Einstellungen bleiben auf diesem Gerät.',
  made: 'Wie es gemacht ist',
  madeText:
    'Alle Zeichnungen, Klänge und Würfe sind unsere eigenen, gemacht von Programmen, die beim Quelltext liegen. Gesetzt aus Sancreek, Alfa Slab One und Bitter, frei unter der SIL Open Font License.',
}
