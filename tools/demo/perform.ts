/** Does the acts of the demo by the verbs of the server, each in the past where it belongs. */
import { randomUUID } from 'node:crypto';
import { writeXml } from '@belegbar/documents';
import { day, firstDayOf, yearOf } from '@belegbar/domain/calendar';
import { writeUbl } from '@belegbar/domain/e-invoice';
import { centsFromEuros, decimal, ZERO } from '@belegbar/domain/money';
import { openOf } from '@belegbar/domain/tax-reports';
import { recordExpense } from '@belegbar/server/expenses';
import { markSent, writeOffInvoice } from '@belegbar/server/invoices';
import type { Clock } from '@belegbar/server/platform/clock';
import { outboxMailer } from '@belegbar/server/platform/mail';
import { receiveInvoice } from '@belegbar/server/received-invoices';
import { createRecurring } from '@belegbar/server/recurring-expenses';
import { deliverMail, sendInvoice } from '@belegbar/server/sending';
import {
  annualVat,
  filedReturns,
  incomeSurplusOfYear,
  type MarkFiledInput,
  markFiled,
  recapitulativeStatement,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import { recordVatPayment } from '@belegbar/server/vouchers';
import { type Context, systemContext } from '../../server/platform/context.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { type Books, found, issueAlone, perform } from '../../specs/cast/seed.ts';
import type { DemoAct } from './acts.ts';
import { later } from './hours.ts';

/** Does one act at the moment of the context. */
export async function performInDemo(context: Context, books: Books, act: DemoAct): Promise<void> {
  switch (act.act) {
    case 'mail': {
      const id = await issueAlone(context, books, act);
      return mail(at(context, later(context.platform.clock, READING_MINUTES)), id);
    }
    case 'keep':
      await issueAlone(context, books, act);
      return;
    case 'writeOff':
      await writeOffInvoice(context, { id: found(books.invoices, act.of), idempotencyKey: randomUUID() });
      return;
    case 'owe':
      return owe(context, act);
    case 'recur':
      await createRecurring(context, { idempotencyKey: randomUUID(), ...act.cost });
      return;
    case 'receive': {
      const file = new File([writeXml(writeUbl(act.invoice))], act.fileName);
      await receiveInvoice(context, { idempotencyKey: randomUUID(), file });
      return;
    }
    case 'does':
      await act.does(context);
      return;
    case 'file':
      return file(context, act);
    case 'payVat':
      return payVat(context, act);
    default:
      return perform(context, books, act);
  }
}

/** Between the issue and the mail. */
const READING_MINUTES = 4;

/** The context at another time; its mails bear that time, and lie in the outbox whatever mail server there is. */
export function at(context: Context, clock: Clock): Context {
  const { platform } = context;
  const mailer = outboxMailer(platform.database, null, null, clock);
  return { ...context, platform: { ...platform, clock, mailer } };
}

/** Delivered at once, so that the mail says what holds on its day. */
async function mail(context: Context, id: string): Promise<void> {
  const { mailId } = await sendInvoice(context, { id, idempotencyKey: randomUUID() });
  const { platform, businessId, transaction } = context;
  await deliverMail({ ...systemContext(platform, businessId, 'sending'), transaction }, mailId);
  // It goes out with a mail, and no one copies a link; without a mail server its owner has to say so.
  await markSent(context, { id, way: 'byHand' });
}

async function owe(context: Context, { on, bill, dueDate }: Extract<DemoAct, { act: 'owe' }>): Promise<void> {
  const { vendor, country, category, taxCode, net } = bill;
  await recordExpense(context, {
    idempotencyKey: randomUUID(),
    documentDate: day(on),
    dueDate: day(dueDate),
    vendor: { name: vendor, country },
    category,
    payee: { name: vendor, iban: 'DE02100100100006820101', bic: '' },
    paymentMeans: 'creditTransfer',
    lines: [{ net: centsFromEuros(decimal(net)), taxCode }],
  });
}

/** Nothing is filed in a year whose forms are not known. */
async function file(context: Context, act: Extract<DemoAct, { act: 'file' }>): Promise<void> {
  try {
    await fileWhatIsOwed(context, act);
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'UNKNOWN_YEAR')) throw cause;
  }
}

/** Nor what need not be. */
async function fileWhatIsOwed(
  context: Context,
  { on, report, period }: Extract<DemoAct, { act: 'file' }>,
): Promise<void> {
  const lastEntry = await lastEntryToFile(context, report, period);
  if (lastEntry === null) return;
  const filed = { report, period, filedOn: day(on), lastEntry };
  await markFiled(context, { idempotencyKey: randomUUID(), ...filed });
}

/** The whole of what is asked for, or what comes back; nothing where nothing was filed. */
async function payVat(context: Context, { on, period }: Extract<DemoAct, { act: 'payVat' }>): Promise<void> {
  const { returns } = await filedReturns(context, { year: yearOf(firstDayOf(period)) });
  const payment = returns.find((filed) => filed.report === 'vatAdvance' && filed.period === period)?.payment;
  const amount = payment ? openOf(payment) : ZERO;
  if (amount === ZERO) return;
  const paidFor = { kind: 'advanceReturn', period } as const;
  const paid = { paidFor, paidOn: day(on), amount, directDebitFiledOn: null };
  await recordVatPayment(context, { idempotencyKey: randomUUID(), ...paid });
}

async function lastEntryToFile(
  context: Context,
  report: MarkFiledInput['report'],
  period: string,
): Promise<number | null> {
  if (report === 'vatAdvance') {
    const { required, lastEntry } = await vatAdvance(context, period);
    return required ? lastEntry : null;
  }
  if (report === 'annualVat') return (await annualVat(context, { year: Number(period) })).lastEntry;
  if (report === 'eur') return (await incomeSurplusOfYear(context, { year: Number(period) })).lastEntry;
  const { lines, lastEntry } = await recapitulativeStatement(context, { period });
  return lines.length > 0 ? lastEntry : null;
}
