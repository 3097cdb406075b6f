import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

const many = <Value>(length: number, one: Value) => Array<Value>(length).fill(one);

test('what is short goes back as it came', () => {
  const message = { number: 'x'.repeat(2_000), lines: many(500, { id: '1' }), total: 7, note: null };
  expect(shortened(message)).toEqual({ ...message, isShortened: false });
});

test.each<[string, object, object]>([
  ['a long text', { number: 'x'.repeat(2_001) }, { number: `${'x'.repeat(2_000)}…` }],
  ['a text in a list', { notes: ['x'.repeat(9_000_000)] }, { notes: [`${'x'.repeat(2_000)}…`] }],
  ['a long list', { lines: many(501, 'x') }, { lines: many(500, 'x') }],
])('%s is cut, and it is said that something is missing', (_what, message, expected) => {
  expect(shortened(message)).toEqual({ ...expected, isShortened: true });
});

test('long lists in a long list are cut together: 500 lines and 4,500 of what is in them', () => {
  const { lines, isShortened } = shortened({ lines: many(600, { notes: many(400, 'x') }) });
  const counts = lines.map(({ notes }) => notes.length);
  expect([lines.length, counts.reduce((sum, count) => sum + count, 0), isShortened]).toEqual([
    500,
    4_500,
    true,
  ]);
});
