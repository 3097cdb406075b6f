/** Acts are noted when somebody finds the time: in whichever order, they count on their days. */
import { assert } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOf, type InvoiceAct } from './act.ts';
import { bookNoted } from './book-noted.ts';
import {
  anyInvoice,
  anySteps,
  figuresOf,
  happened,
  numbered,
  type RandomBooks,
  takeBack,
} from './cases/random-books.ts';
import type { BookedEntry } from './entry.ts';
import { foldActs } from './fold.ts';

test('the same acts noted in any order come to the same in every month, rate and cent', () => {
  let outOfOrder = 0;
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.array(fc.nat()), (issued, steps, choices) => {
      const acts = happened(issued, steps).noted.map(({ act }) => act);
      const shuffled = shuffledBy(acts, choices);
      if (shuffled.some((act, index) => act !== acts[index])) outOfOrder += 1;
      const books = noted(issued, shuffled);
      expect(figuresOf(books.entries)).toEqual(figuresOf(foldActs(issued, acts)));
    }),
    { numRuns: 300 },
  );
  expect(outOfOrder).toBeGreaterThan(100);
});

test('noted in any order and then taken back, an act leaves what the others come to', () => {
  let undone = 0;
  fc.assert(
    fc.property(
      anyInvoice(),
      anySteps(),
      fc.array(fc.nat()),
      fc.array(fc.nat(3)),
      (issued, steps, order, wrong) => {
        const acts = happened(issued, steps).noted.map(({ act }) => act);
        const books = noted(issued, shuffledBy(acts, order));
        for (const choice of wrong) undone += takeBack(books, choice);
        const standing = books.noted.filter(({ isUndone }) => !isUndone);
        const right = foldActs(
          issued,
          standing.map(({ act }) => act),
        );
        expect(figuresOf(books.entries)).toEqual(figuresOf(right));
      },
    ),
    { numRuns: 200 },
  );
  expect(undone).toBeGreaterThan(100);
});

test('an act that is noted late is told by its entries, like any other', () => {
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.nat(), (issued, steps, choice) => {
      const acts = happened(issued, steps).noted.map(({ act }) => act);
      const days = new Set(acts.map(({ on }) => on));
      // Two of one day may come to entries of one place.
      if (days.size < acts.length) return;
      const late = acts[choice % acts.length];
      if (late === undefined || late.kind === 'cancellation' || late.kind === 'writeOff') return;
      const books = noted(issued, [...acts.filter((act) => act !== late), late]);
      const made = books.noted.at(-1)?.made;
      assert(made !== undefined, 'the last act was noted');
      expect(actOf(made)).toEqual(late);
    }),
    { numRuns: 200 },
  );
});

/** All of them, each time one of those that are left. */
function shuffledBy(acts: readonly InvoiceAct[], choices: readonly number[]): InvoiceAct[] {
  const left = [...acts];
  return acts.flatMap((_, index) => left.splice((choices[index] ?? 0) % left.length, 1));
}

function noted(issued: BookedEntry[], acts: readonly InvoiceAct[]): RandomBooks {
  const books: RandomBooks = { entries: issued, noted: [] };
  for (const act of acts) {
    const after = numbered(books.entries, bookNoted({ entries: books.entries, acts: books.noted, act }));
    books.noted.push({ act, made: after.slice(books.entries.length), isUndone: false });
    books.entries = after;
  }
  return books;
}
