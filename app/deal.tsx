export { DealScreen as default } from '@/features/deal/deal-screen'
