/** Something that is billed often: it fills a line of an invoice. */
import type { Unit, VatCase } from '@belegbar/domain/invoices';
import type { Decimal } from '../money/index.ts';

export interface Service {
  name: string;
  /** Goes into the line's details (BT-154). */
  description: string;
  unit: Unit;
  /** Net price of one unit in euros, at most 4 decimals. */
  unitPrice: Decimal;
  vatCase: VatCase;
}
