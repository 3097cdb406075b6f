/** The rows of the totals, for prices with and without VAT. */

import { hasReliableFigures, type InvoiceDocument, type VatGroup } from '@belegbar/domain/invoices';
import {
  type Cents,
  formatCents,
  formatPercent,
  negateCents,
  subtractCents,
  sumCents,
} from '@belegbar/domain/money';
import type { Labels } from './labels.ts';
import { hasVatColumn, NO_FIGURE } from './lines.ts';
import type { InvoiceView, LabelledValue } from './view.ts';

type TotalsView = Pick<InvoiceView, 'totals' | 'due' | 'included' | 'totalsNote'>;

/** What is not there vanishes: no discount, no subtotal; no VAT, no VAT lines (§ 19 UStG). Figures that would be wrong are not told. */
export function totalsOf(document: InvoiceDocument, labels: Labels): TotalsView {
  const { totals } = document;
  if (!hasReliableFigures(document)) return noTotals(document, labels);
  const due = { label: dueLabel(document, labels), value: euros(document, totals.gross) };
  if (!hasVatColumn(document)) {
    return {
      totals: discountRows(document, labels, totals.lineNet, totals.discount),
      due,
      included: [],
      totalsNote: '',
    };
  }
  return document.priceEntry === 'gross'
    ? grossTotals(document, labels, due)
    : netTotals(document, labels, due);
}

function noTotals(document: InvoiceDocument, labels: Labels): TotalsView {
  const due = { label: dueLabel(document, labels), value: NO_FIGURE };
  return { totals: [], due, included: [], totalsNote: labels.noTotals };
}

function netTotals(document: InvoiceDocument, labels: Labels, due: LabelledValue): TotalsView {
  const { totals } = document;
  return {
    totals: [
      ...discountRows(document, labels, totals.lineNet, totals.discount),
      { label: labels.net, value: euros(document, totals.net) },
      ...totals.groups.map((group) => vatRow(document, labels, labels.vat, group)),
    ],
    due,
    included: [],
    totalsNote: '',
  };
}

/** Under gross entry the lines add up to the amount due; net and VAT are shown as parts of it (§ 14 (4) No. 7 and 8 UStG). */
function grossTotals(document: InvoiceDocument, labels: Labels, due: LabelledValue): TotalsView {
  const { totals } = document;
  const sum = sumCents(document.lines.map((line) => line.amount));
  return {
    totals: discountRows(
      document,
      { ...labels, subtotal: labels.subtotalGross },
      sum,
      subtractCents(sum, totals.gross),
    ),
    due,
    included: [
      { label: labels.netIncluded, value: euros(document, totals.net) },
      ...totals.groups.map((group) => vatRow(document, labels, labels.vatIncluded, group)),
    ],
    totalsNote: labels.pricesIncludeVat,
  };
}

function discountRows(
  document: InvoiceDocument,
  labels: Labels,
  sum: Cents,
  discount: Cents,
): LabelledValue[] {
  if (document.discountPercent === null || discount === 0) return [];
  const percent = formatPercent(document.discountPercent, document.language);
  return [
    { label: labels.subtotal, value: euros(document, sum) },
    { label: labels.discount(percent), value: euros(document, negateCents(discount)) },
  ];
}

function vatRow(
  document: InvoiceDocument,
  labels: Labels,
  label: Labels['vat'],
  group: VatGroup,
): LabelledValue {
  const base = euros(document, group.base);
  const text =
    group.vatPercent === null
      ? labels.withoutVat(base)
      : label(formatPercent(group.vatPercent, document.language), base);
  return { label: text, value: euros(document, group.vat) };
}

function dueLabel(document: InvoiceDocument, labels: Labels): string {
  if (document.kind === 'cancellation') return labels.cancelledTotal;
  if (document.kind === 'creditNote') return labels.creditedTotal;
  return hasVatColumn(document) ? labels.invoiceTotal : labels.amountDue;
}

function euros(document: InvoiceDocument, amount: Cents): string {
  return formatCents(amount, document.language, 'euro');
}
