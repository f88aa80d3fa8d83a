import type { PickedFile } from './files'
import type { ShareOutcome } from './share-message'

export type { PickedFile }

/** Lays a file among the downloads. */
export function downloadFile(file: File): ShareOutcome {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return 'saved'
}

/** Saves a text file; its parts are never put together in memory. */
export async function saveTextFile(name: string, parts: readonly string[]): Promise<ShareOutcome> {
  try {
    return downloadFile(new File([...parts], name, { type: 'application/json' }))
  } catch {
    return 'failed'
  }
}

/** Lets somebody choose a text file. */
export function pickTextFile(): Promise<PickedFile> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  return new Promise((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (!file) return resolve(null)
      file.text().then((text) => resolve({ text }), reject)
    })
    input.click()
  })
}
