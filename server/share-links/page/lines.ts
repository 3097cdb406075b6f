/** The lines of the invoice in words, and how they come to its total. */
import type { DocumentLine } from '@belegbar/domain/invoices';
import { formatCents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { type Html, html } from '../../platform/html.ts';
import { dayText, moneyText, type Shown } from './shown.ts';

/** In words, for who cannot see the picture of the document, or sees it too small. */
export function showLines(shown: Shown): Html {
  const { document, language, words } = shown;
  const rows = document.lines.map(
    (line) =>
      html`<li><span>${line.description}${showSupply(line, shown)}</span> <span>${formatCents(line.amount, language)}</span></li>
`,
  );
  return html`<section class="items"><h2>${words.items}</h2><ul>${rows}</ul>${showSums(shown)}</section>`;
}

/** From what the lines add up to down to the total: prices with VAT leave nothing to add. */
function showSums(shown: Shown): Html {
  const { document, invoice, language, words } = shown;
  const { totals } = document;
  const isNet = document.priceEntry === 'net';
  const sum = sumCents(document.lines.map((line) => line.amount));
  const reduced = negateCents(isNet ? totals.discount : subtractCents(sum, totals.gross));
  const parts = [
    { label: words.discount, amount: document.discountPercent === null ? ZERO : reduced },
    { label: words.vat, amount: isNet ? totals.vat : ZERO },
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
