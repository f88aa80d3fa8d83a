import { StyleSheet, View } from 'react-native'
import type { Face } from '@/games/dice/rules/state'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { FAIR, FEWEST, luckOf, type FaceLuck } from './luck'
import { FaceIcon, Text } from '@/ui'
import { LedgerLine, LedgerSection, LuckLine } from '@/ui/ledger'
import { OddsBar } from '@/ui/ledger-bars'

/** Nobody rolls for arrows and dynamite: there, less is luck. */
const isLucky = (face: Face, more: boolean): boolean =>
  (face === 'arrow' || face === 'dynamite') !== more

/** How the dice fell, face by face, beside fair ones. */
export function DiceChart({ faces }: { readonly faces: readonly number[] }) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const luck = luckOf(faces)
  if (luck.rolled === 0) return null
  return (
    <LedgerSection
      title={t('dice.title')}
      sub={t('dice.from', { count: luck.rolled, number: format.number(luck.rolled) })}
    >
      {luck.spared === null ? (
        <LedgerLine height={40}>
          <Text variant="small" tone="secondary">
            {t('dice.tooFew', { count: FEWEST - luck.rolled })}
          </Text>
        </LedgerLine>
      ) : (
        <SparedLine spared={luck.spared} />
      )}
      {luck.faces.map((face) => (
        <FaceLine key={face.face} {...face} />
      ))}
      <LedgerLine height={32}>
        <Text variant="small" tone="secondary">
          {t('dice.fair', { percent: format.finePercent(FAIR) })}
        </Text>
      </LedgerLine>
    </LedgerSection>
  )
}

function SparedLine({ spared }: { readonly spared: number }) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const percent = format.percent(Math.abs(spared))
  const isEven = percent === format.percent(0)
  const text = isEven ? t('dice.even') : t(`dice.${spared > 0 ? 'better' : 'worse'}`, { percent })
  return (
    <LuckLine
      label={t('dice.luck')}
      value={format.signedPercent(spared)}
      text={text}
      isBad={spared < 0 && !isEven}
    />
  )
}

function FaceLine({ face, share }: FaceLuck) {
  const { t } = useTranslation(['statistics', 'common'])
  const format = useFormat()
  const off = share / FAIR - 1
  const name = t(`common:faces.${face}`)
  return (
    <LedgerLine
      gutter={<FaceIcon face={face} size={30} />}
      height={40}
      label={t('statistics:dice.spoken', {
        face: name,
        share: format.finePercent(share),
        fair: format.finePercent(FAIR),
      })}
    >
      <View style={styles.bar}>
        <OddsBar off={off} isLucky={isLucky(face, off > 0)} />
      </View>
      <Text variant="label" align="right" style={styles.share} maxScale={1.3}>
        {format.finePercent(share)}
      </Text>
    </LedgerLine>
  )
}

const styles = StyleSheet.create({
  bar: { flex: 1 },
  share: { minWidth: 56 },
})
