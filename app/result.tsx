export { ResultScreen as default } from '@/features/result'
