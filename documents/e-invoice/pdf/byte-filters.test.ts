import { expect, test } from 'vitest';
import { lzw } from '../../testing/lzw.ts';
import { fromLzw, fromRunLength } from './byte-filters.ts';

const MANY = 1_000_000;

test('the example of the standard is unpacked (ISO 32000-2, 7.4.4.2)', () => {
  const packed = Uint8Array.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
  expect(Buffer.from(fromLzw(packed, MANY, {})).toString('latin1')).toBe('-----A---B');
});

test.each([1, 0])(
  'codes of all widths are read, and a table that begins anew, at EarlyChange %i',
  (EarlyChange) => {
    const bytes = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * at) >> (at % 7)));
    expect(Buffer.from(fromLzw(lzw(bytes, EarlyChange), MANY, { EarlyChange })).equals(bytes)).toBe(true);
  },
);

test('runs are copied or repeated up to their end', () => {
  const packed = Uint8Array.from([2, 0x61, 0x62, 0x63, 254, 0x64, 128, 0x65]);
  expect(Buffer.from(fromRunLength(packed, MANY)).toString('latin1')).toBe('abcddd');
});

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ['one byte for many', (bytes) => fromRunLength(bytes, 1000)],
  ['codes for ever longer sequences', () => fromLzw(lzw(Buffer.alloc(100_000)), 1000, {})],
])('%s stop soon behind the limit', (_, unpack) => {
  const { byteLength } = unpack(Buffer.alloc(200_000, Buffer.from([129, 0])));
  expect(byteLength).toBeGreaterThan(1000);
  expect(byteLength).toBeLessThan(10_000);
});

test('a code that stands for nothing is a fault', () => {
  expect(() => fromLzw(Uint8Array.from([0xff, 0xff]), MANY, {})).toThrow('a code that stands for nothing');
});
