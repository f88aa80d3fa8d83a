import { useRouter } from 'expo-router'
import { useState, type ReactNode } from 'react'
import { rngFromSeed } from '@/core/rng'
import { livingSeats } from '@/family/ring'
import { useTranslation } from '@/i18n'
import { freshSeed } from '@/store/fresh-seed'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCanRedoEntry, selectRolesOnPhone } from '@/store/tracker/selectors'
import { entryRedone, tableClosed } from '@/store/tracker/slice'
import { ConfirmSheet, Divider, ListRow, Sheet } from '@/ui'
import { Habits } from './habits'
import { SuspicionsRow } from './suspicions'

/** Where every companion's menu leads. */
export type MenuWay = 'log' | 'cards' | 'look' | 'suspicions' | 'declare'

interface MenuSheetProps {
  readonly sheet: { readonly kind: string } | null
  readonly view: { readonly alive: readonly boolean[] }
  readonly entries: {
    readonly canCount: boolean
    readonly send: (action: { readonly type: 'set-turn'; readonly seat: number }) => void
  }
  /** Keys of the game that found no room on the board. */
  readonly tools?: ReactNode
  /** What else the game offers. */
  readonly children?: ReactNode
  readonly onOpen: (sheet: { readonly kind: MenuWay } | null) => void
  readonly onTry: () => void
}

/** Everything that is not needed in every turn. */
export function MenuSheet(props: MenuSheetProps) {
  const { sheet, view, entries, tools, children, onTry } = props
  const { canCount } = entries
  const onOpen = (kind: MenuWay) => props.onOpen({ kind })
  const onClose = () => props.onOpen(null)
  const { t } = useTranslation(['tracker', 'common'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const canRedo = useAppSelector(selectCanRedoEntry)
  const canLook = useAppSelector(selectRolesOnPhone).length > 0
  const [asksToClear, setAsks] = useState(false)
  const drawFirst = () => {
    const living = livingSeats(view)
    const seat = living[rngFromSeed(freshSeed()).below(living.length)]
    if (seat !== undefined) entries.send({ type: 'set-turn', seat })
    onClose()
  }
  const clear = () => {
    setAsks(false)
    onClose()
    router.replace('/')
    dispatch(tableClosed())
  }
  return (
    <>
      <Sheet
        visible={sheet?.kind === 'menu'}
        onClose={onClose}
        title={t('tools.menu')}
        closeLabel={t('common:close')}
      >
        <ListRow
          icon="redo"
          label={t('tools.redo')}
          disabled={!canRedo}
          onPress={() => dispatch(entryRedone())}
        />
        <ListRow
          icon="log"
          testID="menu-log"
          label={t('log.title')}
          sub={t('log.sub')}
          onPress={() => onOpen('log')}
        />
        {tools}
        <ListRow icon="book" label={t('tools.cards')} onPress={() => onOpen('cards')} />
        {canLook && <ListRow icon="eye" label={t('look.title')} onPress={() => onOpen('look')} />}
        <SuspicionsRow onPress={() => onOpen('suspicions')} />
        {children}
        <ListRow
          icon="next"
          label={t('trial.again')}
          sub={t('trial.againSub')}
          disabled={!canCount}
          onPress={() => {
            onClose()
            onTry()
          }}
        />
        <Divider />
        <Habits />
        <Divider />
        <ListRow
          icon="shuffle"
          label={t('menu.first')}
          sub={t('menu.firstSub')}
          disabled={!canCount}
          onPress={drawFirst}
        />
        <ListRow
          icon="trophy"
          label={t('menu.declare')}
          sub={t('menu.declareSub')}
          disabled={!canCount}
          onPress={() => onOpen('declare')}
        />
        <ListRow
          icon="back"
          label={t('menu.leave')}
          sub={t('menu.leaveSub')}
          onPress={() => router.replace('/')}
        />
        <ListRow icon="trash" label={t('menu.clear')} onPress={() => setAsks(true)} />
      </Sheet>
      <ConfirmSheet
        visible={asksToClear}
        onClose={() => setAsks(false)}
        title={t('menu.clear')}
        text={t('menu.clearText')}
        keep={{ label: t('menu.keep'), onPress: () => setAsks(false) }}
        lose={{ label: t('menu.clear'), onPress: clear }}
      />
    </>
  )
}
