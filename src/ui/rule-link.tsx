import { useRouter } from 'expo-router'
import { StyleSheet } from 'react-native'
import type { CharacterId, Face, Role } from '@/games/dice'
import type { OptionName } from '@/games/dice/rules/options'
import { useTranslation } from '@/i18n'
import { Button } from './button'
import { IconButton } from './icon-button'

interface RuleLinkProps {
  readonly entry: CharacterId | Face | Role | OptionName
  /** Before it leads away: a sheet closes. */
  readonly onLeave?: () => void
  /** In a list, where there is room for a sign only: whose entry it is, to be spoken. */
  readonly about?: string
}

/** From a character, a face, a role or an option to what the rules say about it. */
export function RuleLink({ entry, onLeave, about }: RuleLinkProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const open = () => {
    onLeave?.()
    router.push(`/rules/${entry}`)
  }
  if (about !== undefined)
    return <IconButton icon="book" label={`${about}, ${t('inRules')}`} onPress={open} />
  return (
    <Button
      kind="quiet"
      size="small"
      icon="book"
      label={t('inRules')}
      onPress={open}
      style={styles.link}
      testID={`rule-${entry}`}
    />
  )
}

const styles = StyleSheet.create({ link: { alignSelf: 'flex-start', marginLeft: -10 } })
