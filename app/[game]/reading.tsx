import { lazyScreen } from '@/ui'

export default lazyScreen(() =>
  import('@/features/table/reading/reading-screen').then((m) => m.ReadingScreen),
)
