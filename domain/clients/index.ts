/** Clients, and where they stand for VAT. */
export { type Client, emptyClient } from './client.ts';
export { type TaxPosition, taxPosition } from './tax-position.ts';
export { townLines } from './town-lines.ts';
export { countsAsFrance, isSpecialTerritory, vatTerritory } from './vat-territory.ts';
