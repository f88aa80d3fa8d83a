import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/setup/setup-screen').then((m) => m.SetupScreen))
