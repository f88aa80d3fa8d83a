export { GameLayout as default } from '@/features/shell/game-layout'
