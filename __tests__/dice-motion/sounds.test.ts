import { readdirSync, readFileSync } from 'node:fs'

import { effects, fileOfEffect } from '../../scripts/make-sounds/effects'
import { samplesOf } from '../../scripts/make-sounds/wav'

const names = Object.keys(effects)
const fileOf = (name: string) => readFileSync(`assets/sounds/${name}.wav`)

test('the folder holds these sounds and no others, in less than 600 kB', () => {
  expect(readdirSync('assets/sounds').sort()).toEqual(names.map((name) => `${name}.wav`).sort())
  const bytes = names.reduce((sum, name) => sum + fileOf(name).length, 0)
  expect(bytes).toBeLessThan(600_000)
})

describe.each(names)('%s', (name) => {
  const shipped = fileOf(name)
  const samples = samplesOf(shipped)

  test('is what the script makes', () => {
    const made = fileOfEffect(name)
    expect(shipped.subarray(0, 44).equals(made.subarray(0, 44))).toBe(true)
    // Sines may differ in their last bit between processors.
    const apart = samplesOf(made).map((x, i) => Math.abs(x - (samples[i] ?? Infinity)))
    expect(Math.max(...apart)).toBeLessThanOrEqual(1)
  })

  test('is heard, does not clip, and cannot click', () => {
    const peak = Math.max(...samples.map(Math.abs)) / 32767
    expect(peak).toBeLessThan(0.7)
    expect(peak).toBeGreaterThan(0.2)
    const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length / 32767
    expect(Math.abs(mean)).toBeLessThan(0.01)
    expect(Math.abs(samples[0] ?? NaN)).toBeLessThan(40)
    expect(Math.abs(samples[samples.length - 1] ?? NaN)).toBeLessThan(40)
  })
})
