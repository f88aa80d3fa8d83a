import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { ARROWS } from '@/games/dice/rules/state'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { BulletRow, Button, ConfirmSheet, Medallion, Sheet, Stepper, Text } from '@/ui'
import type { SheetsProps } from './sheets'
import { useTableNames } from '@/store/tracker/use-table-names'

/** One seat: its character, and every number to set by hand. */
export function SeatSheet({
  seat,
  view,
  entries,
  onOpen,
}: SheetsProps & { readonly seat: number }) {
  const { t } = useTranslation(['tracker', 'common', 'characters'])
  const nameOf = useTableNames()
  const name = nameOf(seat)
  const character = view.characters[seat] ?? null
  const was = { life: view.life[seat] ?? 0, arrows: view.arrows[seat] ?? 0 }
  const [life, setLife] = useState(was.life)
  const [arrows, setArrows] = useState(was.arrows)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const most = view.maxLife[seat] ?? was.life
  const held = view.arrows.reduce((sum, count) => sum + count, 0) - was.arrows
  const isAlive = view.alive[seat] ?? false
  const isChanged = life !== was.life || (arrows !== was.arrows && isAlive)
  const close = () => onOpen(null)
  const save = () => {
    const changes: TrackerAction[] = []
    if (arrows !== was.arrows && isAlive && life > 0)
      changes.push({ type: 'set-arrows', seat, arrows })
    if (life !== was.life) changes.push({ type: 'set-life', seat, life })
    entries.send(...changes)
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
              <Text style={styles.fill}>{t(`characters:${character}.ability`)}</Text>
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
          {isAlive && (
            <View style={styles.line}>
              <Text bold>{t('seatSheet.arrows')}</Text>
              <Stepper
                kind="number"
                label={t('seatSheet.arrows')}
                value={`${arrows}`}
                previousLabel={t('seatSheet.fewer')}
                nextLabel={t('seatSheet.more')}
                onPrevious={arrows > 0 ? () => setArrows(arrows - 1) : undefined}
                onNext={held + arrows < ARROWS - 1 ? () => setArrows(arrows + 1) : undefined}
              />
            </View>
          )}
          <Text variant="small" tone="secondary">
            {t('seatSheet.text')}
          </Text>
          {isAlive && (
            <Button
              kind="quiet"
              size="small"
              label={t('leaving.button', { name })}
              onPress={() => setAsksToLeave(true)}
            />
          )}
        </View>
      </Sheet>
      <ConfirmSheet
        visible={asksToLeave}
        onClose={() => setAsksToLeave(false)}
        title={t('leaving.title', { name })}
        text={t('leaving.text')}
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
