import { runBundled } from '../lib/run-bundled'

runBundled('trail')
