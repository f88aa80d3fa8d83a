import { isTiny, type CompanionLayout, type ToolPlan } from '../../companion/layout'

export const TOOLS = [
  'menu',
  'undo',
  'gatling',
  'dynamite',
  'next',
  'attack',
  'dice',
  'cards',
  'more',
] as const
export type Tool = (typeof TOOLS)[number]

export type DiceLayout = CompanionLayout<Tool>

/** The keys above and below the pile. */
export const toolPlan: ToolPlan<Tool> = {
  column(height) {
    if (isTiny(height))
      return [
        ['undo', 'gatling'],
        ['next', 'more'],
      ]
    if (height < 700)
      return [
        ['undo', 'gatling', 'dynamite'],
        ['next', 'attack', 'more'],
      ]
    return [
      ['menu', 'undo', 'gatling', 'dynamite'],
      ['next', 'attack', 'dice', 'cards'],
    ]
  },
  across: [
    ['menu', 'gatling', 'undo', 'dynamite'],
    ['next', 'dice', 'attack', 'cards'],
  ],
}
