/** Acts in any order that the product allows, with notes that were wrong taken back between them and at the end. */
import type { Day } from '@belegbar/domain/calendar';
import type { VatCase } from '@belegbar/domain/invoices';
import { addCents, cents, sumCents, ZERO } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOf, type InvoiceAct } from './act.ts';
import { bookAct } from './book-act.ts';
import { bookUndo, type NotedAct } from './book-undo.ts';
import { issued as issuedAs } from './cases/issued.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import {
  creditableAmounts,
  openAmount,
  payableAmount,
  positionsOf,
  receivedAmount,
  writtenOffAmount,
} from './position.ts';

type Books = ReturnType<typeof happened>;

test('what was noted by mistake and taken back leaves every month, rate and cent as if it had never been noted', () => {
  let undone = 0;
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.array(fc.nat(3)), (issued, steps, choices) => {
      const books = happened(issued, steps);
      for (const choice of choices) undone += takeBack(books, choice);
      const standing = books.noted.filter(({ isUndone }) => !isUndone);
      const right = standing.reduce((before, { act }) => numbered(before, bookAct(before, act)), issued);
      expect(figuresOf(books.entries)).toEqual(figuresOf(right));
    }),
    { numRuns: 200 },
  );
  expect(undone).toBeGreaterThan(100);
});

test('what counts of a claim is the claim less what was lost, or what was received if that is more', () => {
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.array(fc.nat(3)), (issued, steps, choices) => {
      const books = happened(
        issued,
        steps.filter(({ kind }) => kind !== 'cancellation'),
      );
      for (const choice of choices) takeBack(books, choice);
      const { entries } = books;
      const received = receivedAmount(entries);
      const owed = addCents(payableAmount(entries), received);
      const lost = writtenOffAmount(entries);
      const counting = entries.filter(({ basis, kind }) => basis === 'accrual' && kind !== 'fee');
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(grossOf(counting)).toBe(received > owed ? received : owed - lost);
    }),
    { numRuns: 200 },
  );
});

test('of each rate counts what is owed of it, or what was received for it if more was received in all', () => {
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.array(fc.nat(3)), (issued, steps, choices) => {
      const kept = steps.filter(({ kind }) => kind !== 'cancellation' && kind !== 'writeOff');
      const books = happened(issued, kept);
      for (const choice of choices) takeBack(books, choice);
      for (const { invoice, owed, cash } of positionsOf(books.entries)) {
        const group = books.entries.filter(({ taxCode }) => taxCode === invoice.taxCode);
        const counting = amountsOf(group.filter(({ basis }) => basis === 'accrual'));
        expect(counting).toEqual(openAmount(books.entries) < 0 ? cash : owed);
      }
    }),
    { numRuns: 200 },
  );
});

test('the entries of an act tell the act', () => {
  fc.assert(
    fc.property(anyInvoice(), anySteps(), (issued, steps) => {
      for (const { act, made } of happened(issued, steps).noted)
        if (act.kind !== 'cancellation') expect(actOf(made)).toEqual(act);
    }),
    { numRuns: 50 },
  );
});

/** Takes back one of the payments and refunds of which nothing went back since; 1 if there is one. */
function takeBack(books: Books, choice: number): 0 | 1 {
  const received = receivedAmount(books.entries);
  const standing = books.noted.filter(({ isUndone }) => !isUndone);
  const candidates = standing.filter(({ act }, index) => {
    const isRefunded = standing.slice(index).some((later) => later.act.kind === 'refund');
    return act.kind === 'refund' || (act.kind === 'payment' && !isRefunded && act.amount <= received);
  });
  const wrong = candidates[choice];
  if (wrong === undefined) return 0;
  const undo = bookUndo({ entries: books.entries, acts: books.noted, wrong });
  wrong.isUndone = true;
  books.entries = numbered(books.entries, undo);
  return 1;
}

/** Per month of the tax and of the money and per rate, and what is open; without what comes to nothing. */
function figuresOf(entries: readonly BookedEntry[]) {
  const keys = entries.flatMap((entry) => [
    ...(entry.taxPoint === null
      ? []
      : [{ key: `tax ${entry.taxPoint.slice(0, 7)} ${entry.taxCode}`, entry }]),
    { key: `${entry.basis} ${entry.bookedOn.slice(0, 7)} ${entry.taxCode} ${entry.kind}`, entry },
  ]);
  const sums = Map.groupBy(keys, ({ key }) => key);
  const figures = [...sums].map(([key, found]) => [key, amountsOf(found.map(({ entry }) => entry))] as const);
  return {
    open: openAmount(entries),
    lost: writtenOffAmount(entries),
    figures: Object.fromEntries(figures.filter(([, { net, vat }]) => net !== 0 || vat !== 0)),
  };
}

function amountsOf(entries: readonly BookedEntry[]) {
  return { net: sumCents(entries.map(({ net }) => net)), vat: sumCents(entries.map(({ vat }) => vat)) };
}

function grossOf(entries: readonly BookedEntry[]) {
  const { net, vat } = amountsOf(entries);
  return cents(net + vat);
}

/** What one invoice may bear; of the first there is always something to pay. */
const GROUPS: readonly (readonly VatCase[])[] = [
  ['standard19', 'reduced7', 'zero'],
  ['smallBusiness'],
  ['euService'],
  ['reduced7', 'euService'],
];

/** An invoice of January for work of that day or of April, under accrual or cash taxation; some with a deduction at another rate. */
function anyInvoice(): fc.Arbitrary<BookedEntry[]> {
  const first = fc.integer({ min: 3000, max: 100_000 });
  const more = fc.array(fc.integer({ min: -1000, max: 100_000 }), { maxLength: 2 });
  const serviceTo = fc.constantFrom('2026-01-10' as Day, '2026-04-20' as Day);
  const vatBasis = fc.constantFrom('accrual' as const, 'cash' as const);
  return fc
    .tuple(fc.tuple(first, more), fc.constantFrom(...GROUPS), fc.record({ vatBasis, serviceTo }))
    .map(([[net, others], groups, taxed]) => {
      const nets = [net, ...others].flatMap((amount, index) => {
        const vatCase = groups[index];
        return vatCase === undefined || amount === 0 ? [] : [[vatCase, amount] as const];
      });
      return issuedAs(nets, taxed);
    });
}

/** What is tried, on the same day as what was before it or in the next month. */
interface Step {
  kind: 'payment' | 'skonto' | 'refund' | 'creditNote' | 'writeOff' | 'cancellation' | 'undo';
  percent: number;
  isSameDay: boolean;
}

function anySteps(): fc.Arbitrary<Step[]> {
  const money = ['payment', 'payment', 'payment', 'skonto', 'refund'] as const;
  const kind = fc.constantFrom(...money, ...(['creditNote', 'writeOff', 'cancellation', 'undo'] as const));
  const step = fc.record({ kind, percent: fc.integer({ min: 1, max: 130 }), isSameDay: fc.boolean() });
  return fc.array(step, { minLength: 1, maxLength: 8 });
}

/** The acts that come of the steps; one that the product would refuse is left out. */
function happened(issued: BookedEntry[], steps: readonly Step[]) {
  const books = { entries: issued, noted: [] as (NotedAct & { isUndone: boolean })[] };
  let month = 2;
  for (const step of steps) {
    if (!step.isSameDay) month += 1;
    if (step.kind === 'undo') takeBack(books, step.percent % 4);
    const isCancelled = books.noted.some((noted) => noted.act.kind === 'cancellation');
    const act = actOfStep(books.entries, step, `2026-${String(month).padStart(2, '0')}-05` as Day);
    if (act === null || (isCancelled && act.kind !== 'refund')) continue;
    const after = numbered(books.entries, bookAct(books.entries, act));
    books.noted.push({ act, made: after.slice(books.entries.length), isUndone: false });
    books.entries = after;
  }
  return books;
}

/** With the numbers that the journal would give. */
function numbered(entries: BookedEntry[], made: readonly NewEntry[]): BookedEntry[] {
  return [...entries, ...made.map((entry, index) => ({ ...entry, number: entries.length + 1 + index }))];
}

function actOfStep(entries: readonly BookedEntry[], { kind, percent }: Step, on: Day): InvoiceAct | null {
  const part = (amount: number, most = 100) => cents(Math.floor((amount * Math.min(percent, most)) / 100));
  const payable = payableAmount(entries);
  const received = receivedAmount(entries);
  switch (kind) {
    case 'payment': {
      const amount = part(payable + received, 130);
      const fee = percent % 3 === 0 ? part(amount, 1) : ZERO;
      return amount > 0 ? { kind, on, amount, discount: ZERO, fee } : null;
    }
    case 'skonto': {
      const amount = part(payable, 99);
      const discount = cents(payable - amount);
      const isUsual = amount > 0 && discount <= amount;
      return isUsual ? { kind: 'payment', on, amount, discount, fee: ZERO } : null;
    }
    case 'refund':
      return part(received) > 0 ? { kind, on, amount: part(received) } : null;
    case 'writeOff':
      return openAmount(entries) > 0 ? { kind, on, amount: openAmount(entries) } : null;
    case 'creditNote':
      return creditNoteOf(entries, percent, on);
    case 'cancellation':
      return { kind, on, document: { kind: 'invoice', id: 'storno', number: 'S-1' } };
    case 'undo':
      return null;
  }
}

/** Over a part of one group, or all of it. */
function creditNoteOf(entries: readonly BookedEntry[], percent: number, on: Day): InvoiceAct | null {
  const groups = creditableAmounts(entries);
  const group = groups[percent % groups.length];
  if (group === undefined) return null;
  const net = cents(Math.floor((group.net * Math.min(percent, 100)) / 100));
  const vat = cents(group.net === 0 ? 0 : Math.floor((group.vat * net) / group.net));
  if (net <= 0) return null;
  const id = `credit-${entries.length}`;
  const document = { kind: 'invoice', id, number: id } as const;
  return { kind: 'creditNote', on, groups: [{ ...group, net, vat }], document };
}
