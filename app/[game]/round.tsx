import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/deal/round-screen').then((m) => m.RoundScreen))
