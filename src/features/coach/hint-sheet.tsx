import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { COACH_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { GameId } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { sharesOf } from '@/i18n/chances'
import { useFormat } from '@/i18n/use-format'
import { adviceShown, hintClosed } from '@/store/coach/slice'
import { selectHint } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers, selectView } from '@/store/match/selectors'
import { Divider, Sheet, Text, space } from '@/ui'
import { AdviceRow, type Advice } from './advice-row'
import { Pondering } from './pondering'

interface HintSheetProps {
  readonly coach: Coach<GameId>
}

/** What the strong bot would do, the next best, and why. */
export function HintSheet({ coach }: HintSheetProps) {
  const { t } = useTranslation(COACH_WORDS)
  const dispatch = useAppDispatch()
  const hint = useAppSelector(selectHint)
  const view = useAppSelector(selectView)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const [last, setLast] = useState(hint)
  if (hint && hint !== last) setLast(hint) // on its way out the sheet still shows what it showed
  const advice = last?.advice ?? null
  const best = advice?.[0]
  const headline =
    view && best ? coach.moveWords(best.actions, { view, own, nameOf, t }) : t('coach:hint.title')
  const shares = sharesOf(
    (advice ?? []).map(({ chance }) => chance),
    t,
    useFormat(),
  )
  return (
    <Sheet
      visible={hint !== null}
      onClose={() => dispatch(hintClosed())}
      title={headline}
      sub={view && own !== null ? t(`coach:hint.${coach.stakeOf(view, own)}`) : undefined}
      closeLabel={t('common:close')}
    >
      {view && advice ? (
        <>
          <View style={styles.rows}>
            {advice.map((option, i) => (
              <AdviceRow
                key={i}
                coach={coach}
                advice={option}
                isBest={i === 0}
                share={shares[i] ?? ''}
                view={view}
                words={coach.moveWords(option.actions, { view, own, nameOf, t })}
                onPress={() => dispatch(adviceShown(option))}
              />
            ))}
          </View>
          {best && <Why coach={coach} advice={best} />}
        </>
      ) : (
        <Pondering label={t('coach:hint.thinking')} />
      )}
    </Sheet>
  )
}

function Why({ coach, advice }: HintSheetProps & { readonly advice: Advice }) {
  const { t } = useTranslation(COACH_WORDS)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  return (
    <View style={styles.why}>
      <Divider />
      <Text variant="label" role="heading" aria-level={2} style={styles.head}>
        {t('coach:hint.why')}
      </Text>
      {advice.why.map((ground, i) => (
        <View key={i} style={styles.ground}>
          <View aria-hidden>
            <coach.WhySign ground={ground} size={SIGN} />
          </View>
          <Text style={styles.words}>{coach.whyWords(ground, { own, nameOf, t })}</Text>
        </View>
      ))}
    </View>
  )
}

const SIGN = 32

const styles = StyleSheet.create({
  rows: { gap: space[1], marginHorizontal: -space[2] },
  why: { gap: space[3], marginTop: space[3] },
  head: { fontSize: 17, lineHeight: 22 },
  ground: { flexDirection: 'row', gap: space[3], alignItems: 'center' },
  words: { flex: 1 },
})
