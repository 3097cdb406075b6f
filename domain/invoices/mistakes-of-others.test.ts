/** What went wrong in other programs, as cases of ours. Which row is held by which test: `docs/mistakes-of-others.md`. */
import { day } from '@belegbar/domain/calendar';
import { decimal, parseDecimal, parsePercent } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { composeDocument } from './compose-document.ts';
import { dueDate } from './draft.ts';
import type { InvoiceDraft } from './invoice.ts';
import { findProblems } from './problems/find-problems.ts';
import { ratesOn } from './rates.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine, testSmallBusiness } from './test-invoice.ts';
import { computeTotals } from './totals.ts';

const RATES = ratesOn(TODAY);

test('a discount of 15.93303 % is taken with all its decimals', () => {
  // 7 x 499.99 = 3,499.93; less 15.93303 % = 2,942.285…; cut to 15.93 % it would be 2,942.39.
  const line = testLine({ quantity: '7', unitPrice: '499.99', discountPercent: '15.93303' });
  const { totals } = computeTotals(testDraft({ lines: [line] }), RATES);
  expect(totals.net).toBe(294_229);
  const document = composed({ lines: [line] });
  expect(document.lines[0]?.discountPercent).toBe('15.93303');
});

test('the same discount on the whole document, too, and the sums add up', () => {
  // 123,456.78 x 15.93303 % = 19,670.4057… ; 123,456.78 - 19,670.41 = 103,786.37
  const draft = testDraft({
    lines: [testLine({ unitPrice: '123456.78' })],
    discountPercent: decimal('15.93303'),
  });
  const { totals } = computeTotals(draft, RATES);
  expect([totals.discount, totals.net]).toEqual([1_967_041, 10_378_637]);
  expect(totals.lineNet - totals.discount).toBe(totals.net);
});

test.for([
  ['75', 7_500, 6_303, 1_197],
  ['499.99', 49_999, 42_016, 7_983],
  ['500', 50_000, 42_017, 7_983],
] as const)(
  'a gross price of %s is hit exactly, where VAT on the rounded net would miss it by a cent',
  ([price, gross, net, vat]) => {
    // 75.00 / 1.19 = 63.03; 19 % of 63.03 = 11.98, which would make 75.01.
    const draft = testDraft({ priceEntry: 'gross', lines: [testLine({ unitPrice: price })] });
    const { totals } = computeTotals(draft, RATES);
    expect([totals.gross, totals.net, totals.vat]).toEqual([gross, net, vat]);
  },
);

test('10,5 typed with a comma is ten and a half, on the main keys and on the number pad', () => {
  for (const text of ['10,5', '10.5']) {
    expect(parsePercent(text, 'de')).toEqual({ ok: true, value: '10.5' });
    expect(parseDecimal(text, 'de')).toEqual({ ok: true, value: '10.5' });
  }
  // 100.00 less 10.5 %
  const draft = testDraft({ lines: [testLine()], discountPercent: decimal('10.5') });
  expect(computeTotals(draft, RATES).totals.net).toBe(8_950);
});

test('-15,00 is minus fifteen, and a line of it lowers the sum', () => {
  expect(parseDecimal('-15,00', 'de')).toEqual({ ok: true, value: '-15' });
  const lines = [testLine(), testLine({ quantity: '-1', unitPrice: '15' })];
  expect(computeTotals(testDraft({ lines }), RATES).totals.net).toBe(8_500);
});

test('large and round numbers stay plain digits, never powers of ten', () => {
  const lines = [testLine({ quantity: '100', unitPrice: '1000000' })];
  const text = JSON.stringify(composed({ lines }));
  expect(text).toContain('"unitPrice":"1000000"');
  expect(text).not.toMatch(/\dE[+-]?\d/i);
});

test('terms from the last of January never jump over February', () => {
  expect(dueDate(day('2026-01-31'), { kind: 'endOfMonth', days: 0 })).toBe('2026-01-31');
  expect(dueDate(day('2026-01-31'), { kind: 'days', days: 30 })).toBe('2026-03-02');
  expect(dueDate(day('2026-01-31'), { kind: 'endOfMonth', days: 28 })).toBe('2026-02-28');
});

test('an invoice written on one side of midnight is dated by the day it is given, not by a clock', () => {
  expect(composed({}, '2026-03-16').invoiceDate).toBe('2026-03-16');
  expect(composed({}, '2026-03-17').invoiceDate).toBe('2026-03-17');
  expect(composed({ invoiceDate: day('2026-03-16') }, '2026-03-17').invoiceDate).toBe('2026-03-16');
});

test('the service period stands on the document as days, also where it is a single one', () => {
  const servicePeriod = { from: day('2026-02-01'), to: day('2026-02-28') };
  expect(composed({ servicePeriod }).servicePeriod).toEqual(servicePeriod);
  expect(composed({ servicePeriod: null }).servicePeriod).toEqual({ from: TODAY, to: TODAY });
});

test('a small business needs no VAT ID to issue, and its document names § 19 UStG', () => {
  const business = testSmallBusiness({ vatId: '' });
  const draft = testDraft({ lines: [testLine({ vatCase: 'smallBusiness' })] });
  const act = { draft, business, client: testClient(), today: TODAY, issuedFrom: null };
  expect(findProblems(act).filter(({ severity }) => severity === 'blocking')).toEqual([]);
  const document = composeDocument({ kind: 'invoice', number: 'RE-1', ...act });
  expect(document.statutoryNotes.join()).toContain('§ 19 UStG');
  expect([document.totals.vat, document.lines[0]?.vatPercent]).toEqual([0, null]);
});

test('reverse charge without the VAT ID of the client is asked for before it is issued, and the ID is kept', () => {
  const lines = [testLine({ vatCase: 'euService' })];
  const abroad = { country: 'AT', postCode: '1010', city: 'Wien' };
  const problems = (vatId: string) =>
    findProblems({
      draft: testDraft({ lines }),
      business: testBusiness(),
      client: testClient({ ...abroad, vatId }),
      today: TODAY,
      issuedFrom: null,
    }).map(({ code }) => code);
  expect(problems('')).toContain('recipient.vat-id.missing');
  expect(problems('ATU12345675')).not.toContain('recipient.vat-id.missing');
  expect(composed({ lines }, TODAY, { ...abroad, vatId: 'ATU12345675' }).recipient.vatId).toBe('ATU12345675');
});

test('a tax-exempt line is a document like any other, with the number of its law', () => {
  const line = testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' });
  const { lines, totals } = composed({ lines: [line] });
  expect([lines[0]?.exemptionParagraph, totals.vat]).toEqual(['4 Nr. 21', 0]);
});

test('the rate is the one of the service, whenever the invoice is written, and stands in the document itself', () => {
  const servicePeriod = { from: day('2025-12-01'), to: day('2025-12-31') };
  const lines = [testLine(), testLine({ vatCase: 'reduced7' })];
  const { lines: printed, totals } = composed({ servicePeriod, lines }, '2026-03-16');
  expect(printed.map(({ vatPercent }) => vatPercent)).toEqual(['19', '7']);
  expect(totals.groups.map(({ vatPercent }) => vatPercent)).toEqual(['19', '7']);
});

function composed(
  draft: Partial<InvoiceDraft>,
  today: string = TODAY,
  client: Parameters<typeof testClient>[0] = {},
) {
  return composeDocument({
    kind: 'invoice',
    number: 'RE-2026-0001',
    draft: testDraft(draft),
    business: testBusiness(),
    client: testClient(client),
    today: day(today),
  });
}
