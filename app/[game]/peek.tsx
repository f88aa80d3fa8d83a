import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/deal/peek-screen').then((m) => m.PeekScreen))
