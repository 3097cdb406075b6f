/** Clients, and where they stand for VAT. */
export type { Client } from './client.ts';
export { type TaxPosition, taxPosition } from './tax-position.ts';
