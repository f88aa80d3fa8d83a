import { lazyScreen } from '@/ui'

export default lazyScreen(
  () => import('@/features/result/companion-result-screen').then((m) => m.CompanionResultScreen),
  'tracker',
)
