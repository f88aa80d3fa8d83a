export { LookBackScreen } from './look-back-screen'
