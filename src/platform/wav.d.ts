/** Metro turns a sound into an asset's number. */
declare module '*.wav' {
  const asset: number
  export default asset
}
