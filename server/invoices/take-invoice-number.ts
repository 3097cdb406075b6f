import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type DocumentKind, numberSeriesOf } from '@belegbar/domain/invoices';
import { takeNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectTakenNumbers } from './store.ts';

/** A number, and those that were skipped because a document has them already. */
export interface TakenNumber {
  number: string;
  skipped: string[];
}

/** The next number of an invoice, or of what corrects one: from the same series, where the business has none of its own for it. */
export function takeInvoiceNumber(
  context: Context,
  transaction: Transaction,
  of: { kind: DocumentKind; business: BusinessProfile; day: Day; clientNumber: string },
): Promise<TakenNumber> {
  const { day, clientNumber } = of;
  const parts = { ...numberSeriesOf(of.kind, of.business), day, clientNumber };
  return takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
}
