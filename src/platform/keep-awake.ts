import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'

const TAG = 'tumbleweed-match'

/** Keeps the screen lit while a match is on the table. Says whether the system agreed: browsers may refuse. */
export async function setKeepAwake(on: boolean): Promise<boolean> {
  try {
    await (on ? activateKeepAwakeAsync(TAG) : deactivateKeepAwake(TAG))
    return true
  } catch {
    return false
  }
}
