import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/about/about-screen').then((m) => m.AboutScreen))
