/** Books the events of a tax case into a business through the verbs that people use, each on its own day. */

import { randomUUID } from 'node:crypto';
import { askedReason } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { type CreditedAmount, type InvoiceLine, lineAmount } from '@belegbar/domain/invoices';
import type { JournalCategory } from '@belegbar/domain/journal';
import { decimal, ZERO } from '@belegbar/domain/money';
import { INCOME_CATEGORIES, type IncomeCategory } from '@belegbar/domain/vouchers';
import { getBusiness, setRegime } from '@belegbar/server/business';
import {
  cancelInvoice,
  createDraft,
  creditInvoice,
  issueInvoice,
  recordPayment,
  recordRefund,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { recordOtherIncome, recordVatPayment } from '@belegbar/server/vouchers';
import type { Context } from '../../server/platform/context.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import { bookPurchase } from './book-purchase.ts';
import { type Booked, type EventOf, euros, idOf, on } from './booked.ts';
import { addClient } from './case-business.ts';
import type { CaseEvent } from './case-file.ts';

/** Books one event on its day. What a verb refuses is thrown. */
export async function book(caseContext: Context, booked: Booked, event: CaseEvent): Promise<void> {
  const context = on(caseContext, event.date);
  const idempotencyKey = randomUUID();
  switch (event.type) {
    case 'issueInvoice':
      return issue(context, booked, event);
    case 'cancelInvoice':
      await cancelInvoice(context, { id: idOf(booked, event.of), idempotencyKey, reason: 'dealIsOff' });
      return;
    case 'creditNote':
      await creditInvoice(context, {
        id: idOf(booked, event.of),
        idempotencyKey,
        choice: { kind: 'amounts', amounts: event.lines.map(toCredited) },
        reason: '',
      });
      return;
    case 'payment': {
      const rest = event.skonto === true ? 'givenUp' : 'stays';
      await recordPayment(context, { id: idOf(booked, event.of), idempotencyKey, ...moneyOf(event), rest });
      return;
    }
    case 'refund':
      await recordRefund(context, { id: idOf(booked, event.of), idempotencyKey, ...moneyOf(event) });
      return;
    case 'writeOff':
      await writeOffInvoice(context, { id: idOf(booked, event.of), idempotencyKey });
      return;
    case 'expense':
    case 'expensePayment':
    case 'expenseCredit':
    case 'expenseCorrection':
      return bookPurchase(caseContext, booked, event);
    case 'otherIncome':
      return receive(context, event);
    case 'vatPayment':
      await recordVatPayment(context, {
        idempotencyKey,
        paidFor: { kind: 'advanceReturn', period: event.period },
        paidOn: day(event.date),
        directDebitFiledOn: null,
        amount: euros(event.amount),
      });
      return;
    case 'switchVatBasis':
      return switchRegime(context, event.date, { vatBasis: event.to });
    case 'switchSmallBusiness':
      return switchRegime(context, event.date, { smallBusiness: event.to });
  }
}

/** The category under which the register of assets books as well. */
const SOLD_ASSETS: JournalCategory = 'asset_disposal';

async function issue(context: Context, booked: Booked, event: EventOf<'issueInvoice'>): Promise<void> {
  const clientId = await addClient(context, event.client);
  const draft = await createDraft(context, {
    idempotencyKey: randomUUID(),
    draft: {
      clientId,
      invoiceDate: day(event.date),
      servicePeriod:
        event.service === undefined ? null : { from: day(event.service.from), to: day(event.service.to) },
      discountPercent: event.discountPercent === undefined ? null : decimal(event.discountPercent),
      lines: event.lines.map(toLine),
      sellsFixedAssets: event.incomeCategory === SOLD_ASSETS,
    },
  });
  const { id, version } = draft;
  booked.ids.set(event.id, (await issueInvoice(context, { id, version, idempotencyKey: randomUUID() })).id);
}

function toLine(line: EventOf<'issueInvoice'>['lines'][number]): InvoiceLine {
  return {
    id: randomUUID(),
    description: 'Leistung',
    details: '',
    quantity: decimal(line.quantity),
    unit: 'piece',
    unitPrice: decimal(line.unitPrice),
    discountPercent: line.discountPercent === undefined ? null : decimal(line.discountPercent),
    vatCase: line.vatCase,
    exemptionParagraph: line.paragraph ?? null,
  };
}

/** An amount in the VAT group of the line. */
function toCredited(line: Parameters<typeof toLine>[0]): CreditedAmount {
  const { id, vatCase, exemptionParagraph, ...written } = toLine(line);
  return { id, vatCase, exemptionParagraph, amount: lineAmount(written) ?? ZERO };
}

function moneyOf(event: { date: string; amount: string }) {
  return { paidOn: day(event.date), amount: euros(event.amount), method: 'bankTransfer' as const, note: '' };
}

/** From somebody at home, on the day of the supply. */
async function receive(context: Context, event: EventOf<'otherIncome'>): Promise<void> {
  const on = day(event.date);
  await recordOtherIncome(context, {
    idempotencyKey: randomUUID(),
    receivedOn: on,
    servicePeriod: { from: on, to: on },
    payer: { name: 'Zahler', country: 'DE', isBusiness: true, vatId: '' },
    category: incomeCategoryOf(event.category),
    vatCase: event.vatCase,
    exemptionParagraph: null,
    amount: { gross: euros(event.gross) },
    recurring: null,
  });
}

function incomeCategoryOf(text: string): IncomeCategory {
  const category = INCOME_CATEGORIES.find((candidate) => candidate === text);
  if (category === undefined) throw new Error(`no income category ${text}`);
  return category;
}

async function switchRegime(
  context: Context,
  date: string,
  change: { vatBasis: 'accrual' | 'cash' } | { smallBusiness: boolean },
): Promise<void> {
  const { regimes } = await getBusiness(context);
  const before = regimes.at(-1);
  if (before === undefined) throw new Error('a business without a tax regime');
  const regime = { ...before, ...change, validFrom: day(date) };
  const because = askedReason({ before: regimes, change: regime });
  await setRegime(context, { ...regime, ...(because === null ? {} : { because }) }, REGIME_PORTS);
}
