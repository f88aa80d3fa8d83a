export { ResultScreen } from './result-screen'
