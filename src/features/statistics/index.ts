export { StatisticsScreen } from './statistics-screen'
