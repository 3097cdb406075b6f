/** Books of one invoice as people might bring them about: acts in any order that the product allows, some of them taken back. */
import type { Day } from '@belegbar/domain/calendar';
import type { VatCase } from '@belegbar/domain/invoices';
import { cents, sumCents, ZERO } from '@belegbar/domain/money';
import fc from 'fast-check';
import type { InvoiceAct } from '../act.ts';
import type { NotedAct } from '../act-order.ts';
import { bookNoted } from '../book-noted.ts';
import { bookUndo } from '../book-undo.ts';
import type { BookedEntry, NewEntry } from '../entry.ts';
import {
  creditableAmounts,
  openAmount,
  payableAmount,
  receivedAmount,
  writtenOffAmount,
} from '../position.ts';
import { issued as issuedAs } from './issued.ts';

export interface RandomBooks {
  entries: BookedEntry[];
  noted: (NotedAct & { isUndone: boolean })[];
}

/** Takes back one of the payments and refunds of which nothing went back since; 1 if there is one. */
export function takeBack(books: RandomBooks, choice: number): 0 | 1 {
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
export function figuresOf(entries: readonly BookedEntry[]) {
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

export function amountsOf(entries: readonly BookedEntry[]) {
  return { net: sumCents(entries.map(({ net }) => net)), vat: sumCents(entries.map(({ vat }) => vat)) };
}

/** What one invoice may bear; of the first there is always something to pay. */
const GROUPS: readonly (readonly VatCase[])[] = [
  ['standard19', 'reduced7', 'zero'],
  ['smallBusiness'],
  ['euService'],
  ['reduced7', 'euService'],
];

/** An invoice of January for work of that day or of April, under accrual or cash taxation; some with a deduction at another rate. */
export function anyInvoice(): fc.Arbitrary<BookedEntry[]> {
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
export interface Step {
  kind: 'payment' | 'skonto' | 'refund' | 'creditNote' | 'writeOff' | 'cancellation' | 'undo';
  percent: number;
  isSameDay: boolean;
}

export function anySteps(): fc.Arbitrary<Step[]> {
  const money = ['payment', 'payment', 'payment', 'skonto', 'refund'] as const;
  const kind = fc.constantFrom(...money, ...(['creditNote', 'writeOff', 'cancellation', 'undo'] as const));
  const step = fc.record({ kind, percent: fc.integer({ min: 1, max: 130 }), isSameDay: fc.boolean() });
  return fc.array(step, { minLength: 1, maxLength: 8 });
}

/** The acts that come of the steps; one that the product would refuse is left out. */
export function happened(issued: BookedEntry[], steps: readonly Step[]): RandomBooks {
  const books: RandomBooks = { entries: issued, noted: [] };
  let month = 2;
  for (const step of steps) {
    if (!step.isSameDay) month += 1;
    if (step.kind === 'undo') takeBack(books, step.percent % 4);
    const isCancelled = books.noted.some((noted) => noted.act.kind === 'cancellation');
    const act = actOfStep(books.entries, step, `2026-${String(month).padStart(2, '0')}-05` as Day);
    if (act === null || (isCancelled && act.kind !== 'refund')) continue;
    const after = numbered(books.entries, bookNoted({ entries: books.entries, acts: books.noted, act }));
    books.noted.push({ act, made: after.slice(books.entries.length), isUndone: false });
    books.entries = after;
  }
  return books;
}

/** With the numbers that the journal would give. */
export function numbered(entries: BookedEntry[], made: readonly NewEntry[]): BookedEntry[] {
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
    case 'cancellation': {
      const document = { kind: 'invoice', id: 'storno', number: 'S-1' } as const;
      return { kind, on, document, ...(percent % 2 === 0 ? { reason: 'dealIsOff' } : {}) };
    }
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
