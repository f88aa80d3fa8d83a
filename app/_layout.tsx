import { RootLayout } from '@/features/shell/root-layout'
import { tableParts } from './[game]/table'

const AHEAD = { table: tableParts }

export default function Layout() {
  return <RootLayout ahead={AHEAD} />
}
