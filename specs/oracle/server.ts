/** A stream through the verbs that people use, each on its day, and the figures that the server then tells. */
import { randomUUID } from 'node:crypto';
import { day } from '@belegbar/domain/calendar';
import { type CreditedAmount, type InvoiceLine, lineAmount, type VatCase } from '@belegbar/domain/invoices';
import { decimal, euroText, ZERO } from '@belegbar/domain/money';
import { REPORTED_AS } from '@belegbar/domain/tax-reports';
import type { CaseSaleLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import {
  cancelInvoice,
  createDraft,
  creditInvoice,
  type InvoiceView,
  issueInvoice,
  readTurnover,
  recordPayment,
  recordRefund,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import {
  annualVat,
  incomeSurplusOfYear,
  recapitulativeStatement,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import type { Context } from '../../server/platform/context.ts';
import { on } from '../../tools/cases/booked.ts';
import { addClient } from '../../tools/cases/case-business.ts';
import { type Forms, shownBoxes } from './compare.ts';
import { laterOf } from './law/days.ts';
import { euros, foreign, idOf, type Served, target } from './served.ts';
import { bookPurchase } from './server-purchases.ts';
import type { EventOf, Stream } from './state/books.ts';

/** Books the stream into an empty business. The clock stands on the latest day that anything has said so far. */
export async function bookStream(context: Context, { events }: Stream): Promise<void> {
  const known = { ids: new Map<string, string>(), bills: new Map() };
  let today = '';
  for (const event of events) {
    if ('date' in event) today = laterOf(today, event.date);
    if ('paid' in event && event.paid !== undefined) today = laterOf(today, event.paid);
    await book(event, { context: on(context, today), ...known });
  }
}

async function book(event: TaxCaseEvent, served: Served): Promise<void> {
  const { context } = served;
  switch (event.type) {
    case 'issueInvoice':
      return issue(event, served);
    case 'payment':
    case 'refund':
      return noteMoney(event, served);
    case 'undo':
      await undoPayment(context, { ...target(event, served), paymentId: idOf(event.payment, served) });
      return;
    case 'creditNote':
      await creditInvoice(context, {
        ...target(event, served),
        choice: { kind: 'amounts', amounts: event.lines.map(credited) },
        reason: '',
      });
      return;
    case 'cancelInvoice':
      await cancelInvoice(context, {
        ...target(event, served),
        ...(event.reason === undefined ? {} : { reason: event.reason }),
      });
      return;
    case 'writeOff':
      await writeOffInvoice(context, target(event, served));
      return;
    case 'expense':
    case 'expensePayment':
    case 'expenseCredit':
    case 'expenseCorrection':
    case 'undoExpensePayment':
    case 'undoExpense':
      return bookPurchase(event, served);
    default:
      throw new Error(`a stream for the server has no ${event.type}`);
  }
}

async function issue(event: EventOf<'issueInvoice'>, { context, ids }: Served): Promise<void> {
  const { service, discountPercent, inCurrency } = event;
  const draft = await createDraft(context, {
    idempotencyKey: randomUUID(),
    draft: {
      clientId: await addClient(context, event.client),
      invoiceDate: day(event.date),
      servicePeriod: service === undefined ? null : { from: day(service.from), to: day(service.to) },
      discountPercent: discountPercent === undefined ? null : decimal(discountPercent),
      lines: event.lines.map(invoiceLine),
      ...(inCurrency === undefined ? {} : foreign(inCurrency)),
    },
  });
  const { id } = await issueInvoice(context, {
    id: draft.id,
    version: draft.version,
    idempotencyKey: randomUUID(),
  });
  ids.set(event.id, id);
}

function invoiceLine(line: CaseSaleLine): InvoiceLine {
  return {
    id: randomUUID(),
    description: 'Leistung',
    details: '',
    quantity: decimal(line.quantity),
    unit: 'piece',
    unitPrice: decimal(line.unitPrice),
    discountPercent: line.discountPercent === undefined ? null : decimal(line.discountPercent),
    vatCase: line.vatCase as VatCase,
    exemptionParagraph: line.paragraph ?? null,
  };
}

function credited(line: CaseSaleLine): CreditedAmount {
  const { id, vatCase, exemptionParagraph, ...written } = invoiceLine(line);
  return { id, vatCase, exemptionParagraph, amount: lineAmount(written) ?? ZERO };
}

async function noteMoney(event: EventOf<'payment' | 'refund'>, served: Served): Promise<void> {
  const { context, ids } = served;
  const money = {
    ...target(event, served),
    paidOn: day(event.date),
    amount: euros(event.amount),
    ...(event.euros === undefined ? {} : { euros: euros(event.euros) }),
    method: 'bankTransfer' as const,
    note: '',
  };
  const view =
    event.type === 'refund' ? await recordRefund(context, money) : await receive(money, event, context);
  const known = new Set(ids.values());
  const noted = view.payments.find(({ id }) => !known.has(id));
  if (event.id !== undefined && noted !== undefined) ids.set(event.id, noted.id);
}

function receive(
  money: Parameters<typeof recordRefund>[1],
  event: EventOf<'payment'>,
  context: Context,
): Promise<InvoiceView> {
  return recordPayment(context, {
    ...money,
    excess: 'keep',
    ...(event.unitsPerEuro === undefined ? {} : { unitsPerEuro: decimal(event.unitsPerEuro) }),
    ...(event.skonto === true ? { rest: 'givenUp' as const } : {}),
    ...(event.fee === undefined ? {} : { fee: euros(event.fee) }),
  });
}

type Told = Record<string, Record<string, string>>;

/** What the server tells of the periods, once asked for all of them. */
export async function served(
  context: Context,
  asked: { periods: readonly string[]; years: readonly string[] },
): Promise<Forms> {
  const [advances, statements, years, annuals]: [Told, Told, Told, Told] = [{}, {}, {}, {}];
  const consumers: Told = {};
  const later = on(context, '2027-01-31');
  for (const period of asked.periods) {
    advances[period] = await advanceOf(later, period);
    statements[period] = await statementOf(later, period);
  }
  for (const year of asked.years) {
    years[year] = await yearOf(later, year);
    const { euConsumers } = await readTurnover(later, { year: Number(year) });
    consumers[year] = { sold: euroText(euConsumers.sold) };
    const { annualReturn } = await annualVat(later, { year: Number(year) });
    if (annualReturn !== null) annuals[year] = shownBoxes(annualReturn.boxes);
  }
  return {
    vatAdvance: (period) => advances[period] ?? {},
    recapitulative: (period) => statements[period] ?? {},
    annualVat: (year) => annuals[year] ?? null,
    assets: () => null,
    plans: () => null,
    corrections: () => null,
    euConsumers: (year) => consumers[year] ?? {},
    surplus: (year) => years[year] ?? {},
  };
}

async function advanceOf(context: Context, period: string): Promise<Record<string, string>> {
  const { boxes } = await vatAdvance(context, period);
  const shown = boxes.filter(({ kennzahl, amount }) => kennzahl === '83' || amount !== 0);
  return Object.fromEntries(
    shown.map(({ kennzahl, kind, amount }) => [
      kennzahl,
      kind === 'base' ? String(amount / 100) : euroText(amount),
    ]),
  );
}

async function statementOf(context: Context, period: string): Promise<Record<string, string>> {
  const { lines } = await recapitulativeStatement(context, { period });
  return Object.fromEntries(
    lines
      .filter(({ amount }) => amount !== 0)
      .map(({ vatId, kind, amount }) => [`${vatId} ${REPORTED_AS[kind].letter}`, String(amount / 100)]),
  );
}

async function yearOf(context: Context, year: string): Promise<Record<string, string>> {
  const { boxes } = await incomeSurplusOfYear(context, { year: Number(year) });
  const filled = boxes.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(filled.map(({ kennzahl, amount }) => [kennzahl, euroText(amount)]));
}
