import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/replay').then((m) => m.ReplayScreen))
