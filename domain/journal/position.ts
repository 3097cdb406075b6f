/**
 * Where an invoice stands, per VAT group: what is owed, what still counts, what has been paid. Read from its entries alone,
 * in the currency of the invoice.
 */
import { isSameGroup, type OwedGroup, VAT_CASES } from '@belegbar/domain/invoices';
import { addCents, assert, type Cents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { BookedEntry, EntryKind, NewEntry } from './entry.ts';

export interface Amounts {
  net: Cents;
  vat: Cents;
}

/** One VAT group of an invoice. */
export interface GroupPosition {
  /** The entry of issue: it fixes tax code, scheme, timing and texts of all that follows. */
  invoice: BookedEntry;
  /** As issued. */
  issued: Amounts;
  /** After cancellation, credit notes and discounts: what the client is to pay in all. */
  owed: Amounts;
  /** `owed` after bad debts and what came in of them: what counts as consideration. */
  effective: Amounts;
  /** What was paid beyond that and has not gone back: consideration, too, but never asked for (BFH V R 11/05). */
  overpaid: Amounts;
  /** Money received less money returned. */
  cash: Amounts;
  /** Taxed on receipt before performance, and not taken back. */
  advance: Amounts;
}

/** What makes up the claim that counts: what is owed, after bad debts and what came in of them. */
export const COUNTING: readonly EntryKind[] = [
  'invoice',
  'cancellation',
  'creditNote',
  'discount',
  'writeOff',
  'recovery',
];

/** The groups in the order of the invoice. `entries`: all of the invoice and of the documents that correct it. */
export function positionsOf(entries: readonly BookedEntry[]): GroupPosition[] {
  const issued = entries.filter((entry) => entry.kind === 'invoice');
  return issued.map((invoice) => {
    const group = entries.filter((entry) => isSameGroup(groupOf(entry), groupOf(invoice)));
    const accrual = group.filter((entry) => entry.basis === 'accrual');
    return {
      invoice,
      issued: amountsOf(invoice),
      owed: sumOf(accrual, ['invoice', 'cancellation', 'creditNote', 'discount']),
      effective: sumOf(accrual, COUNTING),
      overpaid: sumOf(accrual, ['overpayment']),
      cash: sum(...group.filter((entry) => entry.basis === 'cash').map(amountsOf)),
      advance: sumOf(accrual, ['advance']),
    };
  });
}

/** What is still to be paid, in cents; negative when more was paid than is owed. Bad debts are no longer open. */
export function openAmount(entries: readonly BookedEntry[]): Cents {
  const positions = positionsOf(entries);
  return subtractCents(
    sumCents(positions.map((position) => grossOf(position.effective))),
    settledAmount(positions),
  );
}

/** What the client may still pay, in cents: what is open, and what was written off as a bad debt. */
export function payableAmount(entries: readonly BookedEntry[]): Cents {
  const positions = positionsOf(entries);
  return subtractCents(
    sumCents(positions.map((position) => grossOf(position.owed))),
    settledAmount(positions),
  );
}

/** What was given up as a bad debt and has not come after all, in cents. */
export function writtenOffAmount(entries: readonly BookedEntry[]): Cents {
  return subtractCents(payableAmount(entries), openAmount(entries));
}

/** Per VAT group of the invoice what a credit note may still take off: what is owed. */
export function creditableAmounts(entries: readonly BookedEntry[]): OwedGroup[] {
  return positionsOf(entries).map(({ invoice, owed }) => owedGroup(invoice, owed));
}

/** Amounts of the VAT group to which an entry belongs. */
export function owedGroup(
  entry: Pick<NewEntry, 'taxCode' | 'exemptionParagraph'>,
  { net, vat }: Amounts,
): OwedGroup {
  const vatCase = VAT_CASES.find((candidate) => candidate === entry.taxCode);
  assert(vatCase !== undefined, 'the entries of an invoice bear its VAT cases');
  return { vatCase, exemptionParagraph: entry.exemptionParagraph, net, vat };
}

/** What tells the VAT group of an entry. */
export function groupOf({ taxCode, exemptionParagraph }: Pick<NewEntry, 'taxCode' | 'exemptionParagraph'>) {
  return { vatCase: taxCode, exemptionParagraph };
}

/** Money received less money returned, in cents. */
export function receivedAmount(entries: readonly BookedEntry[]): Cents {
  return settledAmount(positionsOf(entries));
}

/** Money received less money returned, over all groups. */
export function settledAmount(positions: readonly GroupPosition[]): Cents {
  return sumCents(positions.map((position) => grossOf(position.cash)));
}

export function grossOf(amounts: Amounts): Cents {
  return addCents(amounts.net, amounts.vat);
}

export function sum(...list: Amounts[]): Amounts {
  return {
    net: sumCents(list.map((amounts) => amounts.net)),
    vat: sumCents(list.map((amounts) => amounts.vat)),
  };
}

export function difference(minuend: Amounts, subtrahend: Amounts): Amounts {
  return { net: subtractCents(minuend.net, subtrahend.net), vat: subtractCents(minuend.vat, subtrahend.vat) };
}

export function negated(amounts: Amounts): Amounts {
  return difference(NOTHING, amounts);
}

export function isNothing(amounts: Amounts): boolean {
  return amounts.net === 0 && amounts.vat === 0;
}

export const NOTHING: Amounts = { net: ZERO, vat: ZERO };

/** What an entry comes to in the currency of its invoice. */
export function amountsOf({ net, vat, inCurrency }: Pick<NewEntry, 'net' | 'vat' | 'inCurrency'>): Amounts {
  return inCurrency === undefined ? { net, vat } : { net: inCurrency.net, vat: inCurrency.vat };
}

function sumOf(entries: readonly BookedEntry[], kinds: readonly EntryKind[]): Amounts {
  return sum(...entries.filter((entry) => kinds.includes(entry.kind)).map(amountsOf));
}
