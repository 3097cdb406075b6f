import { expect, test } from 'vitest';
import { bytesText } from './bytes.ts';

test.for([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [99_940, '99,9 kB'],
  [212_400, '212 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [48_200_000, '48,2 MB'],
  [3_000_000_000_000_000, '3.000 TB'],
] as const)('%d bytes are %s', ([bytes, text]) => {
  expect(bytesText(bytes, 'de').replace('\u00a0', ' ')).toBe(text);
});
