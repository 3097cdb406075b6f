import { openAmount } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { bookOnItsDay } from './acts.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, refuseChanged, settle } from './settle.ts';

export interface WriteOffInput {
  id: string;
  idempotencyKey: string;
  /** Cents that were open where the person looked; refused if it is another amount by now. */
  open?: Cents | undefined;
}

/**
 * Gives up what is open as a bad debt today (§ 17 (2) No. 1 UStG). Money that comes after all can still be recorded.
 * Refuses NOT_FOUND, NOT_ISSUED, NOT_AN_INVOICE, ALREADY_CANCELLED, and INVALID where nothing is open, or not what was seen.
 */
export function writeOffInvoice(context: Context, input: WriteOffInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.writeOff', request }, async () => {
      const booked = await lockStandingInvoice(context, transaction, input.id);
      const amount = openAmount(booked.entries);
      if (amount <= 0) throw invalid([fieldProblem('id', 'write-off.nothing-open')]);
      refuseChanged('open', amount, input.open);
      const on = context.platform.clock.today();
      await settle(context, transaction, booked, {
        entries: await bookOnItsDay(context, transaction, booked, { kind: 'writeOff', on, amount }),
        action: 'invoices.writeOff',
        detail: { amountCents: amount },
      });
      return input.id;
    });
    return viewInvoice(context, transaction, input.id);
  });
}
