import { addDays, type Day, day } from '@belegbar/domain/calendar';
import { DAYS_AFTER_DUE_MAXIMUM, DAYS_BEFORE_DUE_MAXIMUM, planReminders } from '@belegbar/domain/sending';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { type IssuedInvoice, remindableDueWithin } from '../invoices/index.ts';
import { dayOf } from '../platform/clock/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { isRemindable } from './owed.ts';

/** A weekend and holidays may put the first late day off by some days. */
export const PUT_OFF_DAYS = 10;

/** Later than any term. */
const EVER = day('2999-12-31');

/** The first day after today on which the plan reminds of any invoice, as things stand; null where none comes. */
export async function nextPlannedDay(context: Context, transaction: Transaction): Promise<Day | null> {
  const business = await loadBusiness(context, transaction);
  if (!business.paymentDueReminders && !business.overdueReminders) return null;
  const today = context.platform.clock.today();
  const invoices = await remindableDueWithin(context, transaction, {
    from: addDays(today, -(DAYS_AFTER_DUE_MAXIMUM + PUT_OFF_DAYS)),
    until: EVER,
  });
  let next: Day | null = null;
  for (const invoice of invoices) {
    // They come by their due days, and none is reminded of earlier than so many days before.
    if (next !== null && addDays(invoice.dueDate, -DAYS_BEFORE_DUE_MAXIMUM) > next) break;
    const plan = planReminders({ ...invoice, issuedOn: dayOf(invoice.issuedAt) }, business);
    const first = plan.find((reminder) => reminder.day > today)?.day;
    if (first !== undefined && (next === null || first < next)) next = first;
  }
  return next;
}

/** The next day after today on which the plan reminds of the invoice; null where none comes. */
export function nextReminderDay(invoice: IssuedInvoice, business: LoadedBusiness, today: Day): Day | null {
  if (!isRemindable(invoice)) return null;
  const plan = planReminders({ ...invoice.document, issuedOn: dayOf(invoice.issuedAt) }, business);
  return plan.find((reminder) => reminder.day > today)?.day ?? null;
}
