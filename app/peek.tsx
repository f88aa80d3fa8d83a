export { PeekScreen as default } from '@/features/deal/peek-screen'
