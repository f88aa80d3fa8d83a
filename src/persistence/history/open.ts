import type { HistoryTables } from './tables'

/** The device's database, loaded when it is first wanted. */
export const openDeviceTables = (): Promise<HistoryTables> =>
  import('./device-tables').then(({ deviceTables }) => deviceTables())
