import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { emblemOf, victoryOf } from '@/i18n/victory'
import { useAppSelector } from '@/store/hooks'
import { selectCompanionRecap } from '@/store/tracker/selectors'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, LogoMark, RoleBadge, useGameHref } from '@/ui'
import { useFace } from '../face-context'
import { RESULT_WORDS } from '../words'
import type { CompanionLayout } from './layout'
import { Slip } from './slip'

interface EndSlipProps {
  readonly layout: CompanionLayout
  readonly canPlayOn: boolean
  readonly onPlayOn: () => void
  readonly onUndo: () => void
}

/** The public facts decide it: who has won and why. Whoever sees it otherwise plays on. */
export function EndSlip({ layout, canPlayOn, onPlayOn, onUndo }: EndSlipProps) {
  const { t } = useTranslation(['tracker', 'result'])
  const told = useTranslation(RESULT_WORDS).t
  const router = useRouter()
  const hrefOf = useGameHref()
  const nameOf = useTableNames()
  const { result } = useFace()
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
      text={
        isDeclared ? t('end.declared') : result.reasonOf(ending, { own: null, nameOf, t: told })
      }
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
          disabled={!canPlayOn}
          onPress={onPlayOn}
          style={styles.fill}
        />
        <Button
          size="small"
          icon="undo"
          label={t('tools.undo')}
          onPress={onUndo}
          style={styles.fill}
        />
      </View>
    </Slip>
  )
}

const styles = StyleSheet.create({
  emblem: { alignItems: 'center' },
  /** Long words get a line of their own. */
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  fill: { flexGrow: 1 },
})
