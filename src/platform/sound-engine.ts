import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio'

/** Voices per file: two dice may land alike at the same moment. */
const VOICES = 2

interface Voices {
  readonly players: AudioPlayer[]
  next: number
}

const voices = new Map<number, Voices>()
let isModeSet = false

/** A guest on the phone: silent when its switch says so, and beside whatever music is playing. */
function setMode() {
  if (isModeSet) return
  isModeSet = true
  setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
  }).catch(() => undefined)
}

/** Loads a file, so that its first playing does not lag. */
export function prepareFile(file: number): Voices {
  setMode()
  const known = voices.get(file)
  if (known) return known
  const fresh = { players: Array.from({ length: VOICES }, () => createAudioPlayer(file)), next: 0 }
  voices.set(file, fresh)
  return fresh
}

/** Plays a file from its start. */
export function playFile(file: number, volume: number): void {
  const voice = prepareFile(file)
  const player = voice.players[voice.next]
  voice.next = (voice.next + 1) % VOICES
  if (!player) return
  player.volume = volume
  player.seekTo(0).catch(() => undefined)
  player.play()
}
