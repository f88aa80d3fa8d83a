import { lazyScreen } from '@/ui'

export default lazyScreen(
  () => import('@/features/tracker/setup-screen').then((m) => m.CompanionSetupScreen),
  'tracker',
)
