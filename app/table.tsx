export { TableScreen as default } from '@/features/table/table-screen'
