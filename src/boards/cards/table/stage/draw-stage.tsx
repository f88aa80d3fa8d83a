import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { cardOf } from '@/games/cards/cards/ids'
import type { CheckKind } from '@/games/cards/protocol'
import { useTranslation } from '@/i18n'
import type { Box } from '@/ui/table'
import { layoutShelf } from './area'
import { Notice } from './notice'
import { OpenCard } from './open-card'

interface DrawStageProps {
  readonly area: Box
  readonly check: CheckKind
  readonly cards: readonly CardId[]
  /** The one that counts, once that is known. */
  readonly counted: CardId | null
  /** The one that is about to be named. */
  readonly chosen?: CardId | null
  readonly onCard?: (card: CardId) => void
}

/** A draw!: what is asked stands there before the card turns, in words. */
export function DrawStage({ area, check, cards, counted, chosen, onCard }: DrawStageProps) {
  const { t } = useTranslation('cards')
  const isTight = area.height < 300
  const room = { width: area.width, height: area.height - (isTight ? 70 : 110) }
  const { width } = layoutShelf({ count: Math.max(2, cards.length), room, most: 140, label: 40 })
  const isMet = (card: CardId) => KINDS[check].modifyCheck?.(cardOf(card)) ?? false
  return (
    <View
      style={[styles.stage, { left: area.x, top: area.y, width: area.width, height: area.height }]}
    >
      <Notice
        art={`pic-${check}`}
        title={t('play.drawFor.title')}
        text={t(`play.drawFor.${check}`)}
        isTight={isTight}
      />
      <View style={styles.cards} role={onCard ? 'radiogroup' : undefined}>
        {cards.map((card, i) => (
          <OpenCard
            key={card}
            card={card}
            width={width}
            isChosen={card === (counted ?? chosen)}
            isDim={counted !== null && card !== counted}
            note={t(`play.drawFor.${isMet(card) ? 'met' : 'failed'}.${check}`)}
            tone={isMet(card) === (check !== 'dynamite') ? 'good' : 'bad'}
            onPress={onCard && (() => onCard(card))}
            testID={`open-${i}`}
          />
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  stage: {
    position: 'absolute',
    justifyContent: 'center',
    gap: 18,
    pointerEvents: 'box-none',
  },
  cards: { flexDirection: 'row', justifyContent: 'center', gap: 26, pointerEvents: 'box-none' },
})
