/** The web's twin of press-face.tsx: its browser moves it, see use-press.web.ts. */
export { View as PressFace } from 'react-native'
