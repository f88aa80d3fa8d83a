import { about } from './about'
import { characters } from './characters'
import { common } from './common'
import { deal } from './deal'
import { home } from './home'
import { log } from './log'
import { options } from './options'
import { pass } from './pass'
import { replay } from './replay'
import { result } from './result'
import { settings } from './settings'
import { setup } from './setup'
import { table } from './table'

export const en = {
  about,
  characters,
  common,
  deal,
  home,
  log,
  options,
  pass,
  replay,
  result,
  settings,
  setup,
  table,
} as const
