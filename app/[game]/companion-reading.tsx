import { lazyScreen } from '@/ui'

export default lazyScreen(
  () =>
    import('@/features/table/reading/companion-reading-screen').then(
      (m) => m.CompanionReadingScreen,
    ),
  'tracker',
)
