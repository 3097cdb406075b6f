import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { takeNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectTakenNumbers } from './store.ts';

/** A number, and those that were skipped because a document has them already. */
export interface TakenNumber {
  number: string;
  skipped: string[];
}

/** The next number of the series that invoices and their cancellations share. */
export function takeInvoiceNumber(
  context: Context,
  transaction: Transaction,
  of: { business: BusinessProfile; day: Day; clientNumber: string },
): Promise<TakenNumber> {
  const { day, clientNumber } = of;
  const parts = { series: 'invoices', pattern: of.business.numberPattern, day, clientNumber } as const;
  return takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
}
