import { StyleSheet, View } from 'react-native'
import { at } from '@/core/list'
import { useTranslation } from '@/i18n'
import { ClothPanel, Paper, Text, Tray, space, trayRim } from '@/ui'
import type { CardTable } from './use-table'

/** The hand of whoever has the phone, behind a curtain: how many cards there are is no secret. */
export function CurtainTray({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation('cards')
  const { seating, passed, nameOf, view } = table
  const { x, y, width, height } = seating.layout.tray
  const holder = passed?.holder ?? null
  if (holder === null) return null
  const count = at(view.hands, holder).length
  return (
    <View style={[styles.tray, { left: x, top: y }]}>
      <Tray style={{ width, height }}>
        <View style={styles.cloth}>
          <ClothPanel width={width - 2 * trayRim} height={height - 2 * trayRim} />
        </View>
        <View style={styles.middle}>
          <Paper style={styles.slip}>
            <Text bold maxScale={1.3} numberOfLines={1}>
              {t('pass.handOf', { name: nameOf(holder), count })}
            </Text>
            {height > 110 && (
              <Text variant="tiny" tone="secondary" maxScale={1.3}>
                {t('pass.nobodyLooks')}
              </Text>
            )}
          </Paper>
        </View>
      </Tray>
    </View>
  )
}

const styles = StyleSheet.create({
  tray: { position: 'absolute' },
  cloth: {
    position: 'absolute',
    left: trayRim,
    top: trayRim,
    borderRadius: 14,
    overflow: 'hidden',
  },
  middle: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  slip: { paddingHorizontal: space[4], paddingVertical: space[2], maxWidth: '86%' },
})
