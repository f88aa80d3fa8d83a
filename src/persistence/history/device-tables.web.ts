export { indexedDbTables as deviceTables } from './indexed-db'
