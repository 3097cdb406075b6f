/** What a client reads below the lines: they and the rows after them add up to the total. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { sampleDocument, sampleLines } from '../../../documents/testing/samples.ts';
import { showLines } from './lines.ts';
import type { Shown } from './shown.ts';
import { WORDS } from './texts.ts';

/** One hour for 1,000.00, with 10 % off the whole. */
function rowsOf(draft: Partial<InvoiceDraft>): string {
  return textOf(pageOf(draft).split('</ul>')[1] ?? '');
}

function pageOf(draft: Partial<InvoiceDraft>): string {
  const lines = sampleLines(1).map((line) => ({
    ...line,
    quantity: decimal('1'),
    unitPrice: decimal('1000'),
    discountPercent: null,
  }));
  const document = sampleDocument({ draft: { discountPercent: decimal('10'), lines, ...draft } });
  const invoice = { kind: 'invoice', currency: 'EUR' } as Shown['invoice'];
  const shown = { document, invoice, language: 'de', words: WORDS.de } as Shown;
  return showLines(shown).markup;
}

function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test.each([
  ['net', ' Rabatt −100,00 Nettobetrag 900,00 USt. 19 % 171,00 Rechnungsbetrag 1.071,00 € '],
  ['gross', ' Rabatt −100,00 Rechnungsbetrag 900,00 € '],
] as const)('prices entered %s', (priceEntry, wanted) => {
  expect(rowsOf({ priceEntry })).toBe(wanted);
});

test('each line says how many, at which price and with which VAT', () => {
  const text = textOf(pageOf({ priceEntry: 'net' }));
  expect(text).toContain('1 Position, netto 900,00 €');
  expect(text).toMatch(/1 Tag × 1\.000,00, USt\. 19 % 1\.000,00/);
});
