/** The business while the events of a case are booked. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Purchase, PurchasePayment } from '@belegbar/domain/expenses';
import type { BookedEntry, InvoiceAct, MovedEuros } from '@belegbar/domain/journal';
import { type Cents, centsFromEuros, decimal } from '@belegbar/domain/money';
import type { CaseAsset } from './asset-events.ts';
import type { TaxCaseEvent } from './case.ts';

export interface Books {
  business: BusinessProfile;
  entries: BookedEntry[];
  issued: number;
  /** What happened to invoices and purchases, oldest first. */
  acts: NotedAct[];
  /** By the ids of the expenses. */
  purchases: Map<string, Purchase>;
  /** By their ids, as they stand; and the days by which depreciation is booked. */
  assets: Map<string, CaseAsset>;
  closings: Day[];
  /** By their ids, where the case names them. */
  expensePayments: Map<string, PurchasePayment>;
}

/** An act on a document, as the product knows it afterwards: by its entries alone, but for a cancellation, and the euros of a payment in another currency. */
interface NotedAct {
  id: string | undefined;
  of: string;
  numbers: readonly number[];
  cancellation: InvoiceAct | null;
  moved: MovedEuros | undefined;
}

export type EventOf<Type extends TaxCaseEvent['type']> = Extract<TaxCaseEvent, { type: Type }>;

/** All entries of a document and of those that correct it: in the cases they share its id. */
export function entriesOf(id: string, books: Pick<Books, 'entries'>): BookedEntry[] {
  return books.entries.filter((entry) => entry.document.id === id);
}

export function euros(text: string): Cents {
  return centsFromEuros(decimal(text));
}
