import type { ClientPayment } from '@belegbar/contract/invoice-messages';
import { type Day, isDay } from '@belegbar/domain/calendar';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { moneyOf } from '../amounts.ts';
import { selectClientPayments } from './store.ts';

export interface ClientPaymentList {
  payments: z.infer<typeof ClientPayment>[];
  next: string | null;
}

const PAGE_LENGTH = 20;

/** What a client paid and got back, newest first, page by key; nothing for a stranger's client. Refuses INVALID for a key that is none. */
export function listClientPayments(
  context: Context,
  input: { clientId: string; after?: string | undefined; limit?: number | undefined },
): Promise<ClientPaymentList> {
  const limit = input.limit ?? PAGE_LENGTH;
  const after = input.after === undefined ? null : readCursor(input.after);
  return inSnapshot(context, async (transaction) => {
    const { businessId } = context;
    const wanted = { businessId, clientId: input.clientId, after, limit: limit + 1 };
    const found = await selectClientPayments(transaction, wanted);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      payments: shown.map((row) => ({
        id: row.id,
        paidOn: row.paid_on,
        currency: row.currency,
        ...moneyOf(row),
        method: row.method,
        note: row.note,
        fee: row.fee,
        reverses: row.reverses,
        invoiceId: row.invoice_id,
        invoiceNumber: row.number ?? '',
      })),
      next: last !== undefined && found.length > shown.length ? `${last.paid_on}_${last.id}` : null,
    };
  });
}

function readCursor(text: string): { paidOn: Day; id: string } {
  const paidOn = text.slice(0, 10);
  const id = text.slice(11);
  if (isDay(paidOn) && isUuid(id)) return { paidOn, id };
  throw invalid([fieldProblem('after', 'page.form')]);
}
