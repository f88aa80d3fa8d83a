import { lazyScreen } from '@/ui'

export default lazyScreen(
  () => import('@/features/look-back').then((m) => m.LookBackScreen),
  'coach',
)
