export { OldAddress as default } from '@/features/shell/old-address'
