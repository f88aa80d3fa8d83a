import { useState } from 'react'
import { View } from 'react-native'
import { useTranslation } from '@/i18n'
import { appLink } from '@/platform/app-link'
import { shareMessage, type ShareOutcome } from '@/platform/share-message'
import { freshSeed } from '@/store/fresh-seed'
import { dealFrom } from '@/store/setup/play'
import { linkOf } from '@/store/setup/shared-deal'
import type { Setup } from '@/store/setup/slice'
import { Divider, ListRow, Toast, useGameHref } from '@/ui'

/** The deal that a link was made of: as long as nothing else is set, it is the one that will be dealt here too. */
export interface Promised {
  readonly setup: string
  readonly seed: number
}

interface ShareRowProps {
  readonly setup: Setup
  readonly onPromise: (promised: Promised) => void
}

/** Sends this table to somebody else, deal and all. */
export function ShareRow({ setup, onPromise }: ShareRowProps) {
  const { t } = useTranslation(['setup', 'result'])
  const hrefOf = useGameHref()
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null)
  const share = async () => {
    const seed = freshSeed()
    const query = linkOf({ ...setup, config: dealFrom(setup, seed), seed })
    if (query === null) return
    const link = appLink(hrefOf('shared'), query)
    const became = await shareMessage(t('setup:shared.message', { link }))
    setOutcome(became)
    if (became === 'shared' || became === 'copied') onPromise({ setup: keyOf(setup), seed })
  }
  const words = {
    shared: t('setup:shared.passed'),
    copied: t('setup:shared.copied'),
    saved: null,
    cancelled: null,
    failed: t('result:share.failed'),
  }
  const told = outcome && words[outcome]
  return (
    <View>
      <ListRow
        icon="share"
        label={t('setup:shared.share')}
        sub={t('setup:shared.shareSub')}
        onPress={() => void share()}
        testID="share-deal"
      />
      <Divider />
      {told && (
        <Toast
          visible
          onDone={() => setOutcome(null)}
          tone={outcome === 'failed' ? 'warning' : 'success'}
          title={told}
        />
      )}
    </View>
  )
}

const keyOf = (setup: Setup): string => JSON.stringify(setup)

/** The seed that was promised for this set-up; nothing if it has been changed since. */
export const promisedSeed = (promised: Promised | null, setup: Setup): number | undefined =>
  promised?.setup === keyOf(setup) ? promised.seed : undefined
