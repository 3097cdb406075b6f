/** Events to boxes: our own cases, and those that were worked by hand before there was a program. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Land } from '@belegbar/domain/business';
import { day, isPeriod, monthsOf, quarterOf } from '@belegbar/domain/calendar';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { assert, cents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bookEvents,
  categoryCosts,
  eurLines,
  TAX_CASES,
  type TaxCase,
  vatAdvanceBoxes,
} from './cases/index.ts';
import {
  boxesOf,
  isReturnRequired,
  type JournalSum,
  sumsOf,
  vatAdvance,
  vatAdvanceDueDate,
} from './index.ts';

describe('the advance return of our own cases', () => {
  test.for(TAX_CASES.map((taxCase) => [taxCase.title, taxCase] as const))('%s', ([, taxCase]) => {
    check(taxCase);
    const { eur = {}, costs = {} } = taxCase.expected;
    const entries = bookEvents(taxCase);
    const found = Object.keys(eur).map((year) => [year, eurLines(entries, year)]);
    expect(Object.fromEntries(found), taxCase.why).toEqual(eur);
    const cost = Object.keys(costs).map((year) => [year, categoryCosts(entries, year)]);
    expect(Object.fromEntries(cost), taxCase.why).toEqual(costs);
  });
});

const HAND_WORKED = new URL('cases/hand-worked/', import.meta.url);

describe('the advance return of cases worked by hand from the law and the forms', () => {
  const cases = handWorked();

  test.for(cases.map((taxCase) => [taxCase.id, taxCase] as const))('%s', ([, taxCase]) => check(taxCase));

  test('and there are many', () => {
    expect(cases.length).toBeGreaterThan(30);
  });
});

test('the three months add up to the quarter in every box, before cents are cut', () => {
  fc.assert(
    fc.property(fc.array(anyInvoice(), { minLength: 1, maxLength: 12 }), (invoices) => {
      const events = invoices.flatMap((invoice, index) => eventsOf(invoice, `i${index}`));
      const entries = bookEvents({
        profile: { vatBasis: 'cash', smallBusiness: false, period: 'month', land: 'BE' },
        events,
      });
      const quarter = quarterOf(day('2026-02-01'));
      const months = monthsOf(quarter).map((month) => exactBoxes(sumsOf(entries, month)));
      for (const [kennzahl, amount] of exactBoxes(sumsOf(entries, quarter))) {
        expect(sumCents(months.map((boxes) => boxes.get(kennzahl) ?? cents(0)))).toBe(amount);
      }
    }),
    { numRuns: 50 },
  );
});

test('Kz 83 differs from the ledger by the tax on the cents that the form cuts', () => {
  // 1000.60 + 190.11: the form takes 1000, so 190.00, the ledger 190.11.
  const events = eventsOf({ monthOfWork: 2, priceCents: 100_060, vatCase: 'standard19', paidCents: 0 }, 'a');
  const entries = bookEvents({
    profile: { vatBasis: 'accrual', smallBusiness: false, period: 'quarter', land: 'BE' },
    events,
  });
  const figures = returnOf(sumsOf(entries, quarterOf(day('2026-01-01'))));
  expect(figures).toMatchObject({
    payable: 19_000,
    ledgerPayable: 19_011,
    roundingDifference: -11,
    formYear: 2026,
  });
  expect(
    figures.boxes.map((box) => [
      box.kennzahl,
      box.line,
      box.amount,
      box.exact,
      box.computedTax,
      box.entryCount,
    ]),
  ).toEqual([
    ['81', 13, 100_000, 100_060, 19_000, 1],
    ['83', 50, 19_000, 19_011, null, 0],
  ]);
});

test('a small business files only for a period in which it owes VAT as a buyer', () => {
  const nothing = returnOf([]);
  const owed = returnOf([sumOf({ taxCode: 'otherReverseCharge', scheme: 'smallBusiness', kind: 'expense' })]);
  expect(isReturnRequired(nothing, { smallBusiness: true })).toBe(false);
  expect(isReturnRequired(owed, { smallBusiness: true })).toBe(true);
  expect(isReturnRequired(nothing, { smallBusiness: false })).toBe(true);
});

test.for([
  [
    'an input VAT entry stands in Kz 66 alone',
    { taxCode: 'inputReduced7', scheme: 'regular', kind: 'expense' },
    ['66'],
  ],
  [
    'a bad debt stands in its own box and in Kz 50',
    { taxCode: 'standard19', scheme: 'regular', kind: 'writeOff' },
    ['81', '50'],
  ],
  [
    'money for a bad debt is not in Kz 50',
    { taxCode: 'standard19', scheme: 'regular', kind: 'recovery' },
    ['81'],
  ],
  [
    'reverse charge is owed and deducted',
    { taxCode: 'euServiceReverseCharge', scheme: 'regular', kind: 'expense' },
    ['46', '47', '67'],
  ],
  [
    'a small business only owes it',
    { taxCode: 'euServiceReverseCharge', scheme: 'smallBusiness', kind: 'expense' },
    ['46', '47'],
  ],
  [
    'a small business sale is in no box',
    { taxCode: 'smallBusiness', scheme: 'smallBusiness', kind: 'invoice' },
    [],
  ],
] as const)('%s', ([, entry, boxes]) => {
  expect(boxesOf(entry)).toEqual(boxes);
});

// § 18 (1) UStG, § 108 (3) AO; weekdays by the calendar of 2026.
test.for([
  ['2026-Q1', 'BE', '2026-04-10', '2026-04-10', null],
  ['2026-09', 'BE', '2026-10-10', '2026-10-12', 'saturday'],
  ['2026-04', 'BY', '2026-05-10', '2026-05-11', 'sunday'],
] as const)(
  'the return of %s is due as the calendar of %s says',
  ([period, land, statutory, due, reason]) => {
    assert(isPeriod(period), 'a period');
    expect(vatAdvanceDueDate(period, land)).toEqual({
      statutoryDueDate: statutory,
      dueDate: due,
      dueShiftedBy: reason,
    });
  },
);

function check(taxCase: TaxCase): void {
  const entries = bookEvents(taxCase);
  const periods = Object.keys(taxCase.expected.vatAdvance).filter(isPeriod);
  const found = periods.map((period) => [
    period,
    vatAdvanceBoxes(entries, period, taxCase.profile.land as Land),
  ]);
  expect(Object.fromEntries(found), taxCase.why).toEqual(taxCase.expected.vatAdvance);
}

function handWorked(): TaxCase[] {
  const files = readdirSync(HAND_WORKED).filter((name) => name.endsWith('.json'));
  return files
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, HAND_WORKED), 'utf8')) as TaxCase[])
    .filter(({ expected }) => expected.vatAdvance !== undefined);
}

interface AnyInvoice {
  monthOfWork: number;
  priceCents: number;
  vatCase: string;
  /** Zero for unpaid. */
  paidCents: number;
}

function anyInvoice(): fc.Arbitrary<AnyInvoice> {
  return fc.record({
    monthOfWork: fc.integer({ min: 1, max: 3 }),
    priceCents: fc.integer({ min: 1, max: 5_000_000 }),
    vatCase: fc.constantFrom('standard19', 'reduced7', 'zero', 'domesticReverseCharge'),
    paidCents: fc.integer({ min: 0, max: 5_000_000 }),
  });
}

function eventsOf(invoice: AnyInvoice, id: string): TaxCase['events'] {
  const month = `2026-0${invoice.monthOfWork}`;
  const lines = [{ quantity: '1', unitPrice: String(invoice.priceCents / 100), vatCase: invoice.vatCase }];
  const issue = {
    type: 'issueInvoice',
    id,
    date: `${month}-10`,
    client: { country: 'DE', business: true },
    lines,
  } as const;
  const paid = Math.min(invoice.paidCents, invoice.priceCents);
  if (paid === 0) return [issue];
  return [issue, { type: 'payment', of: id, date: `${month}-28`, amount: String(paid / 100) }];
}

function exactBoxes(sums: readonly JournalSum[]) {
  return new Map(
    returnOf(sums)
      .boxes.filter((box) => box.kennzahl !== '83')
      .map((box) => [box.kennzahl, box.exact]),
  );
}

function returnOf(sums: readonly JournalSum[]) {
  const form = vatAdvanceForm(2026);
  assert(form.known, 'the form of 2026');
  return vatAdvance({ period: quarterOf(day('2026-01-01')), sums, form: form.value, land: 'BE' });
}

function sumOf(entry: Pick<JournalSum, 'taxCode' | 'scheme' | 'kind'>): JournalSum {
  return { ...entry, net: cents(-10_000), vat: cents(-1_900), deductible: cents(-1_900), count: 1 };
}
