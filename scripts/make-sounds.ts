/**
 * Writes the game's sounds: short effects out of filtered noise and ringing modes, no samples. Run with
 * `npm run make:sounds` after changing one; the files are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'

import { effects, fileOfEffect } from './make-sounds/effects'

const FOLDER = 'assets/sounds'
const decibel = (x: number) => (20 * Math.log10(x)).toFixed(1).padStart(6)

mkdirSync(FOLDER, { recursive: true })
let total = 0
for (const [name, effect] of Object.entries(effects)) {
  const signal = effect()
  const wav = fileOfEffect(name)
  writeFileSync(`${FOLDER}/${name}.wav`, wav)
  total += wav.length
  const peak = signal.reduce((max, x) => Math.max(max, Math.abs(x)), 0)
  const rms = Math.sqrt(signal.reduce((sum, x) => sum + x * x, 0) / signal.length)
  const kb = (wav.length / 1000).toFixed(1).padStart(6)
  console.log(`${name.padEnd(12)} ${kb} kB  peak ${decibel(peak)} dB  rms ${decibel(rms)} dB`)
}
console.log(`total ${(total / 1000).toFixed(0)} kB`)
