import { useRouter } from 'expo-router'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { Button } from './button'
import { useGameHref, useHasRules } from './game-links'
import { IconButton } from './icon-button'

interface RuleLinkProps {
  /** Its name in addresses. */
  readonly entry: string
  /** Before it leads away: a sheet closes. */
  readonly onLeave?: () => void
  /** In a list, where there is room for a sign only: whose entry it is, to be spoken. */
  readonly about?: string
}

/** From something on the table to what the rules of its game say about it. */
export function RuleLink({ entry, onLeave, about }: RuleLinkProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const hrefOf = useGameHref()
  const hasRules = useHasRules()
  const open = () => {
    onLeave?.()
    router.push(hrefOf(`rules/${entry}`))
  }
  if (!hasRules) return null
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
