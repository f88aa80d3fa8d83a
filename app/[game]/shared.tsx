import { lazyScreen } from '@/ui'

export default lazyScreen(() =>
  import('@/features/shared-deal/shared-deal-screen').then((m) => m.SharedDealScreen),
)
