import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/history').then((m) => m.PastMatchScreen))
