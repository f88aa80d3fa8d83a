export { HistoryScreen } from './history-screen'
export { PastMatchScreen } from './past-match-screen'
