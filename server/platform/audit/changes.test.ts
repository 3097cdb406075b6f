import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('an edit is recorded by the fields that changed', () => {
  const before = { name: 'Lena', city: 'Berlin', tags: ['a'] };
  expect(changesBetween(before, { name: 'Lena', city: 'Bonn', tags: ['a'] })).toEqual({
    before: { city: 'Berlin' },
    after: { city: 'Bonn' },
  });
});

test('a field that was not given did not change', () => {
  expect(changesBetween({ name: 'Lena', city: 'Berlin' }, { name: 'Lene' })).toEqual({
    before: { name: 'Lena' },
    after: { name: 'Lene' },
  });
});
