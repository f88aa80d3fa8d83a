/** The baked throws, in a chunk of their own on the web. Alone in its file so that tests can put it in place. */
export async function importThrows(): Promise<readonly (readonly string[])[]> {
  const data = await import('../../../assets/dice/throws.json')
  return data.throws
}
