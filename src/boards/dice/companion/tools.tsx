import { memo } from 'react'
import { useTranslation } from '@/i18n'
import { FaceIcon, Icon, Vector, arrowShapes, palette } from '@/ui'
import type { Drawing, IconName } from '@/ui'
import { Key } from '../../companion/key'
import type { DiceLayout, Tool } from './tool-plan'

interface ToolKeyProps {
  readonly place: DiceLayout['tools'][number]
  readonly isDisabled: boolean
  readonly onPress: (tool: Tool) => void
}

const icons = {
  menu: 'menu',
  undo: 'undo',
  next: 'next',
  dice: 'dice',
  cards: 'book',
  more: 'more',
} as const satisfies Partial<Record<Tool, IconName>>

/** One of the keys around the pile. "Next" alone is brass. */
export const ToolKey = memo(function ToolKey({ place, isDisabled, onPress }: ToolKeyProps) {
  const { t } = useTranslation('tracker')
  const { tool, x, y, width, height } = place
  return (
    <Key
      label={t(`tools.${tool}`)}
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

function Sign({ tool, size }: { readonly tool: Tool; readonly size: number }) {
  switch (tool) {
    case 'gatling':
    case 'dynamite':
      return <FaceIcon face={tool} size={size * 1.12} />
    case 'attack':
      return <Vector drawing={volley} width={size * 1.1} height={size * 1.1} />
    default:
      return (
        <Icon
          name={icons[tool]}
          size={size}
          color={tool === 'next' ? palette.ink : palette.parchment200}
        />
      )
  }
}

const volley: Drawing = {
  viewBox: [0, 0, 34, 34],
  nodes: arrowShapes(
    [-28, 0, 28].map((turn) => {
      const angle = 125 + turn
      const radians = (angle * Math.PI) / 180
      return {
        x: 17 - 15 * Math.cos(radians),
        y: 17 - 15 * Math.sin(radians),
        angle,
        length: 30,
      }
    }),
  ),
}
