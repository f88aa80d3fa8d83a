import { AppState } from 'react-native'

/** Tells as soon as the app loses the foreground, before the switcher takes its picture. Returns the way to stop. */
export function onLeaving(leave: () => void): () => void {
  const subscriptions = [
    AppState.addEventListener('change', leave),
    AppState.addEventListener('blur', leave),
  ]
  return () => subscriptions.forEach((subscription) => subscription.remove())
}
