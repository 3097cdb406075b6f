/** Books from before a rule of booking changed: an undo corrects what it changes, and nothing else. */
import type { Day } from '@belegbar/domain/calendar';
import { cents, ZERO } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { InvoiceAct } from './act.ts';
import type { NotedAct } from './act-order.ts';
import { bookAct } from './book-act.ts';
import { bookUndo } from './book-undo.ts';
import { issued } from './cases/issued.ts';
import type { BookedEntry, NewEntry } from './entry.ts';

interface Books {
  entries: BookedEntry[];
  acts: NotedAct[];
}

/** 1,000.00 and 190.00 at 19 %, 400.00 and 28.00 at 7 %: 1,618.00. */
function twoRates(): Books {
  const groups = [
    ['standard19', 100_000],
    ['reduced7', 40_000],
  ] as const;
  return { entries: issued(groups, { vatBasis: 'accrual' }), acts: [] };
}

/** Notes an act, with its entries as `older` had them. */
function note(books: Books, act: InvoiceAct, older = (made: NewEntry[]) => made): NotedAct {
  const made = older(bookAct(books.entries, act)).map((entry, index) => {
    return { ...entry, number: books.entries.length + 1 + index };
  });
  const noted = { act, made };
  books.entries.push(...made);
  books.acts.push(noted);
  return noted;
}

/** What taking back books, without the mirror of the act itself. */
function correctionsOf(books: Books, wrong: NotedAct) {
  const undo = bookUndo({ ...books, wrong });
  expect(undo.slice(0, wrong.made.length).map(({ reverses }) => reverses)).toEqual(
    wrong.made.map(({ number }) => number),
  );
  return undo.slice(wrong.made.length).map(({ kind, taxCode, net, vat }) => [kind, taxCode, net, vat]);
}

function payment(day: string, amount: number, discount = 0): InvoiceAct {
  return { kind: 'payment', on: day as Day, amount: cents(amount), discount: cents(discount), fee: ZERO };
}

/** 100.00 and 19.00 less. */
const CREDIT: InvoiceAct = {
  kind: 'creditNote',
  on: '2026-03-05' as Day,
  groups: [{ vatCase: 'standard19', exemptionParagraph: null, net: cents(10_000), vat: cents(1_900) }],
  document: { kind: 'invoice', id: 'k', number: 'K-1' },
};

const withoutOverpayment = (made: NewEntry[]) => made.filter(({ kind }) => kind !== 'overpayment');

/** Another rounding: a cent more off at 19 %, a cent less at 7 %. */
const anotherCent = (made: NewEntry[]) =>
  made.map((entry) => {
    const cent = entry.taxCode === 'standard19' ? -1 : 1;
    return entry.kind === 'discount' ? { ...entry, net: cents(entry.net + cent) } : entry;
  });

test('a Skonto that was rounded by a cent otherwise stays when a payment of too much is taken back', () => {
  const books = twoRates();
  note(books, payment('2026-02-05', 158_564, 3_236), anotherCent);
  expect(correctionsOf(books, note(books, payment('2026-02-06', 5_000)))).toEqual([]);
});

test('a Skonto that was rounded by a cent otherwise goes as it came', () => {
  const books = twoRates();
  expect(correctionsOf(books, note(books, payment('2026-02-05', 158_564, 3_236), anotherCent))).toEqual([]);
});

test('a credit note on a paid invoice that lowered the tax at once does so still when another payment is taken back', () => {
  const books = twoRates();
  note(books, payment('2026-02-05', 161_800));
  note(books, CREDIT, withoutOverpayment);
  expect(correctionsOf(books, note(books, payment('2026-04-05', 5_000)))).toEqual([]);
});

test('the money that a credit note gave back is taken back without an over-payment that was never booked', () => {
  const books = twoRates();
  note(books, payment('2026-02-05', 161_800));
  note(books, CREDIT, withoutOverpayment);
  const refund = { kind: 'refund', on: '2026-04-05' as Day, amount: cents(11_900) } as const;
  expect(correctionsOf(books, note(books, refund, withoutOverpayment))).toEqual([]);
});

test('without the payment nothing was paid too much, so there is no over-payment to take back either', () => {
  const books = twoRates();
  const wrong = note(books, payment('2026-02-05', 161_800));
  note(books, CREDIT, withoutOverpayment);
  expect(correctionsOf(books, wrong)).toEqual([]);
});

/** What counts of the claim, in cents with tax, over all periods. */
function taxed(entries: readonly (BookedEntry | NewEntry)[]): number {
  const counting = entries.filter(({ basis, kind }) => basis === 'accrual' && kind !== 'fee');
  return counting.reduce((sum, { net, vat }) => sum + net + vat, 0);
}

/** 1,000.00 and 190.00, with acts that are booked in the order of noting, as before they were booked in that of their days. */
function asNoted(...acts: InvoiceAct[]): Books {
  const books: Books = { entries: issued([['standard19', 100_000]], { vatBasis: 'accrual' }), acts: [] };
  for (const act of acts) note(books, act);
  return books;
}

function without(books: Books, index: number): (BookedEntry | NewEntry)[] {
  const wrong = books.acts[index];
  if (wrong === undefined) throw new Error('no such act');
  return [...books.entries, ...bookUndo({ ...books, wrong })];
}

test('of two payments, the second noted late, the first is taken back: the supply is taxed once', () => {
  const books = asNoted(payment('2026-02-20', 119_000), payment('2026-01-20', 119_000));
  expect(taxed(without(books, 0))).toBe(119_000);
});

test('money noted late for a bad debt stays its money when another payment is taken back', () => {
  const lost: InvoiceAct = { kind: 'writeOff', on: '2026-05-05' as Day, amount: cents(69_000) };
  const books = asNoted(payment('2026-04-20', 50_000), lost, payment('2026-03-28', 69_000));
  // 690.00 came, 500.00 did not: they are open again.
  expect(taxed(without(books, 0))).toBe(taxed(asNoted(lost, payment('2026-03-28', 69_000)).entries));
});
