import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/trail').then((m) => m.TrailScreen), 'trail')
