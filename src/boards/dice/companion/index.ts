import type { Companion } from '../../face'
import { Board } from './board'
import { Result } from './result'
import { SetUp } from './set-up'

/** The companion of the printed dice game. */
export const companion: Companion = { SetUp, Board, Result }
