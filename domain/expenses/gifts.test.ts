/** Gifts of a year, whoever gets them and in whichever order they are entered. */
import type { TaxRegime } from '@belegbar/domain/business';
import { addDays, type Day, day } from '@belegbar/domain/calendar';
import { addCents, type Cents, cents, negateCents, subtractCents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookPurchase, giftsAbove, type Purchase } from './index.ts';

const REGIME: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
/** § 4 (5) No. 1 EStG since 2024. */
const LIMIT = 5_000;

interface Drawn {
  after: number;
  net: number;
  /** Undefined: to nobody who is named. */
  to?: string;
  /** Days after the gift, and cents net of a credit of the vendor. */
  credit?: { after: number; net: number } | null;
}

test('up to any day VAT of a recipient is deducted in full while the gifts are within the limit, and not at all while they are above', () => {
  const credit = fc.option(fc.record({ after: fc.nat(90), net: fc.integer({ min: 1, max: 4_000 }) }), {
    nil: null,
  });
  const gift = fc.record({
    after: fc.nat(120),
    net: fc.integer({ min: 1, max: 6_000 }),
    to: fc.constantFrom('Gast 0', 'Gast 1'),
    credit,
  });
  fc.assert(
    fc.property(fc.array(gift, { minLength: 1, maxLength: 6 }), (gifts) => {
      const bills = gifts.map((drawn, index) => giftOf(index, drawn));
      const above = giftsAbove(bills, 2026);
      const entries = bills.flatMap((bill) => bookPurchase({ ...bill, giftsAbove: above }));
      for (const until of bills.flatMap(daysOf)) {
        const lawful = ['Gast 0', 'Gast 1'].flatMap((recipient) => {
          const own = bills
            .filter(
              ({ expense }) => expense.documentDate <= until && expense.lines[0]?.recipient === recipient,
            )
            .map((bill) => leftOn(bill, until));
          return sumCents(own.map(({ net }) => net)) > LIMIT ? [] : own.map(({ vat }) => vat);
        });
        const deducted = entries.filter(
          ({ basis, taxPoint, taxCode }) =>
            basis === 'accrual' && taxCode === 'inputStandard19' && taxPoint !== null && taxPoint <= until,
        );
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

test('without a name a gift above the limit is deducted once a credit brings it below', () => {
  const bill = giftOf(0, { after: 0, net: 6_000, credit: { after: 10, net: 2_000 } });
  const vat = bookPurchase(bill).filter(({ taxPoint }) => taxPoint !== null);
  const counted = Map.groupBy(vat, ({ taxPoint }) => taxPoint);
  // 40.00 x 19 %, on the day of the credit.
  const sums = [...counted].map(([on, own]) => [on, sumCents(own.map((entry) => entry.vat))]);
  expect(sums).toEqual([['2026-01-15', -760]]);
});

/** Paid at once, and what is credited comes back on the same day. */
function giftOf(index: number, { after, net, to, credit = null }: Drawn): Purchase {
  const on = addDays(day('2026-01-05'), after);
  const line = lineOf(net);
  const lines = [{ ...line, ...(to === undefined ? {} : { recipient: to }) }];
  const paid = { on, amount: addCents(line.net, line.vat) };
  const off = lineOf(Math.min(credit?.net ?? 0, net));
  const creditedOn = addDays(on, credit?.after ?? 0);
  const back = { on: creditedOn, amount: negateCents(addCents(off.net, off.vat)) };
  return {
    expense: {
      number: `B-${index}`,
      vendor: 'Blumenladen',
      vendorVatId: '',
      category: 'gifts',
      documentDate: on,
      receivedOn: null,
      servicePeriod: { from: on, to: on },
      isPrepayment: false,
      lines,
      privateSharePercent: null,
    },
    expenseId: String(index),
    regime: REGIME,
    payments: credit === null ? [paid] : [paid, back],
    credits: credit === null ? [] : [{ on: creditedOn, number: 'G', lines: [off] }],
  };
}

function lineOf(net: number) {
  return { taxCode: 'inputStandard19', net: cents(net), vat: cents(Math.round(net * 0.19)) } as const;
}

function daysOf({ payments }: Purchase): Day[] {
  return payments.map(({ on }) => on);
}

function leftOn({ expense, credits = [] }: Purchase, until: Day): { net: Cents; vat: Cents } {
  const off = credits.filter(({ on }) => on <= until).flatMap(({ lines }) => lines);
  const less = (part: 'net' | 'vat') =>
    subtractCents(sumCents(expense.lines.map((line) => line[part])), sumCents(off.map((line) => line[part])));
  return { net: less('net'), vat: less('vat') };
}
