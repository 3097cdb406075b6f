import { expect, test } from 'vitest';
import { activePlace } from './anchor.ts';

const IDS = ['business-info', 'services-clients', 'payment-settings', 'tax-legal', 'invoice-style'];
const places = (...tops: number[]) => IDS.map((id, index) => ({ id, top: tops[index] ?? 9_999 }));
const inTheMiddle = { height: 900, isAtEnd: false, wanted: '' };

test.each([
  ['at the top of the page Lena is in the first section', places(260, 900), 'business-info'],
  [
    'a section whose head stands 200 px below the top is the one she reads',
    places(-700, 200),
    'services-clients',
  ],
  ['one pixel lower it is not yet', places(-700, 201), 'business-info'],
  ['far down it is the last that has passed', places(-2000, -1500, -400, 650), 'payment-settings'],
])('%s', (_what, tops, expected) => {
  expect(activePlace(tops, inTheMiddle)).toBe(expected);
});

const atTheEnd = places(-2000, -1500, -400, 300, 650);

test('at the end of the page it is the last section in sight, which can come no higher', () => {
  expect(activePlace(atTheEnd, { ...inTheMiddle, isAtEnd: true })).toBe('invoice-style');
});

test('unless another section there was asked for', () => {
  expect(activePlace(atTheEnd, { ...inTheMiddle, isAtEnd: true, wanted: 'tax-legal' })).toBe('tax-legal');
});

test('one that was asked for earlier and lies above does not count', () => {
  const asked = { ...inTheMiddle, isAtEnd: true, wanted: 'business-info' };
  expect(activePlace(atTheEnd, asked)).toBe('invoice-style');
});

test('while the sections are not there yet, none is active', () => {
  expect(activePlace([], inTheMiddle)).toBe('');
});
