/** The grace of five minutes: an invoice that nobody outside has seen is taken back without a document. Its number stays used. */
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { bookOnItsDay } from './acts.ts';
import { graceOf } from './grace.ts';
import { type BookedInvoice, settle } from './settle.ts';
import { selectPayments, updateInvoice } from './store.ts';

/** Takes the invoice back by entries under its own number. It is locked: who fetches it by a link now waits. Refuses GRACE_OVER. */
export async function withdraw(
  context: Context,
  transaction: Transaction,
  booked: BookedInvoice,
): Promise<void> {
  const { invoice } = booked;
  const key = { businessId: context.businessId, id: invoice.id };
  const since = {
    creditNotes: booked.creditNotes.length,
    payments: (await selectPayments(transaction, key)).length,
  };
  if (graceOf(invoice, since, context.platform.clock.now()) === null) throw new Refusal('GRACE_OVER');
  await updateInvoice(transaction, key, { cancelled_by: invoice.id });
  await settle(
    context,
    transaction,
    { ...booked, invoice: { ...invoice, cancelled_by: invoice.id } },
    {
      entries: await bookOnItsDay(context, transaction, booked, {
        kind: 'cancellation',
        on: context.platform.clock.today(),
        document: { kind: 'invoice', id: invoice.id, number: invoice.number ?? '' },
      }),
      action: 'invoices.withdraw',
      detail: { number: invoice.number },
    },
  );
}
