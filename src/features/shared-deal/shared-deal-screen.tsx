import { useLocalSearchParams, useRouter } from 'expo-router'
import { useEffect, useMemo, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useFace } from '@/boards'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectView } from '@/store/match/selectors'
import { sharedDealt } from '@/store/setup/play'
import { selectLastSetup } from '@/store/setup/selectors'
import { readLink, type SharedDeal } from '@/store/setup/shared-deal'
import { lessonLeft } from '@/store/tutorial/play'
import {
  Button,
  Divider,
  ListRow,
  Page,
  Paper,
  Rail,
  RailActions,
  Screen,
  Text,
  useGameHref,
} from '@/ui'
import { useAskedDeal } from '@/ui/use-asked-deal'
import { AbandonSheet } from '@/ui/abandon-sheet'

/** Where a link to a deal leads: the table that somebody sends, or a word about a link that is none. */
export function SharedDealScreen() {
  const parts = useLocalSearchParams()
  const { game } = useFace()
  const last = useAppSelector((state) => selectLastSetup(state, game, 'solo'))
  const key = JSON.stringify(parts)
  const ownName = last?.players[0]?.name ?? ''
  const shared = useMemo(() => readLink(game, JSON.parse(key), ownName), [game, key, ownName])
  return shared ? <Invitation shared={shared} /> : <BrokenLink />
}

function Invitation({ shared }: { readonly shared: SharedDeal }) {
  const { t } = useTranslation('setup')
  const router = useRouter()
  const hrefOf = useGameHref()
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectView)
  useEffect(() => dispatch(lessonLeft()), [dispatch])
  const { ask, asking } = useAskedDeal<SharedDeal>({
    isWaiting: () => view !== null && !view.winner,
    deal: (what) => {
      dispatch(sharedDealt(what))
      router.replace(hrefOf('deal'))
    },
    goOn: () => router.replace(hrefOf('table')),
  })
  return (
    <Notice
      title={t('shared.title')}
      text={t('shared.text')}
      action={{ label: t('deal'), onPress: () => ask(shared) }}
    >
      <Facts shared={shared} />
      <AbandonSheet {...asking} />
    </Notice>
  )
}

/** What everybody at the table will see anyway. */
function Facts({ shared }: { readonly shared: SharedDeal }) {
  const { t } = useTranslation('setup')
  const { setUp } = useFace()
  const { players, config } = shared
  const nameOf = useNameOf(players)
  const dealt = config.characters
  const characters = !dealt ? 'random' : dealt.every((id) => id === null) ? 'none' : 'chosen'
  return (
    <View>
      <Divider />
      <ListRow
        label={t('shared.table')}
        sub={players.map((_, seat) => nameOf(seat)).join(', ')}
        value={`${players.length}`}
      />
      <Divider />
      <ListRow
        label={t('characters.label')}
        value={characters === 'chosen' ? t('shared.chosenText') : t(`characters.${characters}`)}
      />
      <Divider />
      <ListRow label={t('rules.label')} value={setUp.useOptionsName(config.options ?? {})} />
    </View>
  )
}

function BrokenLink() {
  const { t } = useTranslation('setup')
  const router = useRouter()
  const hrefOf = useGameHref()
  return (
    <Notice
      title={t('shared.broken')}
      text={t('shared.brokenText')}
      action={{ label: t('title'), onPress: () => router.replace(hrefOf('new')) }}
    />
  )
}

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly onPress: () => void }
  readonly children?: ReactNode
}

/** A paper nailed to the wall, and the one thing to do about it. */
function Notice({ title, text, action, children }: NoticeProps) {
  const insets = useSafeAreaInsets()
  return (
    <Screen>
      <Page title={title} column="form">
        <Paper nails="two" frame="plain" style={styles.poster}>
          <Text variant="lead">{text}</Text>
          {children}
        </Paper>
      </Page>
      <Rail style={{ paddingBottom: Math.max(insets.bottom, 16) }}>
        <RailActions>
          <Button
            kind="brass"
            size="large"
            label={action.label}
            onPress={action.onPress}
            style={styles.fill}
          />
        </RailActions>
      </Rail>
    </Screen>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  poster: { gap: 16, paddingHorizontal: 26, paddingVertical: 32 },
})
