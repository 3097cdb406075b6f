/** When an invoice is due, when its supply was, and with which terms a new one begins. */
import { day } from '@belegbar/domain/calendar';
import { describe, expect, test } from 'vitest';
import { dueDate, servicePeriodOf, usualTerms } from './draft.ts';
import { composeDocument } from './index.ts';
import type { InvoiceDraft, PaymentTerms, ServicePeriod } from './invoice.ts';
import { supplyTaxPoint } from './tax-point.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine } from './test-invoice.ts';

test.each<[string, PaymentTerms, string]>([
  ['2026-01-31', { kind: 'immediate' }, '2026-01-31'],
  ['2026-01-31', { kind: 'days', days: 14 }, '2026-02-14'],
  // 31 January and 0 days stay in January; 30 days lead to 2 March.
  ['2026-01-31', { kind: 'endOfMonth', days: 0 }, '2026-01-31'],
  ['2026-01-31', { kind: 'endOfMonth', days: 30 }, '2026-03-31'],
  ['2028-02-01', { kind: 'endOfMonth', days: 14 }, '2028-02-29'],
  ['2026-01-31', { kind: 'date', on: day('2026-05-15') }, '2026-05-15'],
])('an invoice of %s with %j is due on %s', (on, terms, due) => {
  expect(dueDate(day(on), terms)).toBe(due);
});

test.each<[number, 'daysFromIssue' | 'specificDate' | 'endOfMonth', PaymentTerms]>([
  [14, 'daysFromIssue', { kind: 'days', days: 14 }],
  [0, 'daysFromIssue', { kind: 'immediate' }],
  [0, 'specificDate', { kind: 'immediate' }],
  [30, 'specificDate', { kind: 'date', on: day('2026-04-01') }],
  [0, 'endOfMonth', { kind: 'endOfMonth', days: 0 }],
  [30, 'endOfMonth', { kind: 'endOfMonth', days: 30 }],
])(
  'with %d days and the format %s a draft of 2 March 2026 begins with %j',
  (paymentDays, dueDateFormat, terms) => {
    expect(usualTerms({ paymentDays, dueDateFormat }, day('2026-03-02'))).toEqual(terms);
  },
);

describe('the time of supply', () => {
  const during = (from: string, to: string): ServicePeriod => ({ from: day(from), to: day(to) });
  const written = (servicePeriod: ServicePeriod | null, ...periods: (ServicePeriod | null)[]): InvoiceDraft =>
    testDraft({ servicePeriod, lines: periods.map((ofLine) => testLine({ servicePeriod: ofLine })) });

  test.for<[string, InvoiceDraft, ServicePeriod]>([
    ['the day of the invoice, if nothing is said', written(null, null), during(TODAY, TODAY)],
    [
      'what the invoice says',
      written(during('2026-02-01', '2026-02-28'), during('2026-02-02', '2026-02-06')),
      during('2026-02-01', '2026-02-28'),
    ],
    [
      'from the first to the last day of the lines, whatever their order',
      written(null, during('2026-02-16', '2026-02-27'), null, during('2026-02-02', '2026-03-06')),
      during('2026-02-02', '2026-03-06'),
    ],
    [
      'that of the lines which do not end before they begin',
      written(null, during('2026-02-27', '2026-02-16'), during('2026-03-02', '2026-03-06')),
      during('2026-03-02', '2026-03-06'),
    ],
    [
      'the day of the invoice, if its only line ends before it begins',
      written(null, during('2026-02-27', '2026-02-16')),
      during(TODAY, TODAY),
    ],
  ])('is %s', ([, draft, expected]) => {
    expect(servicePeriodOf(draft, TODAY)).toEqual(expected);
  });

  test('decides when the VAT arises: with the end of the last line (§ 13 (1) No. 1 a UStG)', () => {
    // Work of February, billed on 16 March: February owes the VAT.
    const draft = written(null, during('2026-02-02', '2026-02-06'), during('2026-02-16', '2026-02-27'));
    const [business, client] = [testBusiness(), testClient()];
    const document = composeDocument({
      kind: 'invoice',
      number: 'RE-1',
      draft,
      business,
      client,
      today: TODAY,
    });
    const { servicePeriod, invoiceDate } = document;
    const regime = { vatBasis: 'accrual', smallBusiness: false } as const;
    expect(servicePeriod).toEqual(during('2026-02-02', '2026-02-27'));
    expect(supplyTaxPoint({ vatCase: 'standard19', regime, invoiceDate, serviceTo: servicePeriod.to })).toBe(
      '2026-02-27',
    );
  });
});
