import { addDays, type Day, formatDay } from '@belegbar/domain/calendar';
import {
  DAYS_AFTER_DUE_MAXIMUM,
  DAYS_BEFORE_DUE_MAXIMUM,
  type PlannedReminder,
  planReminders,
  reminderDueOn,
  SILENT_DAYS,
} from '@belegbar/domain/sending';
import { v7 as uuid } from 'uuid';
import { listBusinessIds, loadBusiness, ownerOf } from '../business/index.ts';
import {
  type IssuedInvoice,
  invoicePlace,
  lockIssuedInvoice,
  type RemindableInvoice,
  remindableDueWithin,
} from '../invoices/index.ts';
import { APPROVAL_NEEDED, addNotification } from '../notifications/index.ts';
import { dayOf, hourOf } from '../platform/clock/index.ts';
import { type Context, type Platform, systemContext, within } from '../platform/context.ts';
import { inSnapshot, inTransaction, type Transaction } from '../platform/database/index.ts';
import { usualMail } from './compose.ts';
import { enqueueMail, sendableAsKept } from './enqueue.ts';
import { PUT_OFF_DAYS } from './next-planned.ts';
import { isRemindable } from './owed.ts';
import { dropWaiting } from './resolve-waiting.ts';
import { NEVER_GONE_OUT, nextStep } from './steps.ts';
import { selectMails } from './store.ts';
import type { MailRecord } from './tables.ts';

/** Nobody is written to at night. */
const HOURS = { from: 8, until: 20 };

/**
 * Reminds by the plan of every business, once for each of its days. What fails keeps nothing else from its turn, and is thrown at the end. Safe to repeat.
 * @system A job that follows the plan of the owner; each mail is audited.
 */
export async function remindByPlan(platform: Platform): Promise<void> {
  const hour = hourOf(platform.clock.now());
  if (hour < HOURS.from || hour >= HOURS.until) return;
  await eachInTurn(
    await listBusinessIds(platform),
    (businessId) => remindBusinessByPlan(systemContext(platform, businessId, 'sending')),
    (businessId, cause) => platform.log.error('sending.planFailed', { businessId }, cause),
  );
}

/**
 * Reminds by the plan of one business as it stands on the day of the context's clock. Safe to repeat.
 * @system A job that follows the plan of the owner; each mail is audited.
 */
export async function remindBusinessByPlan(context: Context): Promise<void> {
  const { businessId, platform } = context;
  const due = await inSnapshot(context, (transaction) =>
    dueReminders(context, transaction, platform.clock.today()),
  );
  await eachInTurn(
    due,
    ({ invoice, reminder }) =>
      inTransaction(context, (transaction) => remindOnPlan(context, transaction, invoice.id, reminder)),
    ({ invoice }, cause) =>
      platform.log.error('sending.reminderFailed', { businessId, invoiceId: invoice.id }, cause),
  );
}

/** Does it with each; `onFailure` hears of what fails. Throws after the last one where any has failed. */
async function eachInTurn<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  onFailure: (item: Item, cause: unknown) => void,
): Promise<void> {
  let failed = 0;
  for (const item of items) {
    try {
      await act(item);
    } catch (cause) {
      failed += 1;
      onFailure(item, cause);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${items.length} failed`);
}

async function dueReminders(
  context: Context,
  transaction: Transaction,
  today: Day,
): Promise<{ invoice: RemindableInvoice; reminder: PlannedReminder }[]> {
  const business = await loadBusiness(context, transaction);
  if (!business.paymentDueReminders && !business.overdueReminders) return [];
  const invoices = await remindableDueWithin(context, transaction, {
    from: addDays(today, -(DAYS_AFTER_DUE_MAXIMUM + PUT_OFF_DAYS)),
    until: addDays(today, DAYS_BEFORE_DUE_MAXIMUM),
  });
  return invoices.flatMap((invoice) => {
    const issuedOn = dayOf(invoice.issuedAt);
    const reminder = reminderDueOn(planReminders({ ...invoice, issuedOn }, business), today);
    return reminder === null ? [] : [{ invoice, reminder }];
  });
}

/** After a reminder by hand the plan is silent for so long; while the invoice itself still waits to go out, it is silent as well. */
const SILENCE_MS = SILENT_DAYS * 24 * 60 * 60 * 1000;

async function remindOnPlan(
  context: Context,
  transaction: Transaction,
  id: string,
  { kind, day }: PlannedReminder,
): Promise<void> {
  const invoice = await lockIssuedInvoice(context, transaction, id);
  if (!isRemindable(invoice)) return;
  const mails = await selectMails(transaction, { businessId: context.businessId, invoiceId: id });
  const now = context.platform.clock.now();
  const isSilent = mails.some(
    (mail) =>
      mail.planned_on === day ||
      (mail.kind === 'invoice' && mail.state === 'waiting') ||
      (mail.kind === 'reminder' &&
        (isStillTime(mail, context.platform.clock.today()) ||
          (mail.origin === 'hand' && now.getTime() - mail.created_at.getTime() < SILENCE_MS))),
  );
  if (isSilent) return;
  const business = await loadBusiness(context, transaction);
  const step = kind === 'beforeDue' ? 0 : nextStep(mails);
  const mail = await usualMail(context, transaction, { invoice, business, step });
  if (mail.to.length === 0) return;
  const wasWaiting = await dropWaiting(context, transaction, mails);
  const state = business.approveReminders ? 'approval' : 'waiting';
  await enqueueMail(context, transaction, {
    id: uuid(),
    invoiceId: id,
    kind: 'reminder',
    origin: 'schedule',
    step,
    plannedOn: day,
    payBy: mail.payBy,
    state,
    mail: sendableAsKept(mail),
    business,
    notBefore: now,
  });
  if (state === 'approval' && !wasWaiting) await notifyWaiting(context, transaction, id, invoice);
}

/** Nobody is reminded again before the day by which the last reminder asked to pay is over. */
function isStillTime({ state, pay_by }: MailRecord, today: Day): boolean {
  return pay_by !== null && pay_by >= today && !NEVER_GONE_OUT.includes(state);
}

async function notifyWaiting(
  context: Context,
  transaction: Transaction,
  id: string,
  { document }: IssuedInvoice,
): Promise<void> {
  await addNotification(within(context, transaction), {
    userId: await ownerOf(context, transaction),
    type: APPROVAL_NEEDED,
    title: {
      de: `Eine Erinnerung an ${document.recipient.name} wartet auf deine Freigabe`,
      en: `A reminder to ${document.recipient.name} is waiting for your approval`,
    },
    message: { de: `Rechnung ${document.number}`, en: `Invoice ${document.number}` },
    mailed: {
      de: `Sie ist geschrieben und betrifft Rechnung ${document.number}, fällig am ${formatDay(document.dueDate, 'de')}. Gesendet wird sie erst, wenn du sie freigegeben hast.`,
      en: `It is written and concerns invoice ${document.number}, due on ${formatDay(document.dueDate, 'en')}. It will only be sent once you have approved it.`,
    },
    actionUrl: invoicePlace(id),
  });
}
