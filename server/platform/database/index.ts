/** PostgreSQL: the server, its tables, the pool, and transactions that belong to one business. */
export { isDatabaseAway } from './away.ts';
export {
  type ConnectionOptions,
  connect,
  type Database,
  type Patience,
  readConnections,
  type Transaction,
} from './connection.ts';
export { type DatabaseFigures, readColumns, readDatabaseFigures } from './figures.ts';
export { insertMany } from './insert-many.ts';
export { createDatabase, databaseExists, type OpenDatabase, openDatabase } from './open.ts';
export { DatabaseProblem } from './problem.ts';
export { isReachable } from './reachable.ts';
export { createShares, type Shares } from './shares.ts';
export {
  type CatalogColumn,
  limitPatience,
  type OwnedRows,
  pagesOf,
  type Row,
  readCatalog,
} from './table-pages.ts';
export type { Tables } from './tables.ts';
export { inSavepoint, inSnapshot, inTransaction, withoutBusiness } from './transaction.ts';
export { isAlreadyThere } from './unique.ts';
