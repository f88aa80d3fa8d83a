import { SAMPLE_RATE, type Signal } from './dsp'

/** Plain 16-bit PCM: the one format that every browser and both phones play without asking. */
export function toWav(signal: Signal, rate = SAMPLE_RATE): Buffer {
  const bytes = signal.length * 2
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0, 'ascii')
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8, 'ascii')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'ascii')
  wav.writeUInt32LE(bytes, 40)
  signal.forEach((x, i) => wav.writeInt16LE(Math.round(x * 32767), 44 + i * 2))
  return wav
}

/** The samples of a file that `toWav` wrote. */
export function samplesOf(wav: Buffer): number[] {
  return Array.from({ length: (wav.length - 44) / 2 }, (_, i) => wav.readInt16LE(44 + i * 2))
}
