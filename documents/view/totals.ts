/** The rows of the totals, for prices with and without VAT. */
import { formatDay } from '@belegbar/domain/calendar';
import { hasReliableFigures, type InvoiceDocument, type VatGroup } from '@belegbar/domain/invoices';
import {
  type Cents,
  formatDecimal,
  formatMoney,
  formatPercent,
  negateCents,
  subtractCents,
  sumCents,
} from '@belegbar/domain/money';
import type { Labels } from './labels.ts';
import { hasVatColumn, NO_FIGURE } from './lines.ts';
import type { InvoiceView, LabelledValue } from './view.ts';

type TotalsView = Pick<InvoiceView, 'totals' | 'due' | 'belowDue' | 'totalsNote'>;

/** What is not there vanishes: no discount, no subtotal; no VAT, no VAT lines (§ 19 UStG). Figures that would be wrong are not told. */
export function totalsOf(document: InvoiceDocument, labels: Labels): TotalsView {
  if (!hasReliableFigures(document)) return noTotals(document, labels);
  const shown = sumsOf(document, labels);
  const belowDue = [...shown.belowDue, ...vatInEuros(document, labels), ...skontoRows(document, labels)];
  return { ...shown, belowDue };
}

function sumsOf(document: InvoiceDocument, labels: Labels): TotalsView {
  const { totals } = document;
  const due = { label: dueLabel(document, labels), value: money(document, totals.gross) };
  if (!hasVatColumn(document)) {
    return {
      totals: discountRows(document, labels, totals.lineNet, totals.discount),
      due,
      belowDue: [],
      totalsNote: '',
    };
  }
  return document.priceEntry === 'gross'
    ? grossTotals(document, labels, due)
    : netTotals(document, labels, due);
}

function noTotals(document: InvoiceDocument, labels: Labels): TotalsView {
  const due = { label: dueLabel(document, labels), value: NO_FIGURE };
  return { totals: [], due, belowDue: [], totalsNote: labels.noTotals };
}

function netTotals(document: InvoiceDocument, labels: Labels, due: LabelledValue): TotalsView {
  const { totals } = document;
  return {
    totals: [
      ...discountRows(document, labels, totals.lineNet, totals.discount),
      { label: labels.net, value: money(document, totals.net) },
      ...totals.groups.map((group) => vatRow(document, labels, labels.vat, group)),
    ],
    due,
    belowDue: [],
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
    belowDue: [
      { label: labels.netIncluded, value: money(document, totals.net) },
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
    { label: labels.subtotal, value: money(document, sum) },
    { label: labels.discount(percent), value: money(document, negateCents(discount)) },
  ];
}

function vatRow(
  document: InvoiceDocument,
  labels: Labels,
  label: Labels['vat'],
  group: VatGroup,
): LabelledValue {
  const base = money(document, group.base);
  const text =
    group.vatPercent === null
      ? labels.withoutVat(base)
      : label(formatPercent(group.vatPercent, document.language), base);
  return { label: text, value: money(document, group.vat) };
}

function dueLabel(document: InvoiceDocument, labels: Labels): string {
  if (document.kind === 'cancellation') return labels.cancelledTotal;
  if (document.kind === 'creditNote') return labels.creditedTotal;
  return hasVatColumn(document) ? labels.invoiceTotal : labels.amountDue;
}

/** Art. 230 of the VAT Directive: VAT in the currency of the state that takes it, too. */
function vatInEuros(document: InvoiceDocument, labels: Labels): LabelledValue[] {
  const { exchange, totals, language, currency } = document;
  if (exchange === undefined || totals.vat === 0) return [];
  const rate = formatDecimal(exchange.unitsPerEuro, language);
  return [{ label: labels.vatInEuros(rate, currency), value: formatMoney(exchange.vat, language, 'EUR') }];
}

/** What paying early saves, and what is to be paid then (§ 14 (4) sentence 1 No. 7 UStG). */
function skontoRows(document: InvoiceDocument, labels: Labels): LabelledValue[] {
  const { skonto = [], language } = document;
  return skonto.flatMap(({ percent, until, discount, payable }) => [
    {
      label: labels.skonto(formatPercent(percent, language), formatDay(until, language)),
      value: money(document, negateCents(discount)),
    },
    { label: labels.payableWithSkonto, value: money(document, payable) },
  ]);
}

function money({ language, currency }: InvoiceDocument, amount: Cents): string {
  return formatMoney(amount, language, currency);
}
