import type { Words } from '../words'
import { common } from './common'

export const de: Words = { common }
