import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/rulebook').then((m) => m.RuleScreen))
