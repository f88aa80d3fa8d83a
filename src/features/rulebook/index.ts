export { RuleScreen, RulesScreen } from './rulebook-screens'
