export { DayScreen } from './day-screen'
