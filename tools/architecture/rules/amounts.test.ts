import { expect, test } from 'vitest';
import { broken } from '../testing/broken.ts';

const RULE = 'amounts are never binary floats';

test.each([
  ['domain/invoices/a.ts', 'const a = (n) => (n * 19) / 100;'],
  ['domain/invoices/a.ts', 'let a = 1; a /= 100;'],
  ['domain/invoices/a.ts', 'const a = (n) => n * 0.19;'],
  ['domain/invoices/a.ts', 'const a = 1e-2;'],
  ['domain/invoices/a.ts', "const a = (n) => n * Number('0.19');"],
  ['domain/invoices/a.ts', 'const a = (n) => n * 10 ** -2;'],
  ['domain/invoices/a.ts', 'const a = (1).toFixed(2);'],
  ['domain/invoices/a.ts', 'const a = (1).toPrecision(2);'],
  ['domain/money/a.ts', 'const a = 0.19 * 3;'],
  ['server/invoices/a.ts', 'const a = (line) => line.amountCents * 0.19;'],
  ['server/invoices/a.ts', 'const a = (line) => (line.net * line.rate) / 100;'],
  ['web/invoices/a.tsx', "const a = (totals) => totals.gross / 100 + ' €';"],
  ['web/invoices/a.tsx', 'const a = (openCents) => openCents / 2;'],
  ['documents/view/a.ts', "const a = (sum) => sum['vat'] / 100;"],
])('%s may not write %s', (path, text) => {
  expect(broken({ [path]: text })).toEqual([RULE]);
});

test.each([
  ['domain/money/a.ts', 'const a = (sum, parts) => sum / parts;'],
  ['domain/calendar/a.ts', 'const a = (months) => Math.floor(months / 12);'],
  ['domain/journal/a.ts', 'const a = (n, w, whole) => (BigInt(n) * BigInt(w)) / whole;'],
  ['domain/journal/a.ts', 'const a = (n) => n / 2n;'],
  ['domain/journal/a.ts', "const a = Number('19') * 10 ** 2;"],
  ['domain/business/a.ts', 'const a = (sum) => (11 - (sum % 11)) * 2;'],
  ['domain/money/a.ts', "import Big from 'big.js'; const a = new Big('1').toFixed();"],
  ['domain/invoices/a.test.ts', 'const a = 1 / 3;'],
  ['web/ui/a.tsx', 'const a = (width) => width / 2; const b = { opacity: 0.5 * 3 };'],
  ['documents/designs/a.ts', 'const a = (height) => Math.round(height * 100) / 100;'],
])('%s may write %s', (path, text) => {
  expect(broken({ [path]: text })).toEqual([]);
});
