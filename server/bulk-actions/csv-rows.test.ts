import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { ChosenInvoice } from '../invoices/index.ts';
import { invoiceCells } from './csv-rows.ts';

/** Of Jonas, over 1,190.00. */
function invoice(changes: Partial<ChosenInvoice>): ChosenInvoice {
  return {
    id: '',
    kind: 'invoice',
    number: 'RE-1',
    status: 'paid',
    bucket: 'paid',
    client_name: 'Brandwerk',
    title: '',
    invoice_date: day('2026-03-02'),
    due_date: day('2026-03-16'),
    document_hash: null,
    mailed_at: null,
    sent_at: null,
    net: cents(100_000),
    vat: cents(19_000),
    gross: cents(119_000),
    open: cents(0),
    paid: cents(0),
    written_off: cents(0),
    currency: 'EUR',
    currency_gross: null,
    currency_paid: null,
    ...changes,
  };
}

test.each([
  ['paid', { paid: cents(119_000) }, 'Bezahlt', 'Paid'],
  ['paid less the discount for paying early', { paid: cents(116_620) }, 'Bezahlt', 'Paid'],
  ['given up', { written_off: cents(119_000) }, 'Uneinbringlich', 'Written off'],
  [
    'given up after a part',
    { paid: cents(19_000), written_off: cents(100_000) },
    'Uneinbringlich',
    'Written off',
  ],
  ['credited in full', {}, 'Korrigiert', 'Credited'],
  [
    'paid, though the exchange took more',
    { paid: cents(-1), currency_paid: cents(119_000) },
    'Bezahlt',
    'Paid',
  ],
] as const)('an invoice that was %s is called so in the table', (_, changes, german, english) => {
  expect(invoiceCells(invoice(changes), 'de')[2]).toBe(german);
  expect(invoiceCells(invoice(changes), 'en')[2]).toBe(english);
});
