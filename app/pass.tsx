export { PassSetupScreen as default } from '@/features/setup/setup-screen'
