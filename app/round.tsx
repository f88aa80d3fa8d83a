export { RoundScreen as default } from '@/features/deal/round-screen'
