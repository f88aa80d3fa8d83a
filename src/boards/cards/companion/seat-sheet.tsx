import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { BulletRow, Button, ConfirmSheet, Medallion, Sheet, Stepper, Text } from '@/ui'
import type { SheetsProps } from './sheets'

/** One seat: its character, and life to set by hand. */
export function SeatSheet({
  seat,
  view,
  entries,
  nameOf,
  onOpen,
}: SheetsProps & { readonly seat: number }) {
  const { t } = useTranslation(['tracker', 'common', 'characters', 'cards'])
  const name = nameOf(seat)
  const character = view.characters[seat] ?? null
  const was = view.life[seat] ?? 0
  const [life, setLife] = useState(was)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const most = view.maxLife[seat] ?? was
  const isAlive = view.alive[seat] ?? false
  const isChanged = life !== was
  const close = () => onOpen(null)
  const save = () => {
    entries.send({ type: 'set-life', seat, life })
    close()
  }
  return (
    <>
      <Sheet
        visible
        onClose={close}
        title={name}
        sub={character ? t(`characters:${character}.name`) : t('common:noCharacter')}
        closeLabel={t('common:close')}
        footer={
          <>
            <Button
              kind="brass"
              label={isChanged ? t('seatSheet.set') : t('common:done')}
              onPress={isChanged ? save : close}
            />
            {isAlive && seat !== view.turn && (
              <Button
                size="small"
                label={t('seatSheet.turn', { name })}
                onPress={() => {
                  entries.send({ type: 'set-turn', seat })
                  close()
                }}
              />
            )}
          </>
        }
      >
        <View style={styles.page}>
          {character && (
            <View style={styles.row}>
              <Medallion character={character} size={64} dimmed={!isAlive} />
              <Text style={styles.fill}>{t(`cards:abilities.${character}`)}</Text>
            </View>
          )}
          <View style={styles.line}>
            <Text bold>{t('seatSheet.life')}</Text>
            <Stepper
              kind="number"
              label={t('seatSheet.life')}
              value={`${life}`}
              previousLabel={t('panel.minus', { name })}
              nextLabel={t('panel.plus', { name })}
              onPrevious={life > 0 ? () => setLife(life - 1) : undefined}
              onNext={life < most ? () => setLife(life + 1) : undefined}
            >
              <BulletRow life={life} max={most} height={14} on="paper" />
            </Stepper>
          </View>
          <Text variant="small" tone="secondary">
            {t('seatSheet.text')}
          </Text>
          {isAlive && (
            <>
              <Button
                size="small"
                label={t('cards:companion.road.title')}
                hint={t('cards:companion.road.sub')}
                onPress={() => onOpen({ kind: 'road', seat })}
              />
              <Button
                kind="quiet"
                size="small"
                label={t('leaving.button', { name })}
                onPress={() => setAsksToLeave(true)}
              />
            </>
          )}
        </View>
      </Sheet>
      <ConfirmSheet
        visible={asksToLeave}
        onClose={() => setAsksToLeave(false)}
        title={t('leaving.title', { name })}
        text={t('cards:companion.leavingText')}
        keep={{ label: t('leaving.stay'), onPress: () => setAsksToLeave(false) }}
        lose={{
          label: t('leaving.go'),
          onPress: () => {
            entries.send({ type: 'leave', seat })
            close()
          },
        }}
      />
    </>
  )
}

const styles = StyleSheet.create({
  page: { gap: 14 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  fill: { flex: 1 },
})
