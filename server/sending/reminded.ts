/** Invoices of which a reminder has left lately: nothing is to be done about them for some days. */
import type { RemindedInvoice } from '@belegbar/contract/sending-reminders';
import { addDays, type Day } from '@belegbar/domain/calendar';
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

/** Two weeks: longer than any invoice rests. */
const LOOKED_BACK_MS = 14 * 24 * 60 * 60 * 1000;

/** Those that rest, each with its last reminder and the day on which it presses again. None presses before the day is over that its reminder names. What is paused is not in the plan, and rests for the week. */
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
      return { invoiceId: mail.invoice_id, on, state, until: later(restsUntil(on, plan), afterDay(mail)) };
    });
    return { reminded: reminded.filter(({ until }) => until > today) };
  });
}

function leftAt({ settled_at: settled, handed_over_at: handedOver, not_before: planned }: MailRecord): Date {
  return settled ?? handedOver ?? planned;
}

/** The day after the one that the reminder names; null where it names none. */
function afterDay({ pay_by: payBy }: MailRecord): Day | null {
  return payBy === null ? null : addDays(payBy, 1);
}

function later(one: Day, other: Day | null): Day {
  return other !== null && other > one ? other : one;
}
