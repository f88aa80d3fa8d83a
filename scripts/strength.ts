import { runBundled } from './lib/run-bundled'

/** What it does is in scripts/strength. */
runBundled('strength')
