import { lazyScreen } from '@/ui'

export default lazyScreen(
  () => import('@/features/tracker/result-screen').then((m) => m.CompanionResultScreen),
  'tracker',
)
