import { useRouter } from 'expo-router'
import { useState } from 'react'
import { livingSeats } from '@/family/ring'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCanRedoEntry, selectCardsOnPhone } from '@/store/tracker/selectors'
import { entryRedone, tableClosed } from '@/store/tracker/slice'
import { ConfirmSheet, Divider, ListRow, Sheet } from '@/ui'
import { Habits } from '../../companion/habits'
import { CardArt } from '../art/symbols'
import type { SheetsProps } from './sheets'
import type { Tool } from './tool-plan'

/** Everything that is not needed in every turn. */
export function MenuSheet({ sheet, view, entries, tools, onOpen }: SheetsProps) {
  const lacks = (tool: Tool) => !tools.some((place) => place.tool === tool)
  const { t } = useTranslation(['tracker', 'common', 'cards'])
  const router = useRouter()
  const dispatch = useAppDispatch()
  const canRedo = useAppSelector(selectCanRedoEntry)
  const canLook = useAppSelector(selectCardsOnPhone).length > 0
  const [asksToClear, setAsks] = useState(false)
  const close = () => onOpen(null)
  const drawFirst = () => {
    const living = livingSeats(view)
    const seat = living[Math.floor(Math.random() * living.length)]
    if (seat !== undefined) entries.send({ type: 'set-turn', seat })
    close()
  }
  const clear = () => {
    setAsks(false)
    close()
    router.replace('/')
    dispatch(tableClosed())
  }
  return (
    <>
      <Sheet
        visible={sheet?.kind === 'menu'}
        onClose={close}
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
          label={t('log.title')}
          sub={t('log.sub')}
          onPress={() => onOpen({ kind: 'log' })}
        />
        {lacks('all-heal') && (
          <ListRow
            leading={<CardArt name="pic-beer" size={24} />}
            label={t('cards:companion.tools.all-heal')}
            sub={t('cards:companion.toolHints.all-heal')}
            disabled={!entries.canCount}
            onPress={() => {
              close()
              entries.tapAll(1)
            }}
          />
        )}
        {lacks('reach') && (
          <ListRow
            leading={<CardArt name="sym-reach-own" size={24} />}
            label={t('cards:companion.reach.title')}
            onPress={() => onOpen({ kind: 'reach' })}
          />
        )}
        {lacks('draw') && (
          <ListRow
            leading={<CardArt name="sym-flip-hearts" size={24} />}
            label={t('cards:companion.tools.draw')}
            onPress={() => onOpen({ kind: 'draw' })}
          />
        )}
        <ListRow icon="book" label={t('tools.cards')} onPress={() => onOpen({ kind: 'cards' })} />
        {canLook && (
          <ListRow icon="eye" label={t('look.title')} onPress={() => onOpen({ kind: 'look' })} />
        )}
        <ListRow
          icon="info"
          label={t('cards:companion.reminders.title')}
          sub={t('cards:companion.reminders.sub')}
          onPress={() => onOpen({ kind: 'reminders' })}
        />
        <Divider />
        <Habits />
        <Divider />
        <ListRow
          icon="shuffle"
          label={t('menu.first')}
          sub={t('menu.firstSub')}
          disabled={!entries.canCount}
          onPress={drawFirst}
        />
        <ListRow
          icon="trophy"
          label={t('menu.declare')}
          sub={t('menu.declareSub')}
          disabled={!entries.canCount}
          onPress={() => onOpen({ kind: 'declare' })}
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
