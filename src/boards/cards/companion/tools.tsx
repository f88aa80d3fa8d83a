import { memo } from 'react'
import { useTranslation } from '@/i18n'
import { Icon, palette } from '@/ui'
import type { IconName } from '@/ui'
import { Key } from '../../companion/key'
import type { CardArtName } from '../art/card-art'
import { CardArt } from '../art/symbols'
import type { CardsLayout, Tool } from './tool-plan'

interface ToolKeyProps {
  readonly place: CardsLayout['tools'][number]
  readonly isDisabled: boolean
  readonly onPress: (tool: Tool) => void
}

/** One of the keys around the sight. "Next" alone is brass. */
export const ToolKey = memo(function ToolKey({ place, isDisabled, onPress }: ToolKeyProps) {
  const { t } = useTranslation(['tracker', 'cards'])
  const { tool, x, y, width, height } = place
  const hint =
    tool === 'all-hit' || tool === 'all-heal' ? t(`cards:companion.toolHints.${tool}`) : undefined
  return (
    <Key
      label={isShared(tool) ? t(`tracker:tools.${tool}`) : t(`cards:companion.tools.${tool}`)}
      {...(hint !== undefined && { hint })}
      sign={(size) => <Sign tool={tool} size={size} />}
      isBrass={tool === 'next'}
      isDisabled={isDisabled}
      width={width}
      height={height}
      onPress={() => onPress(tool)}
      testID={`tool-${tool}`}
      style={{ position: 'absolute', left: x, top: y }}
    />
  )
})

/** Keys that lie on any table. */
const SHARED = ['menu', 'undo', 'next', 'cards', 'more'] as const
type Shared = (typeof SHARED)[number]
const isShared = (tool: Tool): tool is Shared => SHARED.some((shared) => shared === tool)

type Signs = { readonly [T in Tool]: { readonly icon: IconName } | { readonly art: CardArtName } }

const SIGNS: Signs = {
  menu: { icon: 'menu' },
  undo: { icon: 'undo' },
  'all-hit': { art: 'sym-others' },
  'all-heal': { art: 'pic-beer' },
  next: { icon: 'next' },
  draw: { art: 'sym-flip-hearts' },
  reach: { art: 'sym-reach-own' },
  cards: { icon: 'book' },
  more: { icon: 'more' },
}

function Sign({ tool, size }: { readonly tool: Tool; readonly size: number }) {
  const sign = SIGNS[tool]
  if ('art' in sign) return <CardArt name={sign.art} size={size} />
  return (
    <Icon
      name={sign.icon}
      size={size}
      color={tool === 'next' ? palette.ink : palette.parchment200}
    />
  )
}
