import { lazyScreen } from '@/ui'

export default lazyScreen(() => import('@/features/day').then((m) => m.DayScreen), 'day')
