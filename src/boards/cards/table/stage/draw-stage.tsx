import { StyleSheet, View } from 'react-native'
import type { CardId } from '@/games/cards'
import type { CheckKind } from '@/games/cards/protocol'
import { useTranslation } from '@/i18n'
import type { Box } from '@/ui/table'
import { isGoodFor, wordsOfCheck } from '../../words/card-words'
import { layoutShelf } from './area'
import { Notice } from './notice'
import { OpenCard } from './open-card'

interface DrawStageProps {
  readonly area: Box
  readonly check: CheckKind
  readonly cards: readonly CardId[]
  /** The one that counts, once that is known. */
  readonly counted: CardId | null
  readonly onCard?: (card: CardId) => void
}

/** A draw!: what is asked stands there before the card turns, in words. */
export function DrawStage({ area, check, cards, counted, onCard }: DrawStageProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const isTight = area.height < 300
  const room = { width: area.width, height: area.height - (isTight ? 70 : 110) }
  const { width } = layoutShelf({ count: Math.max(2, cards.length), room, most: 140, label: 40 })
  return (
    <View
      style={[styles.stage, { left: area.x, top: area.y, width: area.width, height: area.height }]}
    >
      <Notice
        art={`pic-${check}`}
        title={t('cards:play.drawFor.title')}
        text={t(`cards:play.drawFor.${check}`)}
        isTight={isTight}
      />
      <View style={styles.cards}>
        {cards.map((card, i) => (
          <OpenCard
            key={card}
            card={card}
            width={width}
            isChosen={card === counted}
            isDim={counted !== null && card !== counted}
            note={wordsOfCheck(check, card, t)}
            tone={isGoodFor(check, card) ? 'good' : 'bad'}
            role="button"
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
