import { RoleBadge } from '@/ui'
import type { Ground } from '@/games/cards/coach'
import type { Coach } from '../../face'
import { KindPlate } from './kind-plate'
import { deedWords } from './deed-words'
import { Luck } from './luck'
import { moveWords } from './move-words'
import { Pieces } from './pieces'
import { signOf, whyWords } from './why-words'

/** What the coach of the card game says. */
export const coach: Coach<'cards'> = {
  moveWords,
  Pieces,
  // The words name every card.
  pieceWords: () => [],
  stakeOf: ({ roles }, own) => {
    const role = roles[own]
    return role === 'renegade' ? 'own' : role === 'outlaw' ? 'outlaws' : 'law'
  },
  whyWords,
  WhySign,
  deedWords,
  Luck,
}

interface WhySignProps {
  readonly ground: Ground
  readonly size: number
}

function WhySign({ ground, size }: WhySignProps) {
  const sign = signOf(ground)
  return 'role' in sign ? (
    <RoleBadge role={sign.role} size={size} />
  ) : (
    <KindPlate kind={sign.kind} size={size} />
  )
}
