/** Credit notes over parts of an invoice, their sums by hand. */
import { type Cents, cents, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  cancelInvoice,
  copyOf,
  creditDraft,
  creditedFrom,
  creditNote,
  groupsTakenWhole,
  type InvoiceDocument,
  type InvoiceDraft,
  issueInvoice,
  quantityLeft,
} from './index.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine } from './test-invoice.ts';

// 3 x 33.33 = 99.99 less 5 % = 94.99 (5.00 off); VAT 18.05.
const DRAFT = testDraft({
  discountPercent: decimal('5'),
  lines: [testLine({ id: 'a', quantity: '3', unitPrice: '33.33' })],
});

function issued(draft: InvoiceDraft): InvoiceDocument {
  const act = { draft, business: testBusiness(), client: testClient(), today: TODAY, number: 'RE-1' };
  const decision = issueInvoice(act);
  if (!decision.ok) throw new Error('refused');
  return decision.document;
}

function one(quantity: string): InvoiceDraft {
  return creditDraft(DRAFT, { kind: 'lines', lines: [{ id: 'a', quantity: decimal(quantity) }] });
}

function owed(net: number, vat: number) {
  return [{ vatCase: 'standard19', exemptionParagraph: null, net: cents(net), vat: cents(vat) }] as const;
}

describe('a credit note', () => {
  test('takes a part with the discounts of the invoice, and turns it round', () => {
    const invoice = issued(DRAFT);
    const credited = creditedFrom(one('1'), TODAY, { owed: owed(9_499, 1_805), whole: [] });
    const given = {
      invoice,
      draft: one('1'),
      credited,
      number: 'RE-2',
      reason: 'Eine Stunde weniger.',
      today: TODAY,
    };
    const document = creditNote(given);
    // 33.33 less 1.67 = 31.66; 31.66 x 19 % = 6.02.
    expect(document).toMatchObject({
      kind: 'creditNote',
      number: 'RE-2',
      preceding: { number: 'RE-1', date: TODAY },
      notes: 'Eine Stunde weniger.',
      totals: { lineNet: -3_333, discount: -167, net: -3_166, vat: -602, gross: -3_768 },
      lines: [{ quantity: '-1', unitPrice: '33.33', net: -3_333 }],
    });
    expect(document.introduction).toContain('Die Rechnung RE-1 vom 16.03.2026 wird hiermit berichtigt.');
  });

  test('that takes the last quantity leaves not a cent, however the earlier ones were rounded', () => {
    // Two credit notes of 31.66 + 6.02 leave 94.99 - 63.32 = 31.67 and 18.05 - 12.04 = 6.01.
    const last = [{ id: 'a', quantity: decimal('1') }];
    const whole = groupsTakenWhole(DRAFT, last, { kind: 'lines', lines: last });
    const { totals, lines } = creditedFrom(one('1'), TODAY, { owed: owed(3_167, 601), whole });
    expect([totals.net, totals.vat, totals.gross]).toEqual([3_167, 601, 3_768]);
    expect(totals.lineNet - totals.discount).toBe(totals.net);
    // The cent by which it is more stands in a line of its own.
    expect(lines.map(({ net }) => net)).toEqual([3_333, 1]);
  });

  test('that takes the last quantity of one rate leaves not a cent of it, though the other rate stays', () => {
    // 6 x 0.335 = 2.01 and 0.14; five of 0.34 + 0.02 leave 0.31 + 0.04 = 0.35, less than a sixth 0.36.
    const small = testLine({ id: 'b', quantity: '6', unitPrice: '0.335', vatCase: 'reduced7' });
    const invoice = testDraft({ lines: [testLine({ id: 'a', quantity: '3', unitPrice: '33.33' }), small] });
    const left = [
      { id: 'a', quantity: decimal('3') },
      { id: 'b', quantity: decimal('1') },
    ];
    const choice = { kind: 'lines', lines: left.slice(1) } as const;
    const group = { vatCase: 'reduced7', exemptionParagraph: null } as const;
    const whole = groupsTakenWhole(invoice, left, choice);
    expect(whole).toEqual([group]);
    const owedOfIt = [{ ...group, net: cents(31), vat: cents(4) }];
    const credit = (taken: typeof whole) =>
      creditedFrom(creditDraft(invoice, choice), TODAY, { owed: owedOfIt, whole: taken }).totals.gross;
    expect([credit([]), credit(whole)]).toEqual([36, 35]);
  });

  test('knows what earlier ones left of a line', () => {
    const line = DRAFT.lines[0] ?? testLine();
    expect(quantityLeft(line, [one('1'), one('0.5')])).toBe('1.5');
  });

  test('over an amount is a line of its own, gross where the invoice is', () => {
    const amount: Cents = cents(5_000);
    const draft = creditDraft(
      { ...DRAFT, priceEntry: 'gross' },
      { kind: 'amounts', amounts: [{ id: 'x', vatCase: 'standard19', exemptionParagraph: null, amount }] },
    );
    const { totals } = creditedFrom(draft, TODAY, { owed: owed(9_499, 1_805), whole: [] });
    // 50.00 / 1.19 = 42.02.
    expect([draft.discountPercent, totals.net, totals.vat, totals.gross]).toEqual([null, 4_202, 798, 5_000]);
  });

  test('says of its lines when they were supplied, and so does the cancellation', () => {
    const servicePeriod = { from: TODAY, to: TODAY };
    const dated = { ...DRAFT, lines: DRAFT.lines.map((line) => ({ ...line, servicePeriod })) };
    const invoice = issued({ ...dated, lines: [...dated.lines, testLine({ servicePeriod: null })] });
    const draft = creditDraft(dated, { kind: 'lines', lines: [{ id: 'a', quantity: decimal('1') }] });
    const credited = creditedFrom(draft, TODAY, { owed: owed(9_499, 1_805), whole: [] });
    const act = { invoice, number: 'RE-2', today: TODAY };
    const documents = [
      creditNote({ ...act, draft, credited, reason: '' }),
      cancelInvoice({ ...act, document: invoice }),
    ];
    expect(documents.map(({ lines }) => lines[0]?.servicePeriod)).toEqual([servicePeriod, servicePeriod]);
    // A line without one is written as it was before there were any.
    expect(invoice.lines[1]).not.toHaveProperty('servicePeriod');
  });

  test('falls with its invoice: the cancellation takes back what it left', () => {
    const invoice = issued(DRAFT);
    const credited = creditedFrom(one('1'), TODAY, { owed: owed(9_499, 1_805), whole: [] });
    const correction = creditNote({
      invoice,
      draft: one('1'),
      credited,
      number: 'RE-2',
      reason: '',
      today: TODAY,
    });
    const cancelled = cancelInvoice({
      document: invoice,
      corrections: [correction],
      number: 'RE-3',
      today: TODAY,
    });
    // 113.04 - 37.68 = 75.36.
    expect(cancelled.totals).toMatchObject({ gross: -7_536, groups: [{ gross: -7_536 }] });
    expect(cancelled.lines.map(({ position, quantity }) => [position, quantity])).toEqual([
      [1, '-3'],
      [2, '1'],
    ]);
    expect(cancelled.introduction).toContain('mit ihrer Korrektur RE-2');
  });
});

test('a copy has dates of its own: due as many days later as before, and nothing of the day of issue', () => {
  const draft = testDraft({
    invoiceDate: TODAY,
    paymentTerms: { kind: 'date', on: '2026-03-30' as typeof TODAY },
    lines: [testLine({ servicePeriod: { from: TODAY, to: TODAY } })],
  });
  expect(copyOf(draft, TODAY, TODAY).lines).toEqual([testLine()]);
  expect(copyOf(draft, TODAY, '2026-12-01' as typeof TODAY)).toMatchObject({
    invoiceDate: null,
    servicePeriod: null,
    paymentTerms: { kind: 'date', on: '2026-12-15' },
  });
});
