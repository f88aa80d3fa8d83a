import { lazyScreen } from '@/ui'

export default lazyScreen(() =>
  import('@/features/settings/settings-screen').then((m) => m.SettingsScreen),
)
