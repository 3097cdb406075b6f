/** Lines and totals turned round, as documents have them that take amounts back. Unit prices stay as they were (BR-27). */
import { type Cents, negateCents, negateDecimal, sumCents } from '@belegbar/domain/money';
import type { DocumentLine, InvoiceDocument, Totals, VatGroup } from './document.ts';

/** What a document that takes amounts back has from its invoice: nobody signs or pays it, and files and terms stay with the invoice. */
export function takenOver({
  signature: _,
  skonto: _s,
  creditorReference: _r,
  paypal: _p,
  attachments: _a,
  ...document
}: InvoiceDocument) {
  return document;
}

export function takeBackLine(line: DocumentLine): DocumentLine {
  return {
    ...line,
    quantity: negateDecimal(line.quantity),
    net: negateCents(line.net),
    amount: negateCents(line.amount),
  };
}

export function takeBackTotals(totals: Totals): Totals {
  return {
    ...takeBack(totals, ['lineNet', 'discount', 'net', 'vat', 'gross']),
    groups: totals.groups.map(takeBackGroup),
  };
}

/** What several documents come to; a group is found again by its VAT case. */
export function addTotals(all: readonly Totals[]): Totals {
  const groups = new Map<string, VatGroup[]>();
  for (const group of all.flatMap((totals) => totals.groups)) {
    const key = `${group.vatCase} ${group.exemptionParagraph ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), group]);
  }
  const total = (of: 'lineNet' | 'discount' | 'net' | 'vat' | 'gross') =>
    sumCents(all.map((totals) => totals[of]));
  return {
    lineNet: total('lineNet'),
    discount: total('discount'),
    net: total('net'),
    vat: total('vat'),
    gross: total('gross'),
    groups: [...groups.values()].flatMap(addGroups),
  };
}

function addGroups([first, ...others]: VatGroup[]): VatGroup[] {
  if (first === undefined) return [];
  const total = (of: 'lineNet' | 'discount' | 'base' | 'vat' | 'gross') =>
    sumCents([first, ...others].map((group) => group[of]));
  const sums = { lineNet: total('lineNet'), discount: total('discount') };
  return [{ ...first, ...sums, base: total('base'), vat: total('vat'), gross: total('gross') }];
}

function takeBackGroup(group: VatGroup): VatGroup {
  return takeBack(group, ['lineNet', 'discount', 'base', 'vat', 'gross']);
}

function takeBack<Of extends object, Name extends keyof Of>(
  amounts: Of & Record<Name, Cents>,
  names: readonly Name[],
): Of {
  return { ...amounts, ...Object.fromEntries(names.map((name) => [name, negateCents(amounts[name])])) };
}
