import { RootLayout } from '@/features/shell/root-layout'

const AHEAD = { table: () => import('@/features/table/table-screen') }

export default function Layout() {
  return <RootLayout ahead={AHEAD} />
}
