import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/deal/deal-screen').then((m) => m.DealScreen))
