/** The lines of the invoice in words, and how they come to its total. */
import { quantityText } from '@belegbar/documents';
import type { DocumentLine } from '@belegbar/domain/invoices';
import {
  formatCents,
  formatDecimal,
  formatPercent,
  negateCents,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { type Html, html } from '../../platform/html.ts';
import { CHEVRON } from './icons.ts';
import { dayText, moneyText, type Shown } from './shown.ts';

/** In words, for who cannot see the picture of the document, or sees it too small. A phone folds them. */
export function showLines(shown: Shown): Html {
  const { document, words } = shown;
  const { lines, totals } = document;
  const fold = words.itemsFold(lines.length, moneyText(shown, totals.net));
  return html`<section class="items"><details open data-folds><summary><h2>${fold}</h2>${CHEVRON}</summary><ul>${lines.map((line) => showLine(line, shown))}</ul>${showSums(shown)}</details></section>`;
}

function showLine(line: DocumentLine, shown: Shown): Html {
  return html`<li><span>${line.description}${showFigures(line, shown)}${showSupply(line, shown)}</span> <span>${formatCents(line.amount, shown.language)}</span></li>
`;
}

/** How the amount of the line comes about. */
function showFigures(line: DocumentLine, { language, words }: Shown): Html {
  const { quantity, unit, unitPrice, discountPercent, vatPercent } = line;
  const parts = [
    words.quantityAt(quantityText(quantity, unit, language), formatDecimal(unitPrice, language, 2)),
    discountPercent === null ? '' : words.lineDiscount(formatPercent(discountPercent, language)),
    vatPercent === null ? '' : words.vatOf(formatPercent(vatPercent, language)),
  ];
  return html` <small>${parts.filter((part) => part !== '').join(', ')}</small>`;
}

/** From what the lines add up to down to the total: prices with VAT leave nothing to add. */
function showSums(shown: Shown): Html {
  const { document, invoice, language, words } = shown;
  const { totals } = document;
  const isNet = document.priceEntry === 'net';
  const sum = sumCents(document.lines.map((line) => line.amount));
  const reduced = negateCents(isNet ? totals.discount : subtractCents(sum, totals.gross));
  const vat = totals.groups.map((group) => ({
    label: words.vatOf(group.vatPercent === null ? '' : formatPercent(group.vatPercent, language)),
    amount: isNet ? group.vat : ZERO,
  }));
  const parts = [
    { label: words.discount, amount: document.discountPercent === null ? ZERO : reduced },
    { label: words.net, amount: isNet && totals.vat !== 0 ? totals.net : ZERO },
    ...vat,
  ].filter(({ amount }) => amount !== 0);
  const total = invoice.kind === 'invoice' ? words.total : words.amountOf[invoice.kind];
  return html`<dl>${parts.map(({ label, amount }) => sumRow(label, formatCents(amount, language)))}${sumRow(total, moneyText(shown, totals.gross))}</dl>`;
}

function sumRow(label: string, amount: string): Html {
  return html`<div><dt>${label}</dt><dd>${amount}</dd></div>
`;
}

/** When a line was supplied, where it says so. */
function showSupply({ servicePeriod }: DocumentLine, shown: Shown): Html | null {
  if (servicePeriod === undefined) return null;
  const [first, last] = [dayText(shown, servicePeriod.from), dayText(shown, servicePeriod.to)];
  const { suppliedOn, suppliedFrom } = shown.words;
  return html` <small>${first === last ? suppliedOn(last) : suppliedFrom(first, last)}</small>`;
}
