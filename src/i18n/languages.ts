import { cs } from './cs'
import { coach as csCoach } from './cs/coach'
import { rulebook as csRulebook } from './cs/rulebook'
import { talk as csTalk } from './cs/talk'
import { statistics as csStatistics } from './cs/statistics'
import { tutorial as csTutorial } from './cs/tutorial'
import { de } from './de'
import { coach as deCoach } from './de/coach'
import { rulebook as deRulebook } from './de/rulebook'
import { talk as deTalk } from './de/talk'
import { statistics as deStatistics } from './de/statistics'
import { tutorial as deTutorial } from './de/tutorial'
import { en } from './en'
import { coach as enCoach } from './en/coach'
import { rulebook as enRulebook } from './en/rulebook'
import { talk as enTalk } from './en/talk'
import { statistics as enStatistics } from './en/statistics'
import { tutorial as enTutorial } from './en/tutorial'
import { fr } from './fr'
import { coach as frCoach } from './fr/coach'
import { rulebook as frRulebook } from './fr/rulebook'
import { talk as frTalk } from './fr/talk'
import { statistics as frStatistics } from './fr/statistics'
import { tutorial as frTutorial } from './fr/tutorial'
import { typesetFrench } from './fr/typeset'
import { pseudo } from './pseudo'
import { pseudoText } from './pseudo-text'
import { retext } from './retext'
import type { Languages, RoomWords } from './words'

/** On a phone every language is in the bundle anyway, with the words that only one room needs. */
export const languages: Languages = {
  ready: {
    en: {
      ...en,
      coach: enCoach,
      rulebook: enRulebook,
      talk: enTalk,
      statistics: enStatistics,
      tutorial: enTutorial,
    },
    de: {
      ...de,
      coach: deCoach,
      rulebook: deRulebook,
      talk: deTalk,
      statistics: deStatistics,
      tutorial: deTutorial,
    },
    fr: {
      ...fr,
      ...retext(
        {
          coach: frCoach,
          rulebook: frRulebook,
          talk: frTalk,
          statistics: frStatistics,
          tutorial: frTutorial,
        },
        typesetFrench,
      ),
    },
    cs: {
      ...cs,
      coach: csCoach,
      rulebook: csRulebook,
      talk: csTalk,
      statistics: csStatistics,
      tutorial: csTutorial,
    },
    'en-XA': {
      ...pseudo,
      ...retext<RoomWords>(
        {
          coach: enCoach,
          rulebook: enRulebook,
          talk: enTalk,
          statistics: enStatistics,
          tutorial: enTutorial,
        },
        pseudoText,
      ),
    },
  },
  later: {},
  rooms: { coach: {}, rulebook: {}, talk: {}, statistics: {}, tutorial: {} },
}
