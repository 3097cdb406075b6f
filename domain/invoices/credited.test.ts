/** The last of several credit notes prints sums that add up, by hand. */
import { cents, decimal, multiplyToCents, sumCents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { creditDraft, creditedFrom, type InvoiceDraft } from './index.ts';
import { TODAY, testDraft, testLine } from './test-invoice.ts';

const GROUP = { vatCase: 'reduced7', exemptionParagraph: null } as const;

function lastOf(invoice: Partial<InvoiceDraft>, unitPrice: string, owed: { net: number; vat: number }) {
  const line = testLine({ id: 'a', quantity: '6', unitPrice, vatCase: 'reduced7' });
  const choice = { kind: 'lines', lines: [{ id: 'a', quantity: decimal('1') }] } as const;
  const draft = creditDraft(testDraft({ ...invoice, lines: [line] }), choice);
  const group = { ...GROUP, net: cents(owed.net), vat: cents(owed.vat) };
  return creditedFrom(draft, TODAY, { owed: [group], whole: [GROUP] });
}

describe('the last of six prints, each credited by itself', () => {
  test('at prices without VAT: its lines add up to the net, the cents over in a line that says so', () => {
    // 6 x 0.335 = 2.01 + 0.14; five of 0.34 + 0.02 leave 0.31 + 0.04.
    const { lines, totals } = lastOf({}, '0.335', { net: 31, vat: 4 });
    expect(
      lines.map(({ position, description, quantity, unitPrice, net, amount }) => [
        position,
        description,
        quantity,
        unitPrice,
        net,
        amount,
      ]),
    ).toEqual([
      [1, 'Gestaltung', '1', '0.335', 34, 34],
      [2, 'Rundungsdifferenz', '-1', '0.03', -3, -3],
    ]);
    expect([sumCents(lines.map(({ amount }) => amount)), totals.lineNet, totals.net]).toEqual([31, 31, 31]);
    expect([totals.vat, totals.gross]).toEqual([4, 35]);
  });

  test('at prices with VAT: its lines add up to what the client pays less', () => {
    // 6 x 0.335 = 2.01, net 1.88; five of 0.34, net 0.32 each, leave 0.31, net 0.28.
    const { lines, totals } = lastOf({ priceEntry: 'gross', language: 'both' }, '0.335', { net: 28, vat: 3 });
    expect(lines.map(({ description, net, amount }) => [description, net, amount])).toEqual([
      ['Gestaltung', 32, 34],
      ['Rundungsdifferenz / Rounding difference', -4, -3],
    ]);
    expect(totals).toMatchObject({ lineNet: 28, net: 28, vat: 3, gross: 31 });
  });

  test('at prices with VAT whose sum is right, without a line over nothing', () => {
    // 6 x 0.10 = 0.60, net 0.56; five of 0.10, net 0.09 each, leave 0.10, net 0.11.
    const { lines, totals } = lastOf({ priceEntry: 'gross' }, '0.1', { net: 11, vat: -1 });
    expect(lines.map(({ net, amount }) => [net, amount])).toEqual([[11, 10]]);
    expect(totals).toMatchObject({ lineNet: 11, net: 11, vat: -1, gross: 10 });
  });

  test('every line is its quantity times its price', () => {
    const { lines } = lastOf({}, '0.335', { net: 31, vat: 4 });
    for (const { quantity, unitPrice, amount } of lines)
      expect(multiplyToCents(quantity, unitPrice)).toBe(amount);
  });
});

test('the second half of fifty lines, each half a cent over in both halves, takes all that is left', () => {
  // 50 x 2 x 0.335 = 33.50 + 2.35; the first half of 50 x 0.34 = 17.00 + 1.19 leaves 16.50 + 1.16.
  const lines = Array.from({ length: 50 }, (_, index) =>
    testLine({ id: `${index}`, quantity: '2', unitPrice: '0.335', vatCase: 'reduced7' }),
  );
  const half = lines.map(({ id }) => ({ id, quantity: decimal('1') }));
  const draft = creditDraft(testDraft({ lines }), { kind: 'lines', lines: half });
  const owed = [{ ...GROUP, net: cents(1650), vat: cents(116) }];
  expect(creditedFrom(draft, TODAY, { owed, whole: [GROUP] }).totals).toMatchObject({ net: 1650, vat: 116 });
});
