import { SetUp } from '../../companion/set-up'
import type { Companion } from '../../face'
import { Board } from './board'

/** The companion of the printed card game. */
export const companion: Companion = { SetUp, Board }
