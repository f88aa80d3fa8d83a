import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/result').then((m) => m.ResultScreen))
