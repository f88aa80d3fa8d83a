import type { HistoryTables } from './tables'

/** The device's database, loaded when it is first wanted; null where the device has none. Rejects where it cannot be loaded. */
export const openDeviceTables = (): Promise<HistoryTables | null> =>
  import('./device-tables').then(({ deviceTables }) => deviceTables().catch(() => null))
