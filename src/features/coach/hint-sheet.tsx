import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { DiceState, Seat } from '@/games/dice'
import type { Advice, Ground } from '@/games/dice/coach'
import { isThreePlayerGame } from '@/games/dice/rules/roles'
import { useNameOf, useTranslation } from '@/i18n'
import { moveWords } from '@/i18n/move-words'
import { adviceShown, hintClosed } from '@/store/coach/slice'
import { selectHint } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers, selectView } from '@/store/match/selectors'
import { BulletOne, Divider, FaceIcon, RoleBadge, Sheet, Text, space } from '@/ui'
import { AdviceRow } from './advice-row'
import { Pondering } from './pondering'
import { sharesOf, whySign, whyWords } from './why-words'

/** What the strong bot would do, the next best, and why. */
export function HintSheet() {
  const { t } = useTranslation(['coach', 'common'])
  const dispatch = useAppDispatch()
  const hint = useAppSelector(selectHint)
  const view = useAppSelector(selectView)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const [last, setLast] = useState(hint)
  if (hint && hint !== last) setLast(hint) // on its way out the sheet still shows what it showed
  const advice = last?.advice ?? null
  const best = advice?.[0]
  const shares = sharesOf(
    (advice ?? []).map(({ chance }) => chance),
    t,
  )
  return (
    <Sheet
      visible={hint !== null}
      onClose={() => dispatch(hintClosed())}
      title={t('coach:hint.title')}
      sub={view && own !== null ? t(`coach:hint.${stakeOf(view, own)}`) : undefined}
      closeLabel={t('common:close')}
    >
      {view && advice ? (
        <>
          <View style={styles.rows}>
            {advice.map((option, i) => (
              <AdviceRow
                key={i}
                advice={option}
                isBest={i === 0}
                share={shares[i] ?? ''}
                view={view}
                words={moveWords(option.actions, { view, own, nameOf, t })}
                onPress={() => dispatch(adviceShown(option))}
              />
            ))}
          </View>
          {best && <Why advice={best} />}
        </>
      ) : (
        <Pondering label={t('coach:hint.thinking')} />
      )}
    </Sheet>
  )
}

/** Whose victory the chances are about. */
function stakeOf(view: DiceState, own: Seat): 'law' | 'outlaws' | 'own' {
  const role = view.roles[own]
  if (isThreePlayerGame(view) || role === 'renegade') return 'own'
  return role === 'outlaw' ? 'outlaws' : 'law'
}

function Why({ advice }: { readonly advice: Advice }) {
  const { t } = useTranslation(['coach', 'common'])
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
          <Sign ground={ground} />
          <Text style={styles.words}>{whyWords(ground, { own, nameOf, t })}</Text>
        </View>
      ))}
    </View>
  )
}

const SIGN = 32

function Sign({ ground }: { readonly ground: Ground }) {
  const sign = whySign(ground)
  return (
    <View aria-hidden>
      {sign === 'bullet' ? (
        <BulletOne size={SIGN} />
      ) : 'face' in sign ? (
        <FaceIcon face={sign.face} size={SIGN} />
      ) : (
        <RoleBadge role={sign.role} size={SIGN} />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  rows: { gap: space[1], marginHorizontal: -space[2] },
  why: { gap: space[3], marginTop: space[3] },
  head: { fontSize: 17, lineHeight: 22 },
  ground: { flexDirection: 'row', gap: space[3], alignItems: 'center' },
  words: { flex: 1 },
})
