import { bookWriteOff } from '@belegbar/domain/journal';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, settle } from './settle.ts';

export interface WriteOffInput {
  id: string;
  idempotencyKey: string;
}

/**
 * Gives up what is open as a bad debt today (§ 17 (2) No. 1 UStG). Money that comes after all can still be recorded.
 * Refuses NOT_FOUND, NOT_ISSUED and ALREADY_CANCELLED.
 */
export function writeOffInvoice(context: Context, input: WriteOffInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.writeOff', request }, async () => {
      const booked = await lockStandingInvoice(context, transaction, input.id);
      await settle(context, transaction, booked, {
        entries: bookWriteOff({ entries: booked.entries, on: context.platform.clock.today() }),
        action: 'invoices.writeOff',
        detail: { amountCents: booked.invoice.open },
      });
      return input.id;
    });
    return viewInvoice(context, transaction, input.id);
  });
}
