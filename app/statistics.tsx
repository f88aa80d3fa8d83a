import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/statistics').then((m) => m.StatisticsScreen))
