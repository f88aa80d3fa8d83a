import { isTiny, type CompanionLayout, type ToolPlan } from '../../companion/layout'

export const TOOLS = [
  'menu',
  'undo',
  'all-hit',
  'all-heal',
  'next',
  'draw',
  'reach',
  'cards',
  'more',
] as const
export type Tool = (typeof TOOLS)[number]

export type CardsLayout = CompanionLayout<Tool>

/** The keys above and below the sight that shows how far the one in turn reaches (LOOK-cards.md). */
export const toolPlan: ToolPlan<Tool> = {
  column(height) {
    if (isTiny(height))
      return [
        ['undo', 'all-hit'],
        ['next', 'more'],
      ]
    if (height < 700)
      return [
        ['undo', 'all-hit', 'all-heal'],
        ['next', 'reach', 'more'],
      ]
    return [
      ['menu', 'undo', 'all-hit', 'all-heal'],
      ['next', 'draw', 'reach', 'cards'],
    ]
  },
  across: [
    ['menu', 'all-hit', 'undo', 'all-heal'],
    ['next', 'draw', 'reach', 'cards'],
  ],
}
