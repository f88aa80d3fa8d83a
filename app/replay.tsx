export { ReplayScreen as default } from '@/features/replay'
