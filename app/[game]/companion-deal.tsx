import { lazyScreen } from '@/ui'

export default lazyScreen(
  () => import('@/features/tracker/peek-screen').then((m) => m.CompanionDealScreen),
  'tracker',
)
