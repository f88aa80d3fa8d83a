export { TrailScreen } from './trail-screen'
