/** Whether an issued invoice can be amended: told beside it, and asked again by whoever amends it. */
import { type AmendmentObstacle, amendmentObstacle } from '@belegbar/domain/invoices';
import { type BookedEntry, issuedNow } from '@belegbar/domain/journal';
import { isGobdModeOn } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { isFiledOver } from '../tax-reports/index.ts';
import type { InvoiceRecord } from './tables.ts';

interface Followed {
  creditNotes: number;
  payments: number;
  /** Of its present edition and of what followed it. */
  entries: readonly BookedEntry[];
}

/** What stands against an amendment, apart from its new content. */
export function obstacleOf(
  { kind, cancelled_by: cancelledBy }: Pick<InvoiceRecord, 'kind' | 'cancelled_by'>,
  { creditNotes, payments, entries }: Followed,
  { isLocked, isFiled }: { isLocked: boolean; isFiled: boolean },
): AmendmentObstacle | null {
  return amendmentObstacle({
    isInvoice: kind === 'invoice',
    isCancelled: cancelledBy !== null,
    isLocked,
    isFollowed: creditNotes > 0 || payments > 0 || entries.some((entry) => entry.kind !== 'invoice'),
    isFiled,
  });
}

/** The same as a reader is told. What the row says by itself is asked first, so an invoice that is locked costs one question. */
export async function isAmendable(
  context: Context,
  transaction: Transaction,
  invoice: InvoiceRecord,
  { gobdMode, ...since }: Omit<Followed, 'entries'> & { gobdMode?: boolean | undefined },
): Promise<boolean> {
  const open = { isLocked: false, isFiled: false };
  if (invoice.status === 'draft' || obstacleOf(invoice, { ...since, entries: [] }, open) !== null)
    return false;
  if (gobdMode ?? (await isGobdModeOn(context, transaction))) return false;
  const entries = issuedNow(await entriesOfDocuments(context, transaction, [invoice.id]));
  const isFiled = await isFiledOver(context, transaction, taxPointsOf(entries));
  return obstacleOf(invoice, { ...since, entries }, { isLocked: false, isFiled }) === null;
}

/** The days on which entries count in a return of VAT. */
export function taxPointsOf(entries: readonly Pick<BookedEntry, 'taxPoint'>[]) {
  return entries.flatMap(({ taxPoint }) => taxPoint ?? []);
}
