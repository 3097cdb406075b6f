import { decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { emptyLine } from './draft.ts';
import { isWritten } from './written-lines.ts';

const EMPTY = emptyLine('a', 'standard19');

test.each([
  ['an untouched line', [EMPTY], false],
  ['two untouched lines', [EMPTY, { ...EMPTY, id: 'b' }], false],
  ['a price alone', [{ ...EMPTY, unitPrice: decimal('80') }], true],
  ['a word alone', [EMPTY, { ...EMPTY, id: 'b', description: 'Wartung' }], true],
])('%s', (_, lines, written) => {
  expect(isWritten({ lines })).toBe(written);
});
