/** Taking back leaves nothing, whatever the voucher was. */
import { NO_EXTENSION } from '@belegbar/domain/business';
import { type Day, day, type Month, monthOf } from '@belegbar/domain/calendar';
import {
  ADJUSTMENT_TAX_CODES,
  type BookedEntry,
  type IncomeTaxCode,
  type NewEntry,
} from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import { assert, cents, decimal, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookAdjustment,
  bookHomeOffice,
  bookHomeOfficeRoom,
  bookKilometres,
  bookMeals,
  bookOtherIncome,
  bookOtherTax,
  bookPrivateMoney,
  bookPrivateUse,
  bookVatPayment,
  bookVoucherUndo,
  incomeAmounts,
  OTHER_TAXES,
  type Voucher,
} from './index.ts';
import { A_VOUCHER, SMALL } from './testing/voucher.ts';

test('the sum of all amounts is nothing wherever they counted', () => {
  fc.assert(
    fc.property(anyBooked(), (booked) => {
      const entries: BookedEntry[] = booked.map((entry, index) => ({ ...entry, number: index + 1 }));
      const undone = bookVoucherUndo(entries);
      expect(undone.map(({ reverses }) => reverses)).toEqual(entries.map(({ number }) => number));
      expect(places([...entries, ...undone]).filter(([, sums]) => sums.some((sum) => sum !== 0))).toEqual([]);
      expect(places(entries).every(([, sums]) => sums.some((sum) => sum !== 0))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

function places(entries: readonly NewEntry[]): [string, number[]][] {
  const groups = Map.groupBy(entries, (entry) => {
    const { basis, kind, bookedOn, countsOn, taxPoint, taxCode, scheme, category, counterpartyVatId } = entry;
    return [basis, kind, bookedOn, countsOn, taxPoint, taxCode, scheme, category, counterpartyVatId].join(
      ' ',
    );
  });
  return [...groups].map(([place, own]) => [
    place,
    [
      sumCents(own.map(({ net }) => net)),
      sumCents(own.map(({ vat }) => vat)),
      sumCents(own.map(({ vat, deductible = vat }) => deductible)),
    ],
  ]);
}

function known(entries: Known<NewEntry[]>): NewEntry[] {
  assert(entries.known, 'the law of 2023 to 2026');
  return entries.value;
}

const anyDay = fc
  .integer({ min: 0, max: 4 * 365 })
  .map((after) => day(new Date(Date.UTC(2023, 0, 1 + after)).toISOString().slice(0, 10)));
const anyAmount = fc.integer({ min: 100, max: 500_000 }).map(cents);
const anyVoucher = fc.constantFrom(A_VOUCHER, SMALL);

function anyBooked(): fc.Arbitrary<NewEntry[]> {
  return fc
    .record({
      on: anyDay,
      amount: anyAmount,
      sign: fc.constantFrom(1, -1),
      voucher: anyVoucher,
      pick: fc.nat(1000),
    })
    .chain((given) => fc.constantFrom(...KINDS).map((book) => book(given)));
}

interface Given {
  on: Day;
  amount: ReturnType<typeof cents>;
  sign: number;
  voucher: Voucher;
  pick: number;
}

const monthsOf = (on: Day) => ({ from: monthOf(on), to: monthOf(on) });

const KINDS: readonly ((given: Given) => NewEntry[])[] = [
  ({ on, amount, voucher, pick }) => {
    const codes: IncomeTaxCode[] = ['standard19', 'reduced7', 'notTaxable'];
    const vatCase = voucher === SMALL ? 'smallBusiness' : (codes[pick % codes.length] ?? 'standard19');
    const amounts = incomeAmounts({ gross: amount }, vatCase, on);
    assert(amounts.known, 'the rates of these years');
    const payer = { name: 'Zahler', country: 'DE', isBusiness: true, vatId: '' };
    const recurring = pick % 2 === 0 ? null : { dueOn: on, belongsTo: Number(on.slice(0, 4)) - 1 };
    const income = { receivedOn: on, servicePeriod: { from: on, to: on }, payer, category: 'other' } as const;
    const parts = { vatCase, exemptionParagraph: null, amount: { gross: amount }, recurring };
    return bookOtherIncome({ ...income, ...parts }, amounts.value, voucher);
  },
  ({ on, amount, sign, voucher }) => {
    const paidFor = { kind: 'advanceReturn', period: monthOf(on) } as const;
    const payment = { paidFor, paidOn: on, directDebitFiledOn: null, amount: cents(sign * amount) };
    return bookVatPayment(payment, NO_EXTENSION, voucher);
  },
  ({ on, amount, sign, voucher, pick }) => {
    const tax = OTHER_TAXES[pick % OTHER_TAXES.length] ?? 'tradeTax';
    return bookOtherTax({ tax, paidOn: on, amount: cents(sign * amount) }, voucher);
  },
  ({ on, amount, sign, voucher }) =>
    bookPrivateMoney({ direction: sign > 0 ? 'withdrawal' : 'contribution', movedOn: on, amount }, voucher),
  ({ on, amount, voucher }) =>
    known(
      bookPrivateUse(
        { kind: 'things', months: monthsOf(on), cost: amount, costWithInputVat: amount },
        voucher,
      ),
    ),
  ({ on, voucher, pick }) => {
    const way = {
      kind: 'trip',
      drivenOn: on,
      vehicle: 'car',
      kilometres: decimal(String(pick + 1)),
    } as const;
    return known(bookKilometres(way, voucher));
  },
  ({ on, voucher }) => {
    const meals = { breakfast: true, lunch: false, dinner: false };
    const away = { on, country: 'AT', place: null, absence: 'fullDay', ...meals } as const;
    return on.startsWith('2027') ? [] : known(bookMeals({ days: [away] }, voucher));
  },
  ({ on, voucher }) => known(bookHomeOffice({ days: [on] }, voucher)),
  ({ on, voucher }) => known(bookHomeOfficeRoom({ months: [monthOf(on) as Month] }, voucher)),
  ({ on, amount, voucher, pick }) => {
    const taxCode = ADJUSTMENT_TAX_CODES[pick % ADJUSTMENT_TAX_CODES.length] ?? 'wrongVat';
    const amounts = { base: amount, tax: amount, deductible: cents(1), moved: null, reason: 'x', proof: 'x' };
    return bookAdjustment({ taxCode, taxPoint: on, ...amounts }, voucher);
  },
];
