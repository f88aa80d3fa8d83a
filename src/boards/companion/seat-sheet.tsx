import { useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KeptTable } from '@/family/keeping'
import { useTranslation } from '@/i18n'
import { useTableNames } from '@/store/tracker/use-table-names'
import { BulletRow, Button, ConfirmSheet, Medallion, RuleLink, Sheet, Stepper, Text } from '@/ui'

interface SeatSheetProps {
  readonly seat: number
  readonly view: KeptTable & { readonly maxLife: readonly number[] }
  /** What the character can do; null where there is none. */
  readonly ability: string | null
  /** What becomes of a seat whose player has to go. */
  readonly leavingText: string
  readonly life: number
  readonly onLife: (life: number) => void
  /** Something differs from the table: it can be set. */
  readonly isChanged: boolean
  /** Further numbers of the game. */
  readonly numbers?: ReactNode
  /** Further ways from here. */
  readonly children?: ReactNode
  readonly onSave: () => void
  readonly onTurn: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** One seat: its character, and every number to set by hand. */
export function SeatSheet(props: SeatSheetProps) {
  const { seat, view, ability, life, onLife, isChanged, numbers, children } = props
  const { onSave, onTurn, onLeave, onClose } = props
  const { t } = useTranslation(['tracker', 'common', 'characters'])
  const name = useTableNames()(seat)
  const character = view.characters[seat] ?? null
  const [asksToLeave, setAsksToLeave] = useState(false)
  const most = view.maxLife[seat] ?? life
  const isAlive = view.alive[seat] ?? false
  const andClose = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <>
      <Sheet
        visible
        onClose={onClose}
        title={name}
        sub={character ? t(`characters:${character}.name`) : t('common:noCharacter')}
        closeLabel={t('common:close')}
        footer={
          <>
            <Button
              kind="brass"
              label={isChanged ? t('seatSheet.set') : t('common:done')}
              onPress={isChanged ? andClose(onSave) : onClose}
            />
            {isAlive && seat !== view.turn && (
              <Button
                size="small"
                label={t('seatSheet.turn', { name })}
                onPress={andClose(onTurn)}
              />
            )}
          </>
        }
      >
        <View style={styles.page}>
          {character && (
            <View style={styles.row}>
              <Medallion character={character} size={64} dimmed={!isAlive} />
              <View style={styles.fill}>
                <Text>{ability}</Text>
                <RuleLink entry={character} onLeave={onClose} />
              </View>
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
              onPrevious={life > 0 ? () => onLife(life - 1) : undefined}
              onNext={life < most ? () => onLife(life + 1) : undefined}
            >
              <BulletRow life={life} max={most} height={14} on="paper" />
            </Stepper>
          </View>
          {isAlive && numbers}
          <Text variant="small" tone="secondary">
            {t('seatSheet.text')}
          </Text>
          {isAlive && (
            <>
              {children}
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
        text={props.leavingText}
        keep={{ label: t('leaving.stay'), onPress: () => setAsksToLeave(false) }}
        lose={{ label: t('leaving.go'), onPress: andClose(onLeave) }}
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
