import { useTranslation } from '@/i18n'
import { kindName } from '../words/card-words'
import type { PanelSeat } from './panel-types'

/** A panel for those who listen: who, how much life, how far away, and what lies in front. */
export function usePanelLabel(): (at: PanelSeat) => string {
  const { t } = useTranslation(['cards', 'tracker', 'common'])
  const words = useTranslation(['log', 'common', 'cards']).t
  return ({ name, characterName, life, max, isAlive, isTurn, role, sight, gear, shooter }) => {
    if (!isAlive) return t('tracker:panel.fallen', { name, role: t(`common:roles.${role}`) })
    const who = [name, ...(characterName === '' ? [] : [characterName])].join(', ')
    const facts: string[] = [t('cards:companion.panel.label', { who, life, max })]
    if (role !== 'hidden') facts.push(t(`common:roles.${role}`))
    if (isTurn) facts.push(t('tracker:panel.turn'))
    if (isTurn) facts.push(t('cards:companion.panel.reaches', { reach: shooter.reach }))
    if (sight) {
      const key = sight.isReached ? 'near' : 'far'
      facts.push(t(`cards:companion.panel.${key}`, { ...shooter, distance: sight.distance }))
    }
    if (gear.length > 0) facts.push(gear.map((kind) => kindName(kind, words)).join(', '))
    return facts.join(', ')
  }
}
