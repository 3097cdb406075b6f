/**
 * The tables Kysely knows. A capability adds its own in its `tables.ts`:
 * `declare module '../platform/database/tables.ts' { interface Tables { clients: ClientsTable } }`
 * Types as the driver gives them: `date` and `numeric` are strings, `bigint` is a number (always a safe integer here), `timestamptz` is a Date.
 */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities extend it
export interface Tables {}
