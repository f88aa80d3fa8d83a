import { Asset } from 'expo-asset'

/** Web Audio rather than expo-audio's media elements: no lag between a die's landing and its knock. */
let context: AudioContext | null = null
const buffers = new Map<number, Promise<AudioBuffer>>()

function contextOf(): AudioContext {
  context ??= new AudioContext()
  return context
}

async function load(file: number): Promise<AudioBuffer> {
  const response = await fetch(Asset.fromModule(file).uri)
  return contextOf().decodeAudioData(await response.arrayBuffer())
}

function bufferOf(file: number): Promise<AudioBuffer> {
  const known = buffers.get(file)
  if (known) return known
  const loading = load(file)
  loading.catch(() => buffers.delete(file))
  buffers.set(file, loading)
  return loading
}

/** The web's twin of sound-engine.ts. */
export function prepareFile(file: number): void {
  if (typeof AudioContext === 'undefined') return
  void bufferOf(file).catch(() => undefined)
}

/** A page may only sound after a gesture; what comes before it is not made up for later. */
export function playFile(file: number, volume: number): void {
  if (typeof AudioContext === 'undefined') return
  const audio = contextOf()
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  bufferOf(file)
    .then((buffer) => {
      if (audio.state !== 'running') return
      const source = audio.createBufferSource()
      const gain = audio.createGain()
      source.buffer = buffer
      gain.gain.value = volume
      source.connect(gain).connect(audio.destination)
      source.start()
    })
    .catch(() => undefined)
}
