/** Whatever happens to a bill, in whichever order it is noted: parts add up, and nothing counts twice. */
import type { TaxRegime } from '@belegbar/domain/business';
import { addDays, type Day, day } from '@belegbar/domain/calendar';
import {
  type BookedEntry,
  changeTo,
  type NewEntry,
  PURCHASE_TAX_CODES,
  withNew,
} from '@belegbar/domain/journal';
import { cents, decimal, negateCents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bookPurchase,
  bookPurchaseChange,
  type CreditedLine,
  type Expense,
  type ExpenseLine,
  type Purchase,
  type PurchaseCredit,
  type PurchasePayment,
  problemOf,
  standingOf,
} from './index.ts';
import { groupOf, isOwed, treatmentsOf } from './purchase-groups.ts';
import { purchaseSteps } from './purchase-steps.ts';

const FIRST = day('2026-01-05');
const RUNS = { numRuns: 300 };

test('acts noted in any order come to the same', () => {
  fc.assert(
    fc.property(anyStory(), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (story, keys) => {
      const whole = withActs(story.bill, story.acts);
      const shuffled = story.acts
        .map((act, index) => ({ act, key: keys[index] ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ act }) => act);
      let entries: BookedEntry[] = withNew([], bookPurchase(story.bill));
      let before = withActs(story.bill, []);
      for (const [index] of shuffled.entries()) {
        const after = withActs(story.bill, shuffled.slice(0, index + 1));
        // What is refused now is noted with the next one.
        if (problemOf(after) !== null) continue;
        entries = withNew(entries, bookPurchaseChange(before, after));
        before = after;
      }
      expect(before).toEqual(withActs(story.bill, shuffled));
      expect(changeTo(withNew([], bookPurchase(whole)), entries)).toEqual([]);
    }),
    RUNS,
  );
});

test('what is settled adds up to what is asked for in the end, group by group', () => {
  fc.assert(
    fc.property(anyStory(), ({ bill, acts }) => {
      const purchase = withActs(bill, acts);
      const { open } = standingOf(purchase);
      const rest = { kind: 'payment', on: day('2027-12-01'), amount: open } as const;
      const settled = open === 0 ? purchase : withActs(bill, [...acts, rest]);
      const entries = bookPurchase(settled);
      const claims = claimsOf(settled);
      for (const [key, alike] of Map.groupBy(claims, ({ taxCode }) => taxCode)) {
        const own = entries.filter(({ taxCode }) => taxCode === key);
        const onBill = alike.filter((group) => !isOwed(group));
        expect(sumsOf(own.filter(({ basis }) => basis === 'accrual'))).toEqual([
          sumCents(alike.map(({ base }) => base)),
          sumCents(alike.map(({ vat }) => vat)),
          sumCents(alike.map(({ deductible }) => deductible)),
        ]);
        expect(sumsOf(own.filter(({ basis }) => basis === 'cash'))).toEqual([
          sumCents(alike.map(({ net }) => net)),
          sumCents(alike.map(({ billedVat }) => billedVat)),
          sumCents(onBill.map(({ deductible }) => deductible)),
        ]);
      }
    }),
    RUNS,
  );
});

test('on every day the money booked is the money that moved, also when a credit is set off', () => {
  fc.assert(
    fc.property(anyStory(), ({ bill, acts }) => {
      const purchase = withActs({ ...bill, expense: { ...bill.expense, privateSharePercent: null } }, acts);
      const cash = bookPurchase(purchase).filter(({ basis }) => basis === 'cash');
      for (const { on } of acts) {
        const booked = cash.filter(({ bookedOn }) => bookedOn <= on);
        const moved = purchase.payments.filter((payment) => payment.on <= on);
        expect(negateCents(sumCents(booked.flatMap(({ net, vat }) => [net, vat])))).toBe(
          sumCents(moved.map(({ amount }) => amount)),
        );
      }
    }),
    RUNS,
  );
});

test('on no day more VAT has counted than was billed, or less than none', () => {
  fc.assert(
    fc.property(anyStory(), ({ bill, acts }) => {
      const purchase = withActs(bill, acts);
      const entries = bookPurchase(purchase).filter(({ basis }) => basis === 'accrual');
      for (const [code, own] of Map.groupBy(entries, ({ taxCode }) => taxCode)) {
        const billed = sumCents(
          treatmentsOf(purchase)
            .filter(({ taxCode }) => taxCode === code)
            .map((treatment) => groupOf(treatment, bill.expense.lines, bill.expense).vat),
        );
        for (const { taxPoint } of own) {
          const until = own.filter((entry) => (entry.taxPoint ?? '') <= (taxPoint ?? ''));
          const counted = negateCents(sumCents(until.map(({ vat }) => vat)));
          expect(counted).toBeGreaterThanOrEqual(0);
          expect(counted).toBeLessThanOrEqual(billed);
        }
      }
    }),
    RUNS,
  );
});

describe('a bill in another currency', () => {
  test('comes to the same in it as one in euros, act by act', () => {
    fc.assert(
      fc.property(anyStory(), fc.integer({ min: 100, max: 40_000 }), (story, rate) => {
        const bill = withoutGifts(story.bill);
        const euros = bookPurchase(withActs(bill, story.acts));
        const foreign = bookPurchase(abroad(withActs(bill, story.acts), rate));
        const inUnits = foreign.flatMap(({ inCurrency, kind, ...entry }) =>
          kind === 'exchangeDifference' || inCurrency === undefined
            ? []
            : [{ ...entry, kind, net: inCurrency.net, vat: inCurrency.vat }],
        );
        expect(unitsOf(inUnits)).toEqual(unitsOf(euros));
      }),
      RUNS,
    );
  });

  test('has on every day cost what was on the account by then, and VAT at its own rate', () => {
    fc.assert(
      fc.property(anyStory(), fc.integer({ min: 100, max: 40_000 }), ({ bill, acts }, rate) => {
        const whole = withoutGifts({ ...bill, expense: { ...bill.expense, privateSharePercent: null } });
        const purchase = abroad(withActs(whole, acts), rate);
        const cash = bookPurchase(purchase).filter(({ basis }) => basis === 'cash');
        for (const { on } of acts) {
          const booked = cash.filter(({ bookedOn }) => bookedOn <= on);
          const moved = purchase.payments.filter((payment) => payment.on <= on);
          const lack =
            negateCents(sumCents(booked.flatMap(({ net, vat }) => [net, vat]))) -
            sumCents(moved.map(({ euros = cents(0) }) => euros));
          // What is set off between lines is divided at the rate of the bill, to the cent for each line.
          expect(Math.abs(lack)).toBeLessThanOrEqual((purchase.credits?.length ?? 0) * 4);
        }
      }),
      RUNS,
    );
  });
});

describe('what does not fit', () => {
  const bill = billOf([{ taxCode: 'inputStandard19', net: cents(10_000), vat: cents(1_900) }], null, 0);
  const credit = (net: number, vat: number, line?: number): Act => ({
    kind: 'credit',
    on: FIRST,
    number: 'G',
    lines: [
      {
        taxCode: 'inputStandard19',
        net: cents(net),
        vat: cents(vat),
        ...(line === undefined ? {} : { line }),
      },
    ],
  });
  const payment = (amount: number, on = FIRST): Act => ({ kind: 'payment', on, amount: cents(amount) });

  test.for<[string, Act[], ReturnType<typeof problemOf>]>([
    ['all of it credited', [credit(10_000, 1_900)], null],
    ['more credited than billed', [credit(10_001, 1_900)], 'creditAbove'],
    ['more VAT credited than billed', [credit(10_000, 1_901)], 'creditAbove'],
    ['a line that there is not', [credit(100, 19, 1)], 'creditAbove'],
    ['a rate that there is not', [{ ...credit(100, 7), lines: [seven()] } as Act], 'creditAbove'],
    ['more paid than billed', [payment(11_901)], 'paidAbove'],
    ['money back that never went', [payment(-1)], 'paidAbove'],
    [
      'money back before it went',
      [payment(11_900, addDays(FIRST, 2)), credit(5_000, 950), payment(-5_950)],
      'paidAbove',
    ],
    [
      'money back after it went',
      [payment(11_900), credit(5_000, 950), payment(-5_950, addDays(FIRST, 2))],
      null,
    ],
  ])('%s', ([, acts, problem]) => {
    expect(problemOf(withActs(bill, acts))).toBe(problem);
  });
});

type Act = ({ kind: 'payment' } & PurchasePayment) | ({ kind: 'credit' } & PurchaseCredit);

function seven(): CreditedLine {
  return { taxCode: 'inputReduced7', net: cents(100), vat: cents(7) };
}

/** Their limit is in euros. */
function withoutGifts(bill: Purchase): Purchase {
  const lines = bill.expense.lines.map((line) =>
    line.category === 'gifts' ? { ...line, category: 'software' as const } : line,
  );
  return { ...bill, expense: { ...bill.expense, lines } };
}

/** Hundredths of a unit for one euro, and money that moved at another rate. */
function abroad(purchase: Purchase, rate: number): Purchase {
  const inCurrency = { currency: 'USD', unitsPerEuro: decimal(String(rate / 100)) } as const;
  return {
    ...purchase,
    expense: { ...purchase.expense, inCurrency },
    payments: purchase.payments.map((payment, index) => ({
      ...payment,
      euros: cents(Math.round((payment.amount * 100) / (rate + index))),
    })),
  };
}

/** Entries of nothing left out. */
function unitsOf(
  entries: readonly Pick<
    NewEntry,
    'basis' | 'kind' | 'bookedOn' | 'taxPoint' | 'taxCode' | 'category' | 'net' | 'vat'
  >[],
) {
  return entries
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map(({ basis, kind, bookedOn, taxPoint, taxCode, category, net, vat }) =>
      [basis, kind, bookedOn, taxPoint, taxCode, category, net, vat].join(' '),
    );
}

function withActs(bill: Purchase, acts: readonly Act[]): Purchase {
  return {
    ...bill,
    payments: acts.flatMap((act) => (act.kind === 'payment' ? [act] : [])),
    credits: acts.flatMap((act) => (act.kind === 'credit' ? [act] : [])),
  };
}

function claimsOf(purchase: Purchase) {
  const walk = purchaseSteps(purchase);
  if ('problem' in walk) throw new Error(walk.problem);
  return treatmentsOf(purchase).map((treatment) => groupOf(treatment, walk.last.lines, purchase.expense));
}

/** Each act with what it asks of what is left: a part of what is open is paid, of a line is credited, or all that is due comes back. */
function anyStory(): fc.Arbitrary<{ bill: Purchase; acts: Act[] }> {
  const act = fc.record({
    what: fc.constantFrom('payment', 'discounted', 'credit', 'back'),
    part: fc.integer({ min: 1, max: 100 }),
    after: fc.nat(60),
    line: fc.nat(3),
  });
  return fc.record({ bill: anyBill(), wishes: fc.array(act, { maxLength: 6 }) }).map(({ bill, wishes }) => {
    const acts: Act[] = [];
    let on = FIRST;
    for (const wish of wishes) {
      on = addDays(on, wish.after);
      const made = actOf(withActs(bill, acts), wish, on);
      if (made !== null && problemOf(withActs(bill, [...acts, made])) === null) acts.push(made);
    }
    return { bill, acts };
  });
}

function actOf(
  purchase: Purchase,
  { what, part, line }: { what: string; part: number; line: number },
  on: Day,
): Act | null {
  const { open } = standingOf(purchase);
  const amount = cents(Math.trunc((open * part) / 100));
  if (what === 'back') return open < 0 ? { kind: 'payment', on, amount: open } : null;
  if (what === 'credit') return creditOf(purchase, line, part, on);
  if (amount <= 0) return null;
  const discount = what === 'discounted' ? cents(Math.trunc(amount / 40)) : cents(0);
  return { kind: 'payment', on, amount: cents(amount - discount), discount };
}

function creditOf({ expense, credits = [] }: Purchase, line: number, part: number, on: Day): Act | null {
  const credited = expense.lines[line];
  if (credited === undefined) return null;
  const of = (amount: number) => cents(Math.trunc((amount * part) / 100));
  const lines = [{ taxCode: credited.taxCode, net: of(credited.net), vat: of(credited.vat), line }];
  return { kind: 'credit', on, number: `G-${credits.length}`, lines };
}

function anyBill(): fc.Arbitrary<Purchase> {
  const line = fc
    .record({
      taxCode: fc.constantFrom(...PURCHASE_TAX_CODES),
      net: fc.integer({ min: 1, max: 300_000 }),
      category: fc.constantFrom('software', 'business_meals', 'gifts'),
      share: fc.option(fc.integer({ min: 1, max: 99 })),
    })
    .map(({ taxCode, net, category, share }): ExpenseLine => {
      const percent = { inputStandard19: 19, inputReduced7: 7, importVat: 19 }[taxCode as string] ?? 0;
      return {
        taxCode,
        net: cents(net),
        vat: cents(Math.round((net * percent) / 100)),
        category: category as 'software',
        ...(share === null
          ? {}
          : { deduction: { reason: 'mixedOutput', percent: decimal(String(share)) } as const }),
      };
    });
  return fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      share: fc.option(fc.integer({ min: 1, max: 99 })),
      reach: fc.constantFrom(0, 40, 200),
    })
    .map(({ lines, share, reach }) => billOf(lines, share, reach));
}

function billOf(lines: ExpenseLine[], share: number | null, reach: number): Purchase {
  const expense: Expense = {
    number: 'B-1',
    vendor: 'Vendor',
    vendorVatId: '',
    category: 'other',
    documentDate: FIRST,
    receivedOn: null,
    servicePeriod: { from: FIRST, to: addDays(FIRST, reach) },
    isPrepayment: false,
    lines,
    privateSharePercent: share === null ? null : decimal(String(share)),
  };
  const regime: TaxRegime = {
    validFrom: day('2020-01-01'),
    vatBasis: 'accrual',
    smallBusiness: false,
    filingPeriod: 'quarter',
  };
  return { expense, expenseId: 'e', regime, payments: [] };
}

/** As the bill has them: entries of a purchase are negative. */
function sumsOf(entries: readonly NewEntry[]): number[] {
  return [
    entries.map(({ net }) => net),
    entries.map(({ vat }) => vat),
    entries.map(({ vat, deductible = vat }) => deductible),
  ].map((amounts) => negateCents(sumCents(amounts)));
}
