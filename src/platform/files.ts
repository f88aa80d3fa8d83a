import { File, Paths } from 'expo-file-system'
import * as Sharing from 'expo-sharing'
import type { ShareOutcome } from './share-message'

/** A file that somebody has chosen; null where the choice was called off. */
export type PickedFile = { readonly text: string } | null

const JSON_TYPE = 'application/json'

/** Writes a text file and hands it to the phone's share sheet, where it can be kept or sent. */
export async function saveTextFile(name: string, parts: readonly string[]): Promise<ShareOutcome> {
  try {
    if (!(await Sharing.isAvailableAsync())) return 'failed'
    const file = new File(Paths.cache, name)
    file.create({ overwrite: true })
    file.write(parts.join(''))
    await Sharing.shareAsync(file.uri, { mimeType: JSON_TYPE, UTI: 'public.json' })
    return 'shared'
  } catch {
    return 'failed'
  }
}

/** Lets somebody choose a text file. Some providers call JSON by another name, so every kind is offered. */
export async function pickTextFile(): Promise<PickedFile> {
  const picked = await File.pickFileAsync({ mimeTypes: ['*/*'] })
  return picked.canceled ? null : { text: await picked.result.text() }
}
