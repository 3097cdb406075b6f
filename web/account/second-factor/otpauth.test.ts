import { expect, test } from 'vitest';
import { inFours, keyOf } from './otpauth.ts';

const ADDRESS =
  'otpauth://totp/Belegbar:lena%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEH&issuer=Belegbar&digits=6&period=30';

test('Lena can type the very key that stands in the picture', () => {
  expect(keyOf(ADDRESS)).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEH');
});

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('the key %s is shown in fours, with no blank at its end', (key, shown) => {
  expect(inFours(key)).toBe(shown);
});
