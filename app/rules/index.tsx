export { RulesScreen as default } from '@/features/rulebook'
