import { allowScreenCaptureAsync, preventScreenCaptureAsync } from 'expo-screen-capture'

/** While a secret can be seen, neither a screenshot nor the app switcher's picture shows it. */
export async function setScreenSecret(isSecret: boolean): Promise<void> {
  try {
    await (isSecret ? preventScreenCaptureAsync() : allowScreenCaptureAsync())
  } catch {
    // A phone that cannot do this still lowers the card when the app is left.
  }
}
