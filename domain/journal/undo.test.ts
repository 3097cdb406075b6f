/** Acts in any order that the product allows, with notes that were wrong taken back between them and at the end. */
import { addCents, cents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOf } from './act.ts';
import { amountsOf, anyInvoice, anySteps, figuresOf, happened, takeBack } from './cases/random-books.ts';
import type { BookedEntry } from './entry.ts';
import { foldActs } from './fold.ts';
import { openAmount, payableAmount, positionsOf, receivedAmount, writtenOffAmount } from './position.ts';

test('what was noted by mistake and taken back leaves every month, rate and cent as if it had never been noted', () => {
  let undone = 0;
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.array(fc.nat(3)), (issued, steps, choices) => {
      const books = happened(issued, steps);
      for (const choice of choices) undone += takeBack(books, choice);
      const standing = books.noted.filter(({ isUndone }) => !isUndone);
      const right = foldActs(
        issued,
        standing.map(({ act }) => act),
      );
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

test('of a deal that is off counts what came in and has not gone back, of each rate', () => {
  let unwound = 0;
  fc.assert(
    fc.property(anyInvoice(), anySteps(), fc.array(fc.nat(3)), (issued, steps, choices) => {
      const books = happened(issued, steps);
      for (const choice of choices) takeBack(books, choice);
      if (!books.noted.some(({ act }) => act.kind === 'cancellation' && act.reason === 'dealIsOff')) return;
      for (const { invoice, cash } of positionsOf(books.entries)) {
        const group = books.entries.filter(({ taxCode }) => taxCode === invoice.taxCode);
        if (cash.net !== 0) unwound += 1;
        expect(amountsOf(group.filter(({ basis }) => basis === 'accrual'))).toEqual(cash);
      }
    }),
    { numRuns: 1000 },
  );
  expect(unwound).toBeGreaterThan(30);
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

function grossOf(entries: readonly BookedEntry[]) {
  const { net, vat } = amountsOf(entries);
  return cents(net + vat);
}
