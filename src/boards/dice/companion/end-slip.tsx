import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import type { DiceState } from '@/games/dice'
import { countLiving } from '@/family/ring'
import { useTranslation } from '@/i18n'
import { emblemOf, victoryOf } from '@/i18n/victory'
import { reasonOf } from '../words/ending-words'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionRecap } from '@/store/tracker/selectors'
import { Button, LogoMark, RoleBadge, useGameHref } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import { Slip } from '../../companion/slip'
import type { Entries } from './use-entries'
import { useTableNames } from '@/store/tracker/use-table-names'

interface EndSlipProps {
  readonly layout: CompanionLayout
  readonly view: DiceState
  readonly entries: Entries
}

/** The public facts decide it: who has won and why. Whoever sees it otherwise plays on. */
export function EndSlip({ layout, view, entries }: EndSlipProps) {
  const { t } = useTranslation(['tracker', 'result'])
  const told = useTranslation(['result', 'common']).t
  const router = useRouter()
  const hrefOf = useGameHref()
  const nameOf = useTableNames()
  const recap = useAppSelector(selectCompanionRecap)
  const ending = recap?.ending
  if (!recap || !ending) return null
  const victory = victoryOf(ending.winner, recap.roles)
  const emblem = emblemOf(victory)
  const isDeclared = ending.fall === null
  return (
    <Slip
      layout={layout}
      facing={0}
      title={t(`result:titles.${victory}`)}
      text={isDeclared ? t('end.declared') : reasonOf(ending, { own: null, nameOf, t: told })}
      testID="end"
    >
      <View style={styles.emblem}>
        {emblem ? <RoleBadge role={emblem} size={72} /> : <LogoMark size={72} />}
      </View>
      <Button
        kind="brass"
        label={t('end.result')}
        onPress={() => router.push(hrefOf('companion-result'))}
      />
      <View style={styles.row}>
        <Button
          size="small"
          label={t('end.playOn')}
          hint={t('end.playOnHint')}
          disabled={countLiving(view) === 0}
          onPress={() => entries.send({ type: 'play-on' })}
          style={styles.fill}
        />
        <Button
          size="small"
          icon="undo"
          label={t('tools.undo')}
          onPress={entries.undo}
          style={styles.fill}
        />
      </View>
    </Slip>
  )
}

const styles = StyleSheet.create({
  emblem: { alignItems: 'center' },
  row: { flexDirection: 'row', gap: 10 },
  fill: { flex: 1 },
})
