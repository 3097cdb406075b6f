/** Invoices of which a reminder has left lately: nothing is to be done about them for some days. */
import type { RemindedInvoice } from '@belegbar/contract/sending';
import { planReminders, restsUntil } from '@belegbar/domain/sending';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import { remindableAmong } from '../invoices/index.ts';
import { dayOf } from '../platform/clock/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectLastRemindersSince } from './reminded-store.ts';
import type { MailRecord } from './tables.ts';

type Reminded = z.output<typeof RemindedInvoice>;

/** Eight days: longer than any invoice rests. */
const LOOKED_BACK_MS = 8 * 24 * 60 * 60 * 1000;

/** Those that rest, each with its last reminder and the day on which it presses again. What is paused is not in the plan, and rests for the week. */
export function listReminded(context: Context): Promise<{ reminded: Reminded[] }> {
  return inSnapshot(context, async (transaction) => {
    const today = context.platform.clock.today();
    const moment = new Date(context.platform.clock.now().getTime() - LOOKED_BACK_MS);
    const mails = await selectLastRemindersSince(transaction, { businessId: context.businessId, moment });
    if (mails.length === 0) return { reminded: [] };
    const ids = mails.map((mail) => mail.invoice_id);
    const claims = await remindableAmong(context, transaction, ids);
    const business = await loadBusiness(context, transaction);
    const reminded = mails.map((mail): Reminded => {
      const { invoiceDate = null, issuedAt = null, dueDate = null } = claims.get(mail.invoice_id) ?? {};
      const isInPlan = invoiceDate !== null && issuedAt !== null && dueDate !== null;
      const plan = isInPlan
        ? planReminders({ invoiceDate, issuedOn: dayOf(issuedAt), dueDate }, business)
        : [];
      const on = dayOf(leftAt(mail));
      const state = mail.state as Reminded['state'];
      return { invoiceId: mail.invoice_id, on, state, until: restsUntil(on, plan) };
    });
    return { reminded: reminded.filter(({ until }) => until > today) };
  });
}

function leftAt({ settled_at: settled, handed_over_at: handedOver, not_before: planned }: MailRecord): Date {
  return settled ?? handedOver ?? planned;
}
