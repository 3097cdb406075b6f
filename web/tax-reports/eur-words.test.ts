/** A small business is not told of VAT that it neither shows nor deducts. */
import { ZERO } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { wordsOfLine } from './eur-words.ts';
import type { IncomeSurplus } from './return.ts';

type Line = IncomeSurplus['lines'][number];

const line = (name: Line['line']) => ({ line: name, side: 'income', amount: ZERO, entryCount: 1 }) as Line;

test.each<[string, Line['line'][], string]>([
  ['a small business', ['incomeSmallBusiness', 'expenses'], 'expensesSmallBusiness'],
  ['a year that began with VAT', ['income', 'incomeSmallBusiness', 'expenses'], 'expenses'],
  ['who deducts', ['incomeSmallBusiness', 'expenses', 'inputVat'], 'expenses'],
  ['who is taxed', ['income', 'vatReceived', 'expenses', 'inputVat'], 'expenses'],
])('the expenses of %s', (_, names, expected) => {
  expect(wordsOfLine('expenses', { lines: names.map(line) })).toBe(expected);
});
