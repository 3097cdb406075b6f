import { expect, test } from 'vitest';
import { inBytes } from './bytes.ts';

test.each([
  [0, '0 Byte', '0 byte'],
  [999, '999 Byte', '999 byte'],
  [1000, '1 kB', '1 kB'],
  [812_345, '812 kB', '812 kB'],
  [24_540_000, '24,5 MB', '24.5 MB'],
  [3_200_000_000, '3,2 GB', '3.2 GB'],
  [7_000_000_000_000_000, '7.000 TB', '7,000 TB'],
])('%d bytes are %s', (bytes, german, english) => {
  expect(inBytes(bytes, 'de').replaceAll('\u00a0', ' ')).toBe(german);
  expect(inBytes(bytes, 'en').replaceAll('\u00a0', ' ')).toBe(english);
});
