import { playFile, prepareFile } from './sound-engine'
import { soundFiles, type SoundName } from './sound-files'

export type { SoundName } from './sound-files'

/** The whole mix is kept down: sound accompanies the table talk. */
const MASTER = 0.7

const turns = new Map<readonly number[], number>()
let isMuted = false

/** The setting's one tap. Nothing that sounds already is cut off: effects are short. */
export function setMuted(muted: boolean): void {
  isMuted = muted
}

/** An effect by its name, or its variations themselves: a game's own come with its table. */
type Sound = SoundName | readonly number[]

/** Plays an effect. A phone that cannot sound stays silent; the game goes on either way. */
export function play(sound: Sound, { volume = 1 }: { readonly volume?: number } = {}): void {
  if (isMuted || volume <= 0) return
  const files = filesOf(sound)
  const turn = turns.get(files) ?? 0
  turns.set(files, turn + 1)
  const file = files[turn % files.length]
  if (file === undefined) return
  try {
    playFile(file, Math.min(1, volume) * MASTER)
  } catch {
    // A sound is never worth an error.
  }
}

/** Loads effects that will be wanted soon, once the table stands: the first to sound costs no frame then. */
export function preload(sounds: readonly Sound[]): void {
  if (isMuted) return
  try {
    for (const sound of sounds) filesOf(sound).forEach(prepareFile)
  } catch {
    // They are loaded when first played, or not at all.
  }
}

const filesOf = (sound: Sound): readonly number[] =>
  typeof sound === 'string' ? soundFiles[sound] : sound
