/** Gifts of a year, whoever gets them and in whichever order they are entered. */
import type { TaxRegime } from '@belegbar/domain/business';
import { addDays, day } from '@belegbar/domain/calendar';
import { cents, negateCents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookPurchase, type Expense, giftsAbove } from './index.ts';

const REGIME: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
/** § 4 (5) No. 1 EStG since 2024. */
const LIMIT = 5_000;

test('up to any day VAT of a recipient is deducted in full while the gifts are within the limit, and not at all after', () => {
  const gift = fc.record({ after: fc.nat(120), net: fc.integer({ min: 1, max: 4_000 }), to: fc.nat(1) });
  fc.assert(
    fc.property(fc.array(gift, { minLength: 1, maxLength: 6 }), (gifts) => {
      const bills = gifts.map(({ after, net, to }, index) => giftOf(index, { after, net, to: `Gast ${to}` }));
      const above = giftsAbove(bills, 2026);
      const entries = bills.flatMap(({ expense, regime }, index) =>
        bookPurchase({
          expense,
          regime,
          expenseId: String(index),
          giftsAbove: above,
          payments: [
            {
              on: expense.documentDate,
              amount: sumCents(expense.lines.flatMap(({ net, vat }) => [net, vat])),
            },
          ],
        }),
      );
      for (const { expense } of bills) {
        const until = expense.documentDate;
        const deducted = entries.filter(
          ({ basis, taxPoint, taxCode }) =>
            basis === 'accrual' && taxCode === 'inputStandard19' && taxPoint !== null && taxPoint <= until,
        );
        const lawful = ['Gast 0', 'Gast 1'].flatMap((recipient) => {
          const own = bills
            .filter((bill) => bill.expense.documentDate <= until)
            .flatMap((bill) => bill.expense.lines.filter((line) => line.recipient === recipient));
          return sumCents(own.map(({ net }) => net)) > LIMIT ? [] : own.map(({ vat }) => vat);
        });
        expect(negateCents(sumCents(deducted.map(({ vat }) => vat)))).toBe(sumCents(lawful));
        const cost = entries.filter(
          ({ basis, category, bookedOn }) => basis === 'cash' && category === 'gifts' && bookedOn <= until,
        );
        expect(negateCents(sumCents(cost.map(({ vat }) => vat)))).toBe(sumCents(lawful));
      }
    }),
    { numRuns: 300 },
  );
});

test('without a name a gift is judged by its bill alone', () => {
  const bills = [giftOf(0, { after: 0, net: 3_000 }), giftOf(1, { after: 1, net: 3_000 })];
  expect(giftsAbove(bills, 2026)).toEqual(new Map());
});

function giftOf(index: number, { after, net, to }: { after: number; net: number; to?: string }) {
  const on = addDays(day('2026-01-05'), after);
  const line = { taxCode: 'inputStandard19', net: cents(net), vat: cents(Math.round(net * 0.19)) } as const;
  const expense: Expense = {
    number: `B-${index}`,
    vendor: 'Blumenladen',
    vendorVatId: '',
    category: 'gifts',
    documentDate: on,
    receivedOn: null,
    servicePeriod: { from: on, to: on },
    isPrepayment: false,
    lines: [{ ...line, ...(to === undefined ? {} : { recipient: to }) }],
    privateSharePercent: null,
  };
  return { expense, regime: REGIME };
}
