import { lazyScreen } from '@/ui'

export default lazyScreen(() =>
  import('@/features/tutorial/tutorial-screen').then((m) => m.TutorialScreen),
)
