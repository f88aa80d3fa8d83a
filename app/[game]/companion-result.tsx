import { lazyScreen } from '@/ui'

export default lazyScreen(
  () => import('@/features/tracker/companion-screen').then((m) => m.CompanionResultScreen),
  'tracker',
)
