export { RuleScreen as default } from '@/features/rulebook'
