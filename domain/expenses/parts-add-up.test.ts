/** Whatever is bought or credited, however it is paid: parts add up to the bill, and what is taken back leaves nothing. */
import type { TaxRegime } from '@belegbar/domain/business';
import { addDays, type Day, day } from '@belegbar/domain/calendar';
import { type BookedEntry, PURCHASE_TAX_CODES, withNew } from '@belegbar/domain/journal';
import { type Cents, cents, decimal, negateCents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookAnew,
  bookPaymentUndo,
  bookPurchase,
  bookPurchaseChange,
  bookPurchaseUndo,
  type Deduction,
  type Expense,
  type ExpenseLine,
  expenseGross,
  type Purchase,
  type PurchasePayment,
} from './index.ts';
import { isOwed, purchaseGroups } from './purchase-groups.ts';

const FIRST = day('2026-01-05');
const RUNS = { numRuns: 300 };

test('parts that pay a bill in full add up to it, group by group, and so does what is deducted of them', () => {
  fc.assert(
    fc.property(anyPurchase(), fc.array(fc.nat(1000), { maxLength: 4 }), (purchase, weights) => {
      const paid = { ...purchase, payments: inParts(expenseGross(purchase.expense), weights) };
      const entries = bookPurchase(paid);
      const groups = purchaseGroups(paid.expense, paid.regime);
      for (const [key, alike] of Map.groupBy(groups, keyOf)) {
        const billed = entries.filter((entry) => entry.basis === 'accrual' && keyOf(entry) === key);
        expect(sumsOf(billed)).toEqual({
          net: sumCents(alike.map(({ base }) => base)),
          vat: sumCents(alike.map(({ vat }) => vat)),
          deductible: sumCents(alike.map(({ deductible }) => deductible)),
        });
      }
      const cash = sumsOf(entries.filter(({ basis }) => basis === 'cash'));
      expect(cash.net).toBe(sumCents(groups.map((group) => group.net)));
      expect(cash.vat).toBe(sumCents(groups.map((group) => group.billedVat)));
      const onBill = groups.filter((group) => !isOwed(group));
      expect(cash.deductible).toBe(sumCents(onBill.map(({ deductible }) => deductible)));
    }),
    RUNS,
  );
});

test('of a bill that was all paid before the supply nothing is left for its end', () => {
  const counted = ['inputStandard19', 'euServiceReverseCharge', 'otherReverseCharge7'];
  fc.assert(
    fc.property(
      anyPurchase({ reaches: [200], least: 1000 }),
      fc.array(fc.nat(1000), { maxLength: 4 }),
      (purchase, weights) => {
        const payments = inParts(expenseGross(purchase.expense), weights);
        const days = payments.map(({ on }) => on);
        const owed = bookPurchase({ ...purchase, payments }).filter(
          ({ basis, taxCode, net }) => basis === 'accrual' && counted.includes(taxCode) && net !== 0,
        );
        expect(owed.filter(({ taxPoint }) => taxPoint === null || !days.includes(taxPoint))).toEqual([]);
      },
    ),
    RUNS,
  );
});

test('payments noted in any order, with mistakes taken back, come to the same', () => {
  fc.assert(
    fc.property(
      anyPurchase(),
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      (purchase, weights, wrong) => {
        const payments = inParts(expenseGross(purchase.expense), [...weights, 1]).slice(0, -1);
        const right = payments.filter((_, index) => index !== wrong);
        const noted: PurchasePayment[][] = [[]];
        for (const payment of payments.toReversed()) noted.push([...(noted.at(-1) ?? []), payment]);
        noted.push(right);
        let entries: BookedEntry[] = withNew([], bookPurchase({ ...purchase, payments: [] }));
        for (let step = 1; step < noted.length; step += 1) {
          const [before = [], after = []] = noted.slice(step - 1, step + 1);
          entries = withNew(
            entries,
            bookPurchaseChange({ ...purchase, payments: before }, { ...purchase, payments: after }),
          );
        }
        expect(places(entries)).toEqual(places(withNew([], bookPurchase({ ...purchase, payments: right }))));
        expect(places([...entries, ...withNew([], bookPurchaseUndo(entries))])).toEqual({});
      },
    ),
    RUNS,
  );
});

test('a payment that older rules booked is mirrored as it stands', () => {
  const purchase = fc.sample(anyPurchase({ least: 1000 }), { numRuns: 1, seed: 1 })[0] as Purchase;
  const payment = { on: FIRST, amount: expenseGross(purchase.expense) };
  const paid = { ...purchase, payments: [payment] };
  const older = bookPurchase(paid).map((entry) => ({
    ...entry,
    category: 'other',
    taxCode: 'inputNone' as const,
  }));
  const entries = older.map((entry, index) => ({ ...entry, number: index + 1 }));
  const made = entries.filter(({ basis }) => basis === 'cash');
  const undo = bookPaymentUndo({ before: paid, after: purchase }, { entries, made });
  expect(places([...made, ...withNew([], undo)])).toEqual({});
  expect(new Set(undo.map(({ reverses }) => reverses))).toEqual(new Set([made[0]?.number]));
});

test('a bill that older rules booked with another deduction is judged anew when it is paid', () => {
  const purchase = fc.sample(anyPurchase({ least: 1000 }), { numRuns: 1, seed: 1 })[0] as Purchase;
  const older = bookPurchase(purchase).map(({ deductible: _, ...entry }) => ({
    ...entry,
    category: 'other',
  }));
  const entries = withNew([], older);
  const payment = { on: FIRST, amount: expenseGross(purchase.expense) };
  const paid = { ...purchase, payments: [payment] };
  const all = withNew(entries, bookAnew(paid, entries));
  expect(places(all)).toEqual(places(withNew([], bookPurchase(paid))));
});

/** Shares of the bill on days before and after the supply, the last of them the rest. */
function inParts(gross: Cents, weights: readonly number[]): PurchasePayment[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 1);
  const parts = weights.map((weight) => cents(Math.trunc((gross * weight) / whole)));
  const rest = cents(gross - sumCents(parts));
  return [...parts, rest].map((amount, index) => ({ amount, on: addDays(FIRST, index * 17) }));
}

function anyPurchase({ reaches = [0, 30, 200], least = 1 } = {}): fc.Arbitrary<Purchase> {
  const amount = fc.integer({ min: least, max: 300_000 });
  const deduction = fc.oneof(
    fc.constant(undefined),
    fc.constant<Deduction>({ reason: 'exemptOutput' }),
    fc
      .integer({ min: 1, max: 99 })
      .map((share): Deduction => ({ reason: 'mixedOutput', percent: decimal(String(share)) })),
  );
  const line = fc
    .record({
      taxCode: fc.constantFrom(...PURCHASE_TAX_CODES),
      net: amount,
      deduction,
      category: fc.constantFrom('software', 'materials', undefined),
    })
    .map(
      ({ net, ...parts }) => ({ ...parts, net: cents(net), vat: vatOf(parts.taxCode, net) }) as ExpenseLine,
    );
  return fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      share: fc.option(fc.integer({ min: 1, max: 99 })),
      smallBusiness: fc.boolean(),
      reach: fc.constantFrom(...reaches),
      sign: fc.constantFrom(1, -1),
    })
    .map(({ lines, share, smallBusiness, reach, sign }) => ({
      expenseId: 'e',
      regime: {
        validFrom: day('2020-01-01'),
        vatBasis: 'accrual',
        smallBusiness,
        filingPeriod: 'quarter',
      } as TaxRegime,
      payments: [],
      expense: expenseOf(
        lines.map((one) => ({ ...one, net: cents(sign * one.net), vat: cents(sign * one.vat) })),
        share,
        reach,
      ),
    }));
}

function expenseOf(lines: ExpenseLine[], share: number | null, reach: number): Expense {
  return {
    number: 'B-1',
    vendor: 'Vendor',
    vendorVatId: '',
    category: 'other',
    documentDate: FIRST,
    receivedOn: null,
    servicePeriod: { from: FIRST, to: addDays(FIRST, reach) as Day },
    isPrepayment: false,
    lines,
    privateSharePercent: share === null ? null : decimal(String(share)),
  };
}

function vatOf(taxCode: string, net: number): Cents {
  const percent = { inputStandard19: 19, inputReduced7: 7, importVat: 19 }[taxCode] ?? 0;
  return cents(Math.round((net * percent) / 100));
}

function keyOf({ taxCode, category }: { taxCode: string; category: string }): string {
  return `${taxCode} ${category}`;
}

/** As the bill has them: entries of a purchase are negative. */
function sumsOf(entries: ReturnType<typeof bookPurchase>) {
  return {
    net: negateCents(sumCents(entries.map(({ net }) => net))),
    vat: negateCents(sumCents(entries.map(({ vat }) => vat))),
    deductible: negateCents(sumCents(entries.map(({ vat, deductible = vat }) => deductible))),
  };
}

/** What the entries come to wherever they count. */
function places(entries: readonly BookedEntry[]): Record<string, number[]> {
  const groups = Map.groupBy(entries, ({ basis, kind, bookedOn, taxPoint, taxCode, category }) =>
    [basis, kind, bookedOn, taxPoint, taxCode, category].join(' '),
  );
  const sums = [...groups].map(([place, own]): [string, number[]] => {
    const { net, vat, deductible } = sumsOf(own);
    return [place, [net, vat, deductible]];
  });
  return Object.fromEntries(sums.filter(([, amounts]) => amounts.some((each) => each !== 0)).toSorted());
}
