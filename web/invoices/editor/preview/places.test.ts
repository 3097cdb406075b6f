import { expect, test } from 'vitest';
import { joined, placeOfField } from './places.ts';

const at = (field: string, left: number, top: number) => ({ field, left, top, width: 0.2, height: 0.014 });

test('two lines of one text are one place, two columns of one field are two', () => {
  const text = [at('lines.0.description', 0.1, 0.4), at('lines.0.description', 0.1, 0.414)];
  const price = [at('lines.0.unitPrice', 0.5, 0.4), at('lines.0.unitPrice', 0.8, 0.4)];
  expect(joined([...text, ...price]).map(({ field }) => field)).toEqual([
    'lines.0.description',
    'lines.0.unitPrice',
    'lines.0.unitPrice',
  ]);
});

test.each([
  ['lines.3.details', 'lines.3.description'],
  ['lines.3.unit', 'lines.3.quantity'],
  ['lines.3.vatCase', 'lines.3.vatCase'],
  ['discountPercent', 'totals'],
  ['clientId', 'clientId'],
])('the field %s is shown at %s', (path, place) => {
  expect(placeOfField(path)).toBe(place);
});
