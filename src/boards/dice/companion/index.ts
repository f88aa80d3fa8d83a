import type { Companion } from '../../face'
import { Board } from './board'
import { SetUp } from '../../companion/set-up'

/** The companion of the printed dice game. */
export const companion: Companion = { SetUp, Board }
