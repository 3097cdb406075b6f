import { day, quarterOf } from '@belegbar/domain/calendar';
import { openAmount, receivedAmount } from '@belegbar/domain/journal';
import { cents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookEvents, type TaxCase, type TaxCaseEvent, vatAdvanceBoxes } from './cases/index.ts';

describe('payments', () => {
  test('in any split add up to the invoice, group by group', () => {
    fc.assert(
      fc.property(
        anyInvoice(),
        fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 }),
        basis(),
        (issue, cuts, vatBasis) => {
          const gross = openAmount(booked(vatBasis, [issue]));
          const entries = booked(vatBasis, [issue, ...paymentsOf(gross, cuts)]);
          for (const invoice of entries.filter((entry) => entry.kind === 'invoice')) {
            const cash = entries.filter(
              (entry) => entry.basis === 'cash' && entry.taxCode === invoice.taxCode,
            );
            expect(sumCents(cash.map((entry) => entry.net))).toBe(invoice.net);
            expect(sumCents(cash.map((entry) => entry.vat))).toBe(invoice.vat);
          }
          expect(openAmount(entries)).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('what a skonto gives up and what is paid make the invoice', () => {
    fc.assert(
      fc.property(anyInvoice(), fc.integer({ min: 1, max: 99 }), basis(), (issue, percent, vatBasis) => {
        const gross = openAmount(booked(vatBasis, [issue]));
        const paid = Math.max(1, Math.floor((gross * percent) / 100));
        const payment: TaxCaseEvent = {
          type: 'payment',
          of: 'a',
          date: '2026-05-05',
          amount: String(paid / 100),
          skonto: true,
        };
        const entries = booked(vatBasis, [issue, payment]);
        expect(openAmount(entries)).toBe(0);
        const cash = entries.filter((entry) => entry.basis === 'cash');
        expect(sumCents(cash.map((entry) => cents(entry.net + entry.vat)))).toBe(paid);
      }),
    );
  });
});

describe('a payment that was noted by mistake', () => {
  test('leaves every box of every period and every group as if it had never been noted', () => {
    fc.assert(
      fc.property(
        anyInvoice(),
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        basis(),
        (issue, amounts, wrong, vatBasis) => {
          const payments = amounts.map((amount, index): TaxCaseEvent => {
            const date = `2026-0${index + 5}-05`;
            return { type: 'payment', id: String(index), of: 'a', date, amount: String(amount / 100) };
          });
          const mistake = wrong % payments.length;
          const entries = booked(vatBasis, [
            issue,
            ...payments,
            { type: 'undo', of: 'a', payment: String(mistake) },
          ]);
          const right = booked(vatBasis, [issue, ...payments.filter((_, index) => index !== mistake)]);
          expect(receivedAmount(entries)).toBe(receivedAmount(right));
          expect(openAmount(entries)).toBe(openAmount(right));
          for (const code of new Set(entries.map((entry) => entry.taxCode))) {
            const totals = (list: typeof entries) =>
              sumCents(
                list
                  .filter((entry) => entry.taxCode === code && entry.taxPoint !== null)
                  .map(({ net }) => net),
              );
            expect(totals(entries)).toBe(totals(right));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a cancellation', () => {
  test('and its invoice are zero in every box of every period together', () => {
    fc.assert(
      fc.property(
        anyInvoice(),
        fc.integer({ min: 0, max: 100 }),
        basis(),
        anyMonth(),
        (issue, percentPaid, vatBasis, month) => {
          const gross = openAmount(booked(vatBasis, [issue]));
          const paid = Math.floor((gross * percentPaid) / 100);
          const payments: TaxCaseEvent[] =
            paid === 0 ? [] : [{ type: 'payment', of: 'a', date: '2026-04-15', amount: String(paid / 100) }];
          const refunds: TaxCaseEvent[] =
            paid === 0 ? [] : [{ type: 'refund', of: 'a', date: '2026-12-01', amount: String(paid / 100) }];
          const date = `2026-${month}-20`;
          const entries = booked(vatBasis, [
            issue,
            ...payments,
            { type: 'cancelInvoice', of: 'a', date },
            ...refunds,
          ]);
          const counting = entries.filter((entry) => entry.taxPoint !== null);
          for (const amount of ['net', 'vat'] as const) {
            for (const code of new Set(counting.map((entry) => entry.taxCode))) {
              expect(
                sumCents(counting.filter((entry) => entry.taxCode === code).map((entry) => entry[amount])),
              ).toBe(0);
            }
          }
          expect(openAmount(entries)).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('on the day of the invoice leaves every box empty, and says what it takes back', () => {
    const entries = booked('accrual', [
      invoiceOf([{ quantity: '1', unitPrice: '500.00', vatCase: 'standard19' }]),
      { type: 'cancelInvoice', of: 'a', date: '2026-06-30' },
    ]);
    expect(vatAdvanceBoxes(entries, quarterOf(day('2026-06-30')), 'BE')).toEqual({
      '83': '0.00',
    });
    expect(entries.map((entry) => [entry.number, entry.kind, entry.net, entry.reverses])).toEqual([
      [1, 'invoice', 50_000, null],
      [2, 'cancellation', -50_000, 1],
    ]);
  });
});

test('a small business books without any tax point', () => {
  const entries = bookEvents({
    profile: { vatBasis: 'cash', smallBusiness: true, period: 'quarter', land: 'BE' },
    events: [
      invoiceOf([{ quantity: '1', unitPrice: '500.00', vatCase: 'smallBusiness' }]),
      { type: 'payment', of: 'a', date: '2026-07-07', amount: '500.00' },
    ],
  });
  expect(entries.map((entry) => [entry.basis, entry.scheme, entry.taxPoint, entry.net])).toEqual([
    ['accrual', 'smallBusiness', null, 50_000],
    ['cash', 'smallBusiness', null, 50_000],
  ]);
});

type Issue = Extract<TaxCaseEvent, { type: 'issueInvoice' }>;

function booked(vatBasis: 'accrual' | 'cash', events: TaxCase['events']) {
  return bookEvents({ profile: { vatBasis, smallBusiness: false, period: 'month', land: 'BE' }, events });
}

/** Work of May and June, billed at its end. */
function invoiceOf(lines: Issue['lines']): Issue {
  const service = { from: '2026-05-01', to: '2026-06-30' };
  return {
    type: 'issueInvoice',
    id: 'a',
    date: '2026-06-30',
    service,
    client: { country: 'DE', business: true },
    lines,
  };
}

function anyInvoice(): fc.Arbitrary<Issue> {
  const cases = fc.subarray(['standard19', 'reduced7', 'zero', 'domesticReverseCharge', 'export'], {
    minLength: 1,
  });
  const prices = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 5, maxLength: 5 });
  return fc.tuple(cases, prices).map(([vatCases, pricesCents]) =>
    invoiceOf(
      vatCases.map((vatCase, index) => ({
        quantity: '1',
        unitPrice: String((pricesCents[index] ?? 1) / 100),
        vatCase,
      })),
    ),
  );
}

function basis() {
  return fc.constantFrom('accrual' as const, 'cash' as const);
}

function anyMonth() {
  return fc.constantFrom('05', '06', '07', '10');
}

/** Payments from April to December, some before the work is done, the last one of the rest. */
function paymentsOf(gross: number, cuts: readonly number[]): TaxCaseEvent[] {
  const events: TaxCaseEvent[] = [];
  let rest = gross;
  for (const cut of [...cuts, gross]) {
    const amount = Math.min(cut, rest);
    if (amount === 0) break;
    const month = String(4 + events.length).padStart(2, '0');
    events.push({ type: 'payment', of: 'a', date: `2026-${month}-15`, amount: String(amount / 100) });
    rest -= amount;
  }
  return events;
}
