import { runBundled } from '../lib/run-bundled'

runBundled('strength')
