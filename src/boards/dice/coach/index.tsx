import { isThreePlayerGame } from '@/games/dice/rules/roles'
import type { Ground } from '@/games/dice/coach'
import { BulletOne, FaceIcon, RoleBadge } from '@/ui'
import type { Coach } from '../../face'
import { moveWords } from '../words/move-words'
import { deedWords } from './deed-words'
import { Luck } from './luck'
import { Pieces, facesOf } from './pieces'
import { whySign, whyWords } from './why-words'

/** What the coach of the dice game says. */
export const coach: Coach<'dice'> = {
  moveWords,
  Pieces,
  // "These" dice are only seen; whoever listens hears them first. All other words name whom they are for.
  pieceWords: (actions, view, t) =>
    actions[0]?.type === 'roll'
      ? facesOf(actions, view).map((face) => t(`common:faces.${face}`))
      : [],
  stakeOf: (view, own) => {
    const role = view.roles[own]
    if (isThreePlayerGame(view) || role === 'renegade') return 'own'
    return role === 'outlaw' ? 'outlaws' : 'law'
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
  const sign = whySign(ground)
  if (sign === 'bullet') return <BulletOne size={size} />
  return 'face' in sign ? (
    <FaceIcon face={sign.face} size={size} />
  ) : (
    <RoleBadge role={sign.role} size={size} />
  )
}
