/** Does the acts of the demo by the verbs of the server, each in the past where it belongs. */
import { randomUUID } from 'node:crypto';
import { writeXml } from '@belegbar/documents';
import { day } from '@belegbar/domain/calendar';
import { writeUbl } from '@belegbar/domain/e-invoice';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { recordExpense } from '@belegbar/server/expenses';
import { markSent, writeOffInvoice } from '@belegbar/server/invoices';
import { receiveInvoice } from '@belegbar/server/received-invoices';
import { sendInvoice } from '@belegbar/server/sending';
import {
  annualVat,
  incomeSurplusOfYear,
  type MarkFiledInput,
  markFiled,
  recapitulativeStatement,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import type { Context } from '../../server/platform/context.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { type Books, found, issueAlone, perform } from '../../specs/cast/seed.ts';
import type { DemoAct } from './acts.ts';

/** Does one act at the moment of the context. */
export async function performInDemo(context: Context, books: Books, act: DemoAct): Promise<void> {
  switch (act.act) {
    case 'mail': {
      const id = await issueAlone(context, books, act);
      await sendInvoice(context, { id, idempotencyKey: randomUUID() });
      // It goes out with a mail, and no one copies a link; without a mail server its owner has to say so.
      await markSent(context, { id, way: 'byHand' });
      return;
    }
    case 'keep':
      await issueAlone(context, books, act);
      return;
    case 'writeOff':
      await writeOffInvoice(context, { id: found(books.invoices, act.of), idempotencyKey: randomUUID() });
      return;
    case 'owe':
      return owe(context, act);
    case 'receive': {
      const file = new File([writeXml(writeUbl(act.invoice))], act.fileName);
      await receiveInvoice(context, { idempotencyKey: randomUUID(), file });
      return;
    }
    case 'file':
      return file(context, act);
    default:
      return perform(context, books, act);
  }
}

async function owe(context: Context, { on, bill, dueDate }: Extract<DemoAct, { act: 'owe' }>): Promise<void> {
  const { vendor, country, category, taxCode, net } = bill;
  await recordExpense(context, {
    idempotencyKey: randomUUID(),
    documentDate: day(on),
    dueDate: day(dueDate),
    vendor: { name: vendor, country },
    category,
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
