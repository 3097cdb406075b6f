/** What CII says at other places than the model, and the way between them. */

import type { EInvoice, PaymentMeans, VatBreakdown } from '../model.ts';
import { type CiiLine, flattened, nested } from './nested-lines.ts';

/** The tax point stands with each line of the breakdown (BT-7, BT-8). */
export interface CiiTax extends VatBreakdown {
  taxPointDate?: string;
  taxPointCode?: string;
}

/** The debited account (BT-91) stands with the way to pay. */
export interface CiiPayment extends PaymentMeans {
  debitedAccount?: string;
}

export interface CurrencyAmount {
  amount?: string;
  currency?: string;
}

/** The invoice as CII has it. */
export interface CiiInvoice extends Omit<EInvoice, 'payments' | 'vatBreakdown' | 'lines'> {
  lines: CiiLine[];
  payments: CiiPayment[];
  taxes: CiiTax[];
  vatTotals: CurrencyAmount[];
}

export function toWire(invoice: EInvoice): CiiInvoice {
  const { payments, vatBreakdown, ...same } = invoice;
  const { totals, currency, accountingCurrency, taxPointDate, taxPointCode, directDebit } = invoice;
  const debited = directDebit?.debitedAccount;
  const ways = payments.length === 0 && debited !== undefined ? [{}] : payments;
  return {
    ...same,
    lines: flattened(same.lines),
    payments: ways.map((payment) => ({
      ...payment,
      ...(debited === undefined ? {} : { debitedAccount: debited }),
    })),
    // CII-SR-461, -462: once in the document.
    taxes: vatBreakdown.map((group, index) => ({
      ...group,
      ...(taxPointDate === undefined || index > 0 ? {} : { taxPointDate }),
      ...(taxPointCode === undefined || index > 0 ? {} : { taxPointCode }),
    })),
    vatTotals: [
      inCurrency(totals.vat, currency),
      inCurrency(totals.vatInAccountingCurrency, accountingCurrency),
    ].flat(),
  };
}

export function fromWire(wire: CiiInvoice): EInvoice {
  const { payments, taxes, vatTotals, ...same } = wire;
  const { taxPointDate, taxPointCode } = Object.assign({}, ...[...taxes].reverse()) as CiiTax;
  const debitedAccount = payments.find((payment) => payment.debitedAccount !== undefined)?.debitedAccount;
  const { directDebit } = wire;
  return {
    ...same,
    lines: nested(same.lines),
    ...(taxPointDate === undefined ? {} : { taxPointDate }),
    ...(taxPointCode === undefined ? {} : { taxPointCode }),
    ...(debitedAccount === undefined ? {} : { directDebit: { ...directDebit, debitedAccount } }),
    payments: payments.map(({ debitedAccount: _, ...payment }) => payment),
    vatBreakdown: taxes.map(({ taxPointDate: _d, taxPointCode: _c, ...group }) => group),
    totals: { ...same.totals, ...vatOf(wire) },
  };
}

/** The total in the invoice's currency counts, or one that names none. */
function vatOf({ vatTotals, currency, accountingCurrency }: CiiInvoice): Partial<EInvoice['totals']> {
  const isOwn = (total: CurrencyAmount) => total.currency === currency || currency === undefined;
  const own = vatTotals.find(isOwn) ?? vatTotals.find((total) => total.currency === undefined);
  const other = vatTotals.find((total) => total !== own && total.currency === accountingCurrency);
  return {
    ...(own?.amount === undefined ? {} : { vat: own.amount }),
    ...(other?.amount === undefined ? {} : { vatInAccountingCurrency: other.amount }),
  };
}

function inCurrency(amount: string | undefined, currency: string | undefined): CurrencyAmount[] {
  if (amount === undefined) return [];
  return [{ amount, ...(currency === undefined ? {} : { currency }) }];
}
