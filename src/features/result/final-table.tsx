import { useMemo, type RefObject } from 'react'
import { StyleSheet, View } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { Bill, Covered, Text, backdrops, useTheme } from '@/ui'
import type { Finished } from './use-finished'
import type { Told } from './use-told'

interface FinalTableProps {
  readonly finished: Finished
  readonly told: Told
  /** What a picture is taken of. */
  readonly page: RefObject<View | null>
}

/** The picture's size in px, whatever phone it is taken on, and what of it the bill takes. */
const PICTURE = { width: 430, height: 830 } as const
const FOOT = 176

/** The table as the match left it, every card open, over who won: only for a picture, beside the screen. */
export function FinalTable({ finished, told, page }: FinalTableProps) {
  const { t } = useTranslation()
  const { name } = useTheme()
  const { table } = useFace()
  const { record, recap, own, nameOf } = finished
  const { roles } = recap
  const last = useMemo(() => record && table.momentsOf(record).at(-1), [table, record])
  const layout = useMemo(
    () => table.layout({ ...PICTURE, seats: roles.length, railHeight: FOOT }),
    [table, roles],
  )
  if (!last) return null
  const moment = { ...last, state: table.withRoles(last.state, roles) }
  return (
    <View style={styles.beside}>
      <Covered isCovered>
        <View
          ref={page}
          collapsable={false}
          style={[styles.picture, { backgroundColor: backdrops[name].ground }]}
        >
          <table.StillTable
            moment={moment}
            layout={layout}
            near={own ?? 0}
            nameOf={nameOf}
            played={null}
            speed={1}
            seatHint=""
            onSeat={() => undefined}
          />
          <View style={[styles.sky, { top: layout.bar.y, height: layout.bar.height }]}>
            <Text variant="head">{t('appName')}</Text>
          </View>
          <View style={styles.foot}>
            <Bill {...told} />
          </View>
        </View>
      </Covered>
    </View>
  )
}

const styles = StyleSheet.create({
  beside: { position: 'absolute', left: -4000, top: 0, ...PICTURE },
  picture: { ...PICTURE, overflow: 'hidden' },
  sky: { position: 'absolute', left: 20, justifyContent: 'center', zIndex: 5 },
  foot: {
    position: 'absolute',
    left: 14,
    right: 14,
    bottom: 0,
    height: FOOT,
    justifyContent: 'center',
    zIndex: 5,
  },
})
