import { useRouter } from 'expo-router'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { Button } from './button'
import { useGameHref } from './game-links'

interface LookBackLinkProps {
  /** One of the history; without it, the match that has just ended. */
  readonly match?: string
}

/** The way from the end of a match, now or long ago, to what can be learned from it. */
export function LookBackLink({ match }: LookBackLinkProps) {
  const { t } = useTranslation('result')
  const router = useRouter()
  const hrefOf = useGameHref()
  return (
    <Button
      kind="plain"
      icon="lantern"
      label={t('lookBack')}
      hint={t('lookBackHint')}
      onPress={() =>
        router.push({ pathname: hrefOf('look-back'), params: match === undefined ? {} : { match } })
      }
      style={styles.link}
      testID="open-look-back"
    />
  )
}

const styles = StyleSheet.create({
  link: { alignSelf: 'center' },
})
