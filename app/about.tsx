export { AboutScreen as default } from '@/features/about/about-screen'
